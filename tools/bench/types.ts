/** One line of `npm run bench --json`: a median; with a reference measured in the same run, their ratio too. */
export type BenchFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference?: number;
  readonly ratio?: number;
};

export type BenchGroup = { readonly name: string; readonly run: () => Promise<readonly BenchFigure[]> };
