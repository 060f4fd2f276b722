// From asking for the page to a board on which a press places a stone, on a slow processor, nothing cached.

import { startChromium, Trial } from "../harness.mjs";
import { press, stones, waitReady } from "../lib.mjs";
import { median } from "./_numbers.mjs";

/** @param {string} url */
export default async function (url) {
  const browser = await startChromium();
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const trial = new Trial(browser, url);
    // Whoever asks the page whether it is ready makes it slower.
    const page = await trial.open({ slow: 4, ready: false });
    await new Promise((done) => setTimeout(done, 4000));
    await waitReady(page);
    const time = await page.evaluate(() => performance.getEntriesByName("hoshi-ready")[0]?.startTime ?? null);
    if (time === null) throw new Error("the page set no mark `hoshi-ready`");
    await press(page, "h8");
    if ((await stones(page)).h8 !== "black") throw new Error("the page said it was ready, yet a press placed no stone");
    if (trial.faults.length > 0) throw new Error(trial.faults.join("\n"));
    times.push(time);
    await trial.close();
  }
  await browser.close();
  return [{ name: "Chromium, 4× slower: first placeable board", measured: median(times), unit: "ms", atMost: 800 }];
}
