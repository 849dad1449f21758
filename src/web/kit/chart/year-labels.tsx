type YearLabelsProps = {
  readonly years: readonly { readonly index: number; readonly year: number }[];
  /** Per cent of the width, of the point with that index. */
  readonly x: (index: number) => number;
  readonly className: string;
};

/** Years under a line; every other one is left out on a phone when there are many. */
export function YearLabels({ years, x, className }: YearLabelsProps) {
  return years.map(({ index, year }) => (
    <text
      key={year}
      x={`${x(index)}%`}
      y="100%"
      dy={17}
      textAnchor="middle"
      dominantBaseline="central"
      className={`${className} ${years.length > 4 ? "max-sm:even:hidden" : ""}`}
    >
      {year}年
    </text>
  ));
}
