import { lazy } from "react";
import type { EstimateResponse } from "#api/client/client.ts";
import { CopyLink } from "#web/kit/link/copy-link.tsx";
import { Footnotes } from "#web/kit/report/footnotes.tsx";
import { Parts, ReportHeader } from "#web/kit/report/report-header.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { draftOfInput, searchOf } from "#web/price/place/draft.ts";
import { LaterCharts } from "#web/price/trend/later-charts.tsx";
import { subParts, titleParts } from "#web/price/words/result-words.ts";
import { disclaimer, estimateSources } from "#web/price/words/sources.ts";
import { ComparablesCard } from "./comparables-card.tsx";
import type { Around } from "./find-result.ts";
import { NextCard } from "./next-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { ReasonsCard } from "./reasons-card.tsx";
import { WhatIf } from "./what-if.tsx";
import { WhenAlive } from "./when-alive.tsx";

// Most results are prices of now, and most of them of flats.
const ExpiredNotice = lazy(() => import("./expired/expired-notice.tsx"));
const ToldFacts = lazy(() => import("#web/kit/report/told-facts.tsx"));
const LandAndBuilding = lazy(() => import("#web/kit/report/land-and-building.tsx"));
const RefusalCard = lazy(() => import("./refusal-card.tsx"));
const SimilarTownsCard = lazy(() => import("./similar-towns-card.tsx"));

export type ResultViewProps = {
  readonly estimate: EstimateResponse;
  readonly around: Around;
  readonly onRecompute: () => void;
  readonly isRecomputing: boolean;
  /** Why the last try to recompute failed. */
  readonly problem: string | null;
};

export function ResultView({ estimate, around, onRecompute, isRecomputing, problem }: ResultViewProps) {
  const { outcome } = estimate;
  return (
    <div className="measure-content py-6 sm:py-8">
      <ReportHeader
        trail={[{ label: "価格を調べる", to: "/search" }, { label: "結果" }]}
        title={<Parts parts={titleParts(estimate)} />}
        sub={<Parts parts={subParts(estimate)} separator="／" />}
        facts={
          estimate.subject.kind !== "condo" && (
            <ToldFacts home={estimate.input} answersRead={outcome.estimated ? estimate.answersRead : null} />
          )
        }
        actions={<Actions estimate={estimate} />}
      />
      <div className="mt-5 flex flex-col gap-5">
        {estimate.isExpired && <ExpiredNotice {...{ onRecompute, isRecomputing, problem }} />}
        {outcome.estimated ? (
          <>
            <div className="grid items-start gap-5 lg:grid-cols-[1.2fr_1fr]">
              <PriceCard estimate={estimate} outcome={outcome} />
              <ReasonsCard estimate={estimate} outcome={outcome} />
            </div>
            {outcome.parts && <LandAndBuilding parts={outcome.parts} />}
            <ComparablesCard estimate={estimate} outcome={outcome} />
          </>
        ) : (
          <RefusalCard estimate={estimate} reason={outcome.reason} />
        )}
        <LaterCharts estimate={estimate} history={around.history} />
        <NextCard estimate={estimate} />
        {outcome.estimated && estimate.subject.kind !== "land" && <WhatIf estimate={estimate} outcome={outcome} />}
        <WhenAlive standIn={null}>
          <SimilarTownsCard estimate={estimate} similar={around.similar} />
        </WhenAlive>
      </div>
      <p className="mt-6 text-13 text-sub">{disclaimer(estimate)}</p>
      <Footnotes sources={estimateSources(estimate)} />
    </div>
  );
}

function Actions({ estimate }: { estimate: EstimateResponse }) {
  return (
    <>
      <LinkButton size="bar" tone="secondary" to="/search/input" search={searchOf(draftOfInput(estimate.input))}>
        条件を直す
      </LinkButton>
      <CopyLink />
      <Button size="bar" tone="secondary" onClick={() => window.print()}>
        印刷・PDF
      </Button>
    </>
  );
}
