export type Sample = { readonly minute: number; readonly bytes: number };

/** Megabytes a minute by which what was measured grows, by the straight line with the least squares; 0 for fewer than two times. */
export function megabytesPerMinute(samples: readonly Sample[]): number {
  const n = samples.length;
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / n;
  const [minute, bytes] = [mean((one) => one.minute), mean((one) => one.bytes)];
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
  const together = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.bytes - bytes), 0);
  return n < 2 || spread === 0 ? 0 : together / spread / 1e6;
}
