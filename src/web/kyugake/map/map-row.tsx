import type { FoundHome } from "#api/client/client.ts";
import type { GapAxis } from "#kernel/home/gap.ts";
import { CompareTick } from "#web/kit/compare/compare-parts.tsx";
import type { Compared } from "#web/kit/compare/use-compared.ts";
import { estimateWords, kakeWords, reasonLine } from "#web/kit/flag/flag-words.ts";
import { GradeMark } from "#web/kit/flag/grade-mark.tsx";
import { GapBand } from "#web/kit/home/gap-band.tsx";
import { accessWords, builtWords, sizeWords } from "#web/kit/home/home-words.ts";
import { PriceFigure } from "#web/kit/home/price-figure.tsx";
import { SiteLink } from "#web/kit/link/site-link.tsx";

type MapRowProps = {
  readonly home: FoundHome;
  readonly today: string;
  readonly axis: GapAxis;
  readonly isChosen: boolean;
  readonly compared: Compared;
  readonly onPoint: (key: string) => void;
};

/** A flagged home beside the map: mark, price, what it is, band, why it is cheap. */
export function MapRow({ home, today, axis, isChosen, compared, onPoint }: MapRowProps) {
  const { key, title, cityName, layout, price, estimate, flag } = home;
  const facts = [cityName, accessWords(home), [layout, ...sizeWords(home)].filter(Boolean).join(" "), builtWords(home, today)];
  return (
    <li
      data-home={key}
      data-chosen={isChosen || undefined}
      onMouseEnter={() => onPoint(key)}
      onFocus={() => onPoint(key)}
      className="relative flex gap-3 border-line border-b px-4 py-3 data-chosen:bg-brand-tint/50 data-chosen:shadow-[inset_3px_0_0_var(--color-brand)]"
    >
      {flag && <GradeMark grade={flag.grade} depth={flag.depth} />}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="leading-tight">
            <PriceFigure yen={price} />
          </p>
          {flag && <b className="amount text-16 text-accent-strong">{kakeWords(flag.ratio)}</b>}
        </div>
        <h3 className="text-16">
          <SiteLink
            item={{ label: title, to: `/homes/${key}` }}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          />
        </h3>
        <p className="text-13 text-sub">{facts.filter(Boolean).join("・")}</p>
        {estimate && (
          <div className="mt-1 grid grid-cols-[6.5rem_1fr] items-center gap-3">
            <GapBand price={price} estimate={estimate} axis={axis} />
            <span className="text-12 text-sub">{estimateWords(estimate)}</span>
          </div>
        )}
        <div className="-mb-2 flex items-center justify-between gap-3">
          <p className="text-12 text-sub">{flag && reasonLine(flag.reasons)}</p>
          <CompareTick {...{ home, compared }} />
        </div>
      </div>
    </li>
  );
}
