import { ValueSeries } from "#web/kit/chart/value-series.tsx";
import type { SeriesParts } from "./series-parts.ts";

/** The picture of a series with the list of what happened within it; what happened before stands in the table. */
export function DrawnSeries({ name, points, owed, events }: SeriesParts & { readonly name: string }) {
  const [first, last] = [points[0]?.month ?? "", points.at(-1)?.month ?? ""];
  const drawn = events.filter(({ month }) => month >= first && month <= last);
  return (
    <>
      <ValueSeries title={`${name}の評価額`} points={points} owed={owed} events={drawn} />
      {drawn.length > 0 && (
        <ol aria-label="できごと" className="mt-2 flex flex-col gap-1 text-14">
          {drawn.map(({ month, label, when }, i) => (
            <li key={`${month} ${label}`} className="flex items-baseline gap-2">
              <span className="inline-grid size-5 shrink-0 place-items-center rounded-full bg-ink font-bold text-12 text-white">
                {i + 1}
              </span>
              <span className="amount text-sub">{when}</span>
              <span>{label}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
