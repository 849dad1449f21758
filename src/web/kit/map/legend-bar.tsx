import { ColourRow } from "#web/kit/map/layers/colour-row.tsx";
import type { LegendClass } from "#web/kit/map/layers/overlay.ts";
import { Hatch } from "./hatch-swatch.tsx";

export type LegendBarProps = {
  readonly title: string;
  /** `kind`: the classes are kinds of things, told by their names. */
  readonly unit: string;
  readonly legend: readonly LegendClass[];
  /** Where the classes meet, one fewer than classes: `["200", "250"]`; null: each class is named by its own number below it. */
  readonly ticks: readonly string[] | null;
  /** Figures made of cases are dotted where they are few. */
  readonly hasCases: boolean;
  /** Hazards: a place without a colour is not thereby safe. */
  readonly isHazard: boolean;
};

/** The colours of a map as one bar that fits onto it. The same class by class stands in the full legend. */
export function LegendBar({ title, unit, legend, ticks, hasCases, isHazard }: LegendBarProps) {
  return (
    <section aria-label={`${title}の凡例`} className="text-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-13">
          {title}
          {unit !== "" && unit !== "kind" && <span className="font-normal text-sub">（{unit}）</span>}
        </h2>
        <ul className="flex flex-wrap gap-x-3">
          {hasCases && <HatchItem kind="few">5件未満</HatchItem>}
          <HatchItem kind="no-data">データなし</HatchItem>
        </ul>
      </div>
      {unit === "kind" ? (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {legend.map(({ from, colour, label }) => (
            <ColourRow key={from} colour={colour} label={label} />
          ))}
        </ul>
      ) : (
        <Bar {...{ legend, ticks }} />
      )}
      {isHazard && <p className="font-bold">色なしは安全を意味しません。</p>}
    </section>
  );
}

function HatchItem({ kind, children }: { kind: "few" | "no-data"; children: string }) {
  return (
    <li className="flex items-center gap-1">
      <Hatch kind={kind} />
      {children}
    </li>
  );
}

/** The colours side by side, with numbers under the places where classes meet; of ranks, under each. */
function Bar({ legend, ticks }: Pick<LegendBarProps, "legend" | "ticks">) {
  const step = 100 / Math.max(1, legend.length);
  const marks = ticks
    ? ticks.map((text, index) => ({ text, at: (index + 1) * step }))
    : legend.map(({ from }, index) => ({ text: String(from), at: (index + 0.5) * step }));
  return (
    <svg
      role="img"
      aria-label={legend.map(({ label }) => label).join("、")}
      width="100%"
      height="30"
      className="mt-1 block overflow-visible"
    >
      {legend.map(({ from, colour }, index) => (
        <rect key={from} x={`${index * step}%`} width={`${step}%`} height="12" fill={colour} className="bar-fill" />
      ))}
      <rect width="100%" height="12" fill="none" className="stroke-control/50" />
      {marks.map(({ text, at }) => (
        <text key={text} x={`${at}%`} y="27" textAnchor="middle" className="fill-current text-12 text-ink tabular-nums">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The numbers between the classes of a legend: `0.5m以上3m未満` begins at `0.5m`, a price at its own figure. Null for ranks, which have no measure. */
export function legendTicks(legend: readonly LegendClass[], unit: string): readonly string[] | null {
  const lower = legend.slice(1).map(({ label }) => /^([\d.]+(?:[^\d.以][^\d以]*)?)以上/.exec(label)?.[1] ?? null);
  if (unit === "rank") return lower.every((text) => text !== null) ? lower : null;
  if (unit === "" || unit.includes("段階")) return null;
  return legend.slice(1).map(({ from }) => (unit === "%" && from > 0 && legend.some((each) => each.from < 0) ? `+${from}` : `${from}`));
}
