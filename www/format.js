// @ts-check
// Numbers as people read them, in the page's language.

/**
 * A number as the page's language writes it.
 * @param {number} value
 * @param {number} [digits] after the point
 */
export function number(value, digits = 0) {
  const look = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(document.documentElement.lang, look);
}

/**
 * `7:15`, or with tenths in the last ten seconds, `4.2`.
 * @param {number} left in milliseconds
 */
export function clockText(left) {
  if (left < 10_000) return number(Math.ceil(left / 100) / 10, 1);
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
