/** Puts the `count` smallest of the first `length` values to the front, in order. No two values are equal. */
export function smallestFirst(values: Float64Array, length: number, count: number): void {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const border = partition(values, low, high);
    if (border >= count) high = border;
    else low = border + 1;
    if (border === count - 1) break;
  }
  values.subarray(0, Math.min(count, length)).sort();
}

/** Values up to the answer are less than those after it. */
function partition(values: Float64Array, low: number, high: number): number {
  const pivot = medianOfThree(values[low] ?? 0, values[(low + high) >> 1] ?? 0, values[high] ?? 0);
  let i = low - 1;
  let j = high + 1;
  for (;;) {
    do i += 1;
    while ((values[i] ?? 0) < pivot);
    do j -= 1;
    while ((values[j] ?? 0) > pivot);
    if (i >= j) return j;
    const value = values[i] ?? 0;
    values[i] = values[j] ?? 0;
    values[j] = value;
  }
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
