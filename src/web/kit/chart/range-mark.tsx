type RangeMarkProps = {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  /** Null: only the range is drawn. */
  readonly value: number | null;
  readonly format: (value: number) => string;
  /** What is drawn, for those who do not see it. */
  readonly title: string;
  readonly valueLabel: string;
};

/** A value against a usual range and its mean, on a track from zero. Across in percent: it stretches to any width. */
export function RangeMark({ low, mean, high, value, format, title, valueLabel }: RangeMarkProps) {
  const end = Math.max(high, value ?? 0) * 1.15;
  const at = (amount: number) => (amount / end) * 100;
  const told = value === null ? "" : `${valueLabel} ${format(value)}。`;
  return (
    <svg
      role="img"
      aria-label={`${title}。${told}目安の幅は ${format(low)} から ${format(high)}、平均 ${format(mean)}。`}
      className="block h-[76px] w-full overflow-visible print:break-inside-avoid"
    >
      <rect y={34} width="100%" height={12} rx={6} className="fill-track print:stroke-line" />
      <rect x={`${at(low)}%`} y={34} width={`${at(high) - at(low)}%`} height={12} rx={6} className="fill-control/45" />
      <line x1={`${at(mean)}%`} x2={`${at(mean)}%`} y1={30} y2={50} strokeWidth={2} className="stroke-sub" />
      <text x={`${at(low)}%`} y={63} textAnchor="middle" dominantBaseline="central" className="fill-current text-12 text-sub tabular-nums">
        {format(low)}
      </text>
      <text x={`${at(high)}%`} y={63} textAnchor="middle" dominantBaseline="central" className="fill-current text-12 text-sub tabular-nums">
        {format(high)}
      </text>
      {value !== null && (
        <>
          <rect x={`${at(value)}%`} y={28} width={4} height={24} rx={2} transform="translate(-2)" className="fill-brand" />
          <text
            x={`${at(value)}%`}
            y={12}
            textAnchor={at(value) < 20 ? "start" : at(value) > 80 ? "end" : "middle"}
            dominantBaseline="central"
            className="fill-current font-bold text-13 text-brand tabular-nums"
          >
            {valueLabel} {format(value)}
          </text>
        </>
      )}
    </svg>
  );
}
