import { AccuracyBadge } from "./accuracy-badge.tsx";
import { AreaTable } from "./area-table.tsx";
import { ExampleCard } from "./example-card.tsx";
import type { HomeData } from "./find-home.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { JobStrip } from "./job-strip.tsx";
import { BusinessCard, NewsCard } from "./news-card.tsx";
import { PriceMapCard } from "./price-map-card.tsx";

export type LowerHalfProps = { readonly data: HomeData };

/** Everything below the search box. It answers to nothing but links. */
export function LowerHalf({ data: { card, prices, example, news } }: LowerHalfProps) {
  return (
    <>
      <div className="self-end">
        <AccuracyBadge card={card} />
      </div>
      <div className="lg:order-1 lg:col-span-2">
        <JobStrip />
      </div>
      {prices && (
        <div className="grid lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PriceMapCard prices={prices} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 lg:order-2 lg:col-span-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        {example && <ExampleCard example={example} />}
        {prices && <AreaTable prices={prices} />}
      </div>
      <div className="lg:order-3 lg:col-span-2">
        <HowItWorks />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:order-4 lg:col-span-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        {news.length > 0 && <NewsCard news={news} />}
        <BusinessCard />
      </div>
    </>
  );
}
