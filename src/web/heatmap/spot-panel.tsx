import { Link } from "@tanstack/react-router";
import type { LonLat } from "#kernel/geo.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { Hatch } from "#web/kit/map/hatch-swatch.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import type { SpotWords } from "./value-words.ts";
import { YearLine, type YearValue } from "./year-line.tsx";

type SpotPanelProps = {
  readonly title: string;
  /** What was picked: 町, 250mメッシュ. */
  readonly precision: string;
  readonly words: SpotWords;
  readonly place: LonLat;
  /** Of layers that have years. */
  readonly years: readonly YearValue[];
  readonly onClose: () => void;
};

/** What is known of the picked spot, and the ways on from there: what a home costs there, and what may happen to it. */
export function SpotPanel({ title, precision, words, place, years, onClose }: SpotPanelProps) {
  const { state, headline, lines, town } = words;
  return (
    <section aria-label="選んだ場所" aria-live="polite" className="relative flex flex-col gap-1">
      <button
        type="button"
        onClick={onClose}
        aria-label="選んだ場所を閉じる"
        className="-top-2 -right-2 absolute grid size-11 place-items-center rounded-control text-18 hover:bg-quiet"
      >
        ×
      </button>
      <p className="pr-10 text-12 text-sub">選んだ場所・{precision}</p>
      <div className="flex flex-wrap items-baseline gap-x-4 sm:block">
        <h2 className="text-16 max-sm:min-w-0 max-sm:flex-1">{town ?? title}</h2>
        <p className={`flex items-center gap-2 font-bold ${state === "ok" ? "text-22 text-brand sm:text-28" : "text-18"} max-sm:pr-10`}>
          {state === "few" && <Hatch kind="few" />}
          {state === "no_data" && <Hatch kind="no-data" />}
          <span className="amount">{headline}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4 text-13 sm:block">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <YearLine title={title} values={years} />
      <div className="mt-2 flex flex-wrap gap-2">
        {town && (
          <Link to="/search" search={{ q: town }} className={`flex-1 ${buttonClass({ tone: "primary", size: "bar" })}`}>
            ここの価格を調べる
          </Link>
        )}
        <Link
          to="/risk/$apartmentKey/summary"
          params={{ apartmentKey: placeKeyOf({ precision: "point", place }) }}
          className={`flex-1 ${buttonClass({ tone: "secondary", size: "bar" })}`}
        >
          ここのリスクを見る
        </Link>
      </div>
    </section>
  );
}
