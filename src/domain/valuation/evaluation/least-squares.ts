/** Keeps the equations solvable where columns depend on each other, and changes no coefficient that matters. */
const RIDGE = 1e-6;

/** Coefficients that minimise the squared error, by the normal equations (Cholesky). Rows are observations; unknown cities simply score 0. */
export function leastSquares(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: width }, (_, i) => Float64Array.from({ length: width }, (__, j) => (i === j ? RIDGE : 0)));
  const right = new Float64Array(width);
  rows.forEach((row, n) => {
    addObservation(matrix, row);
    for (let i = 0; i < width; i += 1) right[i] = (right[i] as number) + (row[i] as number) * (targets[n] as number);
  });
  return solve(cholesky(matrix), right);
}

function addObservation(matrix: Float64Array[], row: readonly number[]): void {
  for (let i = 0; i < row.length; i += 1) {
    const line = matrix[i] as Float64Array;
    const x = row[i] as number;
    if (x !== 0) for (let j = 0; j <= i; j += 1) line[j] = (line[j] as number) + x * (row[j] as number);
  }
}

/** The lower triangle L with L·Lᵀ = matrix, of which only the lower triangle is read. */
function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map((line) => Float64Array.from(line));
  lower.forEach((line, i) => {
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] as Float64Array;
      let sum = line[j] as number;
      for (let k = 0; k < j; k += 1) sum -= (line[k] as number) * (other[k] as number);
      line[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number);
    }
  });
  return lower;
}

function solve(lower: readonly Float64Array[], right: Float64Array): number[] {
  const n = right.length;
  const at = (i: number, j: number) => (lower[i] as Float64Array)[j] as number;
  const forward = new Array<number>(n).fill(0);
  for (let i = 0; i < n; i += 1) {
    let sum = right[i] as number;
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (forward[k] as number);
    forward[i] = sum / at(i, i);
  }
  const answer = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = forward[i] as number;
    for (let k = i + 1; k < n; k += 1) sum -= at(k, i) * (answer[k] as number);
    answer[i] = sum / at(i, i);
  }
  return answer;
}
