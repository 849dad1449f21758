/** One line of `npm run bench --json`: a median; with a reference measured in the same run, their ratio too. */
export type BenchFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference?: number;
  readonly ratio?: number;
  /** The most that the value and the ratio may be, and the least that the value may be; beyond it the run fails. */
  readonly limits?: { readonly value?: number; readonly ratio?: number; readonly least?: number };
};

/** What of a figure is beyond its limits: `value 3.2 > 3`. What could not be measured is within none. */
export function beyondLimits({ value, ratio, limits = {} }: BenchFigure): string[] {
  const given = { value, ratio };
  const tooMuch = (["value", "ratio"] as const).flatMap((part) => {
    const [is, most] = [given[part], limits[part]];
    return is === undefined || most === undefined || is <= most ? [] : [`${part} ${rounded(is)} > ${most}`];
  });
  return limits.least === undefined || value >= limits.least ? tooMuch : [...tooMuch, `value ${rounded(value)} < ${limits.least}`];
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** What a run was asked for beside its groups. */
export type BenchOptions = {
  /** A data folder with other data than the sample, for the groups that ask a running site; null: the sample. */
  readonly dataDir: string | null;
};

export type BenchGroup = { readonly name: string; readonly run: (options: BenchOptions) => Promise<readonly BenchFigure[]> };
