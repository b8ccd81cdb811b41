/** How a figure went over time, by a straight line through all of it (least squares). */
export interface Trend {
  readonly mean: number;
  /** The line's gain from the first sample to the last, as a share of the mean. */
  readonly growth: number;
  /** The growth in standard errors of it: chance stays below 3. */
  readonly certainty: number;
}

/** @param samples - taken at equal distances, at least three. */
export function trendOf(samples: readonly number[]): Trend {
  const count = samples.length;
  const middle = (count - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / count;
  const spread = samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = samples.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread;
  const error = samples.reduce((sum, value, at) => sum + (value - mean - slope * (at - middle)) ** 2, 0);
  const deviation = Math.sqrt(error / Math.max(1, count - 2) / spread);
  return { mean, growth: (slope * (count - 1)) / mean, certainty: deviation === 0 ? 0 : slope / deviation };
}
