// Arithmetic of measurements.

/**
 * The smallest measured value that `share` of all values do not exceed; NaN of none.
 * @param {number[]} values
 * @param {number} share such as 0.95
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0 ? NaN : sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/**
 * The middle one.
 * @param {number[]} values
 */
export function median(values) {
  return percentile(values, 0.5);
}
