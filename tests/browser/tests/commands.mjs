// What a script gives to the board: whatever does not fit is refused, and the refusal says what and where.

import assert from "node:assert/strict";

/** What is given, and what the refusal must say; none for what fits. @type {[unknown, RegExp?][]} */
const COMMANDS = [
  ["undo"],
  [{ place: "h8" }],
  [{ typed: "8 8" }],
  [{ step: -1 }],
  [{ set: { theme: "paper" } }],
  [{ set: { numbers: { last: 5 } } }],
  [{ set: { volume: 100 } }],
  [{ "new-game": {} }],
  [{ "new-game": { size: 9, black: { minimax: { depth: 1, table: "patterns" } }, time: null, whiteName: undefined } }],
  [{ "new-game": { time: { game: { main: 60000, increment: 0 } } } }],
  ["jump-high", /unknown variant `jump-high`, expected `place`, `typed`/],
  [7, /number `7`, expected a name, or an object/],
  [undefined, /nothing, expected a name/],
  [["undo"], /an array, expected a name/],
  [{ undo: 1 }, /`undo` takes no value/],
  ["place", /`place` needs a value/],
  [{ place: 8 }, /number `8`, expected a string/],
  [{ place: "h8", typed: "h8" }, /an object, expected a name/],
  [{ place: "z99" }, /z99/],
  [{ jump: 1.5 }, /a number that is not whole, expected/],
  [{ jump: -1 }, /number `-1`, expected/],
  [{ jump: 1e300 }, /expected/],
  [{ set: { volume: 300 } }, /number `300`, expected u8/],
  [{ set: { sound: "yes" } }, /string `yes`, expected a boolean/],
  [{ set: { theme: "dusk" } }, /unknown variant `dusk`, expected `system`, `starry`/],
  [{ "new-game": { sizes: 9 } }, /unknown field `sizes`, expected `rule`, `size`/],
  [{ "new-game": { black: { minimax: { depth: 1 } } } }, /missing field `table`/],
  [{ "new-game": [] }, /an array, expected struct/],
  [{ name: { color: "red", name: "" } }, /unknown variant `red`, expected `black`, `white`/],
];

export default {
  async "commands are read exactly, and what does not fit is told"(t) {
    const page = await t.open();
    const answers = await page.evaluate(async (commands) => {
      const { HoshiBoard } = await import(new URL("./www/pkg/hoshi.js", location.href).href);
      const part = () => document.body.appendChild(document.createElement("div"));
      const board = new HoshiBoard(document.createElement("canvas"), part(), part(), part(), {});
      return commands.map((command) => {
        try {
          board.command(command);
          return "";
        } catch (error) {
          return `${/** @type {any} */ (error).code}: ${/** @type {Error} */ (error).message}`;
        }
      });
    }, COMMANDS.map(([command]) => command));
    for (const [i, [command, expected]] of COMMANDS.entries()) {
      const told = `${JSON.stringify(command)} was answered ${JSON.stringify(answers[i])}`;
      if (expected) assert.match(answers[i], expected, told);
      else assert.equal(answers[i], "", told);
    }
  },
};
