/** A figure of a year; `value` null: too few cases to be told. */
export type YearValue = { readonly year: number; readonly value: number | null; readonly text: string };

const SIZE = { width: 260, height: 84, top: 20, bottom: 22, side: 16 } as const;

/** How a figure went over the years, as a small line; a year with too few cases is left open. The same figures stand in the map year by year. */
export function YearLine({ title, values }: { title: string; values: readonly YearValue[] }) {
  const known = values.filter((each): each is YearValue & { value: number } => each.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < 2 || !first || !last) return null;
  const at = placesOf(values, known);
  const path = known.map(({ year, value }, index) => `${index === 0 ? "M" : "L"}${at.x(year)} ${at.y(value)}`).join("");
  const words = known.map(({ year, text }) => `${year}年 ${text}`).join("、");
  return (
    <svg role="img" aria-label={`${title}の推移：${words}`} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="mt-1 w-full max-w-80">
      <path d={path} fill="none" className="stroke-2 stroke-brand" />
      {known.map(({ year, value }) => (
        <circle key={year} cx={at.x(year)} cy={at.y(value)} r="3" className="fill-brand" />
      ))}
      <YearMark {...{ at }} mark={first} anchor="start" />
      <YearMark {...{ at }} mark={last} anchor="end" />
    </svg>
  );
}

type Places = { readonly x: (year: number) => number; readonly y: (value: number) => number };

/** Where a year and a value lie in the picture; values fill its height. */
function placesOf(values: readonly YearValue[], known: readonly { readonly value: number }[]): Places {
  const years = values.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const heights = known.map(({ value }) => value);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const { width, height, top, bottom, side } = SIZE;
  return {
    x: (year) => side + ((year - from) / Math.max(1, to - from)) * (width - 2 * side),
    y: (value) => height - bottom - ((value - low) / (high - low || 1)) * (height - top - bottom),
  };
}

function YearMark({
  at,
  mark: { year, value, text },
  anchor,
}: {
  at: Places;
  mark: YearValue & { value: number };
  anchor: "start" | "end";
}) {
  const x = anchor === "start" ? 2 : SIZE.width - 2;
  return (
    <g textAnchor={anchor} className="fill-current text-12 text-ink">
      <text x={x} y={at.y(value) - 7} className="font-bold">
        {text}
      </text>
      <text x={x} y={SIZE.height - 4} className="text-sub">
        {year}
      </text>
    </g>
  );
}
