import { lazy } from "react";
import type { EstimateResponse } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { draftOfInput, searchOf } from "#web/price/place/draft.ts";
import type { Priced } from "#web/price/words/result-words.ts";
import { WhenAlive } from "./when-alive.tsx";

const WhatIfCard = lazy(() => import("./what-if-card.tsx"));

/** 条件を変えて見る. Without script the form of the price check does the same. */
export function WhatIf({ estimate, outcome }: { estimate: EstimateResponse; outcome: Priced }) {
  const standIn = (
    <Card title="条件を変えて見る" className="no-print">
      <LinkButton tone="secondary" to="/search/input" search={searchOf(draftOfInput(estimate.input))}>
        築年や階を変えて計算する
      </LinkButton>
    </Card>
  );
  return (
    <WhenAlive standIn={standIn}>
      <WhatIfCard estimate={estimate} outcome={outcome} />
    </WhenAlive>
  );
}
