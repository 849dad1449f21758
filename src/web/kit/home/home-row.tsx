import type { ReactNode } from "react";
import { type GapAxis, gapOf } from "#kernel/home/gap.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { formatYen } from "#kernel/yen.ts";
import { type NavigationItem, SiteLink } from "#web/kit/link/site-link.tsx";
import { GapBand } from "./gap-band.tsx";
import { HomePicture } from "./home-picture.tsx";
import type { HomeSummary } from "./home-summary.ts";
import { HomeTags } from "./home-tags.tsx";
import { accessWords, builtWords, monthWords, shortDay, sizeWords, unitPriceWords } from "./home-words.ts";
import { PriceFigure } from "./price-figure.tsx";

export type HomeRowProps = {
  readonly home: HomeSummary;
  /** ISO day in Japan. */
  readonly today: string;
  /** The axis that the rows of a list share: `gapAxis(homes)`. */
  readonly axis: GapAxis;
  /** Loan and fees of a month, where the page has reckoned them; without it the fees alone are told. */
  readonly monthlyCostYen?: number | null | undefined;
  readonly isChosen?: boolean;
  /** Where its title leads; left out: to the page of the home. */
  readonly to?: NavigationItem | undefined;
  /** `見た` */
  readonly mark?: string | undefined;
  /** At the upper right: favourite, hide. */
  readonly actions?: ReactNode;
  /** Below the row: note, reason. */
  readonly foot?: ReactNode;
  /** Pointer or focus is on the row (its key) or has left it (null). */
  readonly onPoint?: (key: string | null) => void;
};

/** One home of a list: a dense row where there is room, a card where there is not. It stands in a `<ul>`; the width of that decides. */
export function HomeRow({ home, today, axis, to, monthlyCostYen, isChosen = false, mark, actions, foot, onPoint }: HomeRowProps) {
  const point = onPoint && {
    onMouseEnter: () => onPoint(home.key),
    onMouseLeave: () => onPoint(null),
    onFocus: () => onPoint(home.key),
    onBlur: () => onPoint(null),
  };
  return (
    <li
      data-home={home.key}
      data-chosen={isChosen || undefined}
      {...point}
      className="@container relative border-line border-b bg-card data-chosen:bg-brand-tint/50 data-chosen:shadow-[inset_3px_0_0_var(--color-brand)] print:break-inside-avoid"
    >
      <article className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 p-3.5 [grid-template-areas:'tags_tags'_'picture_price'_'picture_facts'_'band_band'_'agent_agent'] @2xl:grid-cols-[6.5rem_minmax(0,1fr)_14.25rem] @2xl:grid-rows-[auto_auto_1fr] @2xl:gap-x-4.5 @2xl:gap-y-0.5 @2xl:px-6 @2xl:[grid-template-areas:'picture_tags_price'_'picture_facts_band'_'picture_agent_band']">
        <div className="pr-20 [grid-area:tags] @2xl:pr-0">
          <HomeTags {...{ home, today, mark }} />
        </div>
        <div className="[grid-area:picture]">
          <HomePicture home={home} />
        </div>
        <Facts {...{ home, today, to }} />
        <p className="pr-10 leading-tight [grid-area:price]">
          <PriceFigure yen={home.price} />
          {home.highestPrice !== null && home.highestPrice > home.price && (
            <span className="amount ml-1.5 text-12 text-sub">〜{formatYen(home.highestPrice)}</span>
          )}
        </p>
        <Figures {...{ home, axis, monthlyCostYen }} />
        <p className="flex flex-wrap justify-between gap-x-2 border-line border-t pt-1.5 text-12 text-sub [grid-area:agent] @2xl:justify-start @2xl:border-0 @2xl:pt-0.5">
          <span>
            {home.companyName}（{home.dealType}）
          </span>
          <span className="amount">
            更新 {shortDay(home.updatedOn)}・次回 {shortDay(home.nextUpdateOn)}
          </span>
        </p>
      </article>
      {actions && <div className="no-print absolute z-10 top-1.5 right-1.5 flex @2xl:right-3.5">{actions}</div>}
      {foot && <div className="relative z-10 px-3.5 pb-3.5 @2xl:px-6">{foot}</div>}
    </li>
  );
}

function Facts({ home, today, to }: Pick<HomeRowProps, "home" | "today" | "to">) {
  const access = accessWords(home);
  const built = builtWords(home, today);
  return (
    <div className="min-w-0 text-13 [grid-area:facts]">
      <h3 className="wrap-anywhere text-16 leading-snug">
        <SiteLink
          item={to ?? { label: home.title, to: `/homes/${home.key}` }}
          className="after:absolute after:inset-0 hover:text-brand hover:underline"
        />
      </h3>
      <p className="flex flex-wrap gap-x-3">
        <span className="amount">{access ?? "最寄り駅は未掲載"}</span>
        <span className="text-sub">
          {home.cityName}
          {home.town}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3">
        {home.kind !== "condo" && <span>{KIND_LABELS[home.kind]}</span>}
        {home.layout !== null && <b className="amount">{home.layout}</b>}
        {sizeWords(home).map((size) => (
          <b key={size} className="amount">
            {size}
          </b>
        ))}
        {built && <span className="amount">{built}</span>}
        {home.grossYield !== null && <span className="amount">表面利回り {(home.grossYield * 100).toFixed(1)}%</span>}
      </p>
    </div>
  );
}

function Figures({ home, axis, monthlyCostYen }: Pick<HomeRowProps, "home" | "axis" | "monthlyCostYen">) {
  const unit = unitPriceWords(home);
  return (
    <div className="[grid-area:band]">
      {home.estimate === null ? (
        <p className="hatched my-1 rounded-control px-2 py-0.5 text-12 text-sub">
          <span className="bg-card/80 px-1">推定なし</span>
        </p>
      ) : (
        <Estimate price={home.price} estimate={home.estimate} axis={axis} />
      )}
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-12 text-sub">
        <Monthly home={home} cost={monthlyCostYen} />
        {unit && <span className="amount">{unit}</span>}
      </p>
    </div>
  );
}

function Estimate({ price, estimate, axis }: { price: number; estimate: NonNullable<HomeSummary["estimate"]>; axis: GapAxis }) {
  const gap = gapOf(price, estimate);
  const look = gap.side === "below" ? "bg-accent-tint text-accent-strong" : "bg-quiet text-ink";
  return (
    <>
      <GapBand {...{ price, estimate, axis }} />
      <p className="flex flex-wrap items-center justify-between gap-x-1 text-12">
        <b className={`amount rounded-[0.375rem] px-2 py-0.5 ${look}`}>{gap.words}</b>
        <span className="amount text-sub">
          推定 <b className="text-brand">{formatYen(estimate.point)}</b>
          <span className="@2xl:sr-only">
            （{formatYen(estimate.q10)}〜{formatYen(estimate.q90)}）
          </span>
        </span>
      </p>
    </>
  );
}

/** Management and reserve are of flats: of a house or a plot that none is told says nothing. */
function Monthly({ home: { kind, monthlyYen: fees }, cost }: { home: HomeSummary; cost: number | null | undefined }) {
  const isUntold = fees === null && (kind === "condo" || kind === "new-condo");
  if (cost !== null && cost !== undefined) {
    return (
      <span className="amount">
        月々 <b className="text-13 text-ink">{monthWords(cost)}</b>
        {isUntold && "（管理費等は未掲載）"}
      </span>
    );
  }
  if (fees === null && !isUntold) return null;
  return <span className="amount">管理費等 {fees === null ? "未掲載" : `月${monthWords(fees)}`}</span>;
}
