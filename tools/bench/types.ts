/** One line of `npm run bench --json`: a median; with a reference measured in the same run, their ratio too. */
export type BenchFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference?: number;
  readonly ratio?: number;
  /** The most that the value and the ratio may be; beyond it the run fails. */
  readonly limits?: { readonly value?: number; readonly ratio?: number };
};

/** What of a figure is beyond its limits: `value 3.2 > 3`. */
export function beyondLimits({ value, ratio, limits = {} }: BenchFigure): string[] {
  const given = { value, ratio };
  return (["value", "ratio"] as const).flatMap((part) => {
    const [is, most] = [given[part], limits[part]];
    return is === undefined || most === undefined || is <= most ? [] : [`${part} ${Number(is.toPrecision(4))} > ${most}`];
  });
}

export type BenchGroup = { readonly name: string; readonly run: () => Promise<readonly BenchFigure[]> };
