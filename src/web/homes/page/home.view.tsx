import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { USUAL_LOAN, USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { withLooked } from "#web/homes/memory/looked-homes.ts";
import { changeLooked } from "#web/homes/memory/use-looked-homes.ts";
import { CompareButton } from "#web/kit/compare/compare-button.tsx";
import { EstimateWords, HomeList } from "#web/kit/home/home-list.tsx";
import { accessWords, builtWords, monthWords, sizeWords } from "#web/kit/home/home-words.ts";
import { PriceFigure } from "#web/kit/home/price-figure.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { HeartButton, heartOfHome } from "#web/session/favorites/heart-button.tsx";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";
import { AgentCard, ContactLink, type ContactWay } from "./agent-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import type { HomePageData } from "./find-home.ts";
import { HomePictures } from "./home-pictures.tsx";
import { citySearch, likeSearch } from "./like-search.ts";
import { MonthlyCard } from "./monthly-card.tsx";
import { monthlyParts, monthlyTotal, shortfallOf } from "./monthly-parts.ts";
import { NoticesCard } from "./notices-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { ReportCard } from "./report-card.tsx";
import { RiskStrip } from "./risk-strip.tsx";
import { SalesCard } from "./sales-card.tsx";
import { StateBanner } from "./state-banner.tsx";
import { WhyCard } from "./why-card.tsx";

type HomeViewProps = {
  readonly data: HomePageData;
  /** Above all that is told of it: why it is shown to this reader, and what they can say of it. */
  readonly lead?: ReactNode;
  /** Where one asks about it; left out: at the form of the site. */
  readonly contact?: ContactWay | undefined;
};

/** One home on offer: its price beside the estimate, what it costs, what is known of its place, and who advertises it. */
export function HomeView(props: HomeViewProps) {
  return props.data.detail.state === "withdrawn" ? <GoneHome data={props.data} /> : <ToldHome {...props} />;
}

/** One that its company took back: that it is gone, and others like it. */
function GoneHome({ data }: { data: HomePageData }) {
  return (
    <div className="measure-content py-5 sm:py-6">
      <Head data={data} />
      <div className="mt-3 flex flex-col gap-4">
        <StateBanner detail={data.detail} />
        <Similar data={data} />
      </div>
    </div>
  );
}

function ToldHome({ data, lead, contact }: HomeViewProps) {
  const { detail, report, chomes, building, sales, today } = data;
  const shortfall = shortfallOf(detail, building);
  useRemember(data);
  return (
    <div className="measure-content py-5 sm:py-6">
      <Head data={data} />
      <div className="mt-3 flex flex-col gap-4">
        {lead}
        <StateBanner detail={detail} />
        {detail.state !== "on-offer" && <Similar data={data} />}
        <HomePictures detail={detail} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <NoticesCard notices={detail.facts.notices} />
            <PriceCard {...{ detail, today }} />
            <div className="grid items-start gap-4 sm:grid-flow-col sm:auto-cols-fr">
              <WhyCard detail={detail} reserveShortfallYen={shortfall} />
              <MonthlyCard {...{ detail, shortfall }} />
            </div>
            <RiskStrip {...{ report, chomes, detail }} />
            <SalesCard {...{ detail, sales }} />
          </div>
          <aside className="flex flex-col gap-4">
            <AgentCard detail={detail} contact={contact} />
            <FactsCard {...{ detail, today }} />
            <ReportCard listingKey={detail.home.key} />
          </aside>
        </div>
        {detail.state === "on-offer" && <Similar data={data} />}
        <EstimateWords loan={USUAL_LOAN_WORDS} />
      </div>
      <PhoneBar data={data} shortfall={shortfall} contact={contact} />
    </div>
  );
}

/** Other homes on offer; of one that is not to be had any more they stand above it. */
function Similar({ data: { detail, similar, today } }: { data: HomePageData }) {
  if (similar.length === 0) return null;
  return (
    <Card
      title="近くの、価格の近い物件"
      aside={
        <Link to="/search" search={likeSearch(detail.home)} className="no-print inline-flex min-h-11 items-center text-14 text-link">
          一覧で見る
        </Link>
      }
    >
      <div className="-mx-4 -mb-4 sm:-mx-6 sm:-mb-6 overflow-hidden rounded-b-card [&_li:last-child]:border-b-0">
        <HomeList label="価格の近い物件" homes={similar} today={today} rowOf={keepableRow} />
      </div>
    </Card>
  );
}

function Head({ data: { detail, today } }: { data: HomePageData }) {
  const { home } = detail;
  const place = `${home.cityName}${home.town}`;
  const facts = [place, accessWords(home), home.layout, ...sizeWords(home), builtWords(home, today)].filter((fact) => fact !== null);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: "物件を探す", to: "/search" },
          { label: home.cityName, to: "/search", search: citySearch(home) },
          { label: home.title },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-28 max-sm:text-22">
            {home.title} {home.isSample && !home.title.includes("サンプル") && <Badge tone="quiet">サンプル</Badge>}
          </h1>
          <p className="flex flex-wrap gap-x-4 text-14 text-sub">
            {facts.map((fact) => (
              <span key={fact} className={fact === place ? "" : "amount"}>
                {fact}
              </span>
            ))}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <HeartButton item={heartOfHome(home)} words />
          <CompareButton home={{ dwellingKey: home.dwellingKey, title: home.title }} />
          <Button tone="secondary" size="bar" className="min-h-11" onClick={() => window.print()}>
            印刷
          </Button>
        </div>
      </div>
    </>
  );
}

type PhoneBarProps = Pick<HomeViewProps, "data" | "contact"> & { readonly shortfall: number | null };

/** On a phone the price and the way to ask stay in view. */
function PhoneBar({ data: { detail }, shortfall, contact }: PhoneBarProps) {
  if (detail.state !== "on-offer") return null;
  const month = monthlyTotal(monthlyParts(detail, shortfall, USUAL_LOAN));
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 mt-4 flex items-center gap-4 border-line border-t bg-card px-4 py-2.5 sm:hidden">
      <p className="leading-tight">
        <PriceFigure yen={detail.home.price} />
        <span className="amount block text-12 text-sub">月々 {monthWords(month)}</span>
      </p>
      <ContactLink {...{ detail, contact }} label="問い合わせる" className="flex-1 px-3!" />
    </div>
  );
}

function useRemember({ detail: { home } }: HomePageData): void {
  const { dwellingKey, key, title } = home;
  const facts = [home.layout, ...sizeWords(home)].filter(Boolean).join(" ");
  useEffect(() => {
    changeLooked((before) => withLooked(before, { dwellingKey, key, title, facts }));
  }, [dwellingKey, key, title, facts]);
}
