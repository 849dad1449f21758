/** Round values that a vertical axis can show, in rising order and covering the data: [1_012_000, 1_275_000] -> 1.0, 1.1, 1.2, 1.3 million. */
export function axisTicks(low: number, high: number, count = 4): readonly number[] {
  const step = niceStep(Math.max(high - low, Math.abs(high) * 0.02, 1) / (count - 1));
  const first = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let value = first; value < high + step; value += step) ticks.push(value);
  return ticks;
}

function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const share = raw / power;
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 2.5 ? 2.5 : share <= 5 ? 5 : 10) * power;
}

/** The places on the horizontal axis that get a label: the first quarter of each year, thinned to at most `most`. */
export function yearLabels<T extends { readonly year: number; readonly quarter: number }>(quarters: readonly T[], most = 8) {
  const starts = quarters.flatMap(({ year, quarter }, index) => (quarter === 1 || index === 0 ? [{ index, year, quarter }] : []));
  const yearStarts = starts.filter(({ quarter }) => quarter === 1);
  const labels = yearStarts.length > 1 ? yearStarts : starts;
  const every = Math.ceil(labels.length / most);
  return labels.filter((_, place) => place % every === 0);
}
