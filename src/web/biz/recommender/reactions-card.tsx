import { useState } from "react";
import { heatOf } from "#domain/tenants/core/heat.ts";
import type { Interest } from "#domain/tenants/core/types.ts";
import { LeadRow } from "#web/kit/office/lead-row.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { addDeed, DEEDS, type Deed, deedsShown, isWaiting, SAMPLE_LEADS, type SampleLead, sortedLeads } from "./sample-leads.ts";

const NOTHING: Interest = { looks: 0, dwellSeconds: 0, likes: 0, asks: 0 };

/** The list of an office as it is drawn in its console, with one customer whose reactions the reader presses. */
export function ReactionsCard() {
  const isReady = useIsReady();
  const [mine, setMine] = useState<SampleLead>({ name: "お客さま（あなた）", did: NOTHING, visits: 0, last: "まだ反応がありません" });
  const leads = sortedLeads([mine, ...SAMPLE_LEADS]);
  const press = (deed: Deed) => setMine((lead) => addDeed(lead, deed));
  return (
    <Card
      title="反応と、関心の高い順の一覧"
      lead="押すと、管理画面の一覧がどう変わるかを試せます。この画面の中だけの例で、どこにも送りません。"
    >
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="mb-1 w-full font-bold text-14">お客さまがすること</legend>
        {DEEDS.map(({ deed, label }) => (
          <Button key={deed} tone="secondary" size="bar" disabled={!isReady} onClick={() => press(deed)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-14">
        <b>会社の管理画面「反応」</b> <Badge tone="warn">サンプル</Badge>
      </p>
      <ul aria-label="反応のあったお客さま（サンプル）">
        {leads.map((lead) => (
          <LeadRow
            key={lead.name}
            name={<b className="text-16">{lead.name}</b>}
            heat={heatOf(lead.did)}
            last={lead.last}
            isOpen={isWaiting(lead)}
            deeds={deedsShown(lead)}
            assigned={null}
            isShown={lead.name === mine.name}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {`お客さま（あなた）は、${leads.length}人のうち${leads.findIndex(({ name }) => name === mine.name) + 1}番目です。`}
      </p>
      <p className="mt-3 text-13 text-sub">
        関心は、会社が設定した日数のあいだの、閲覧の回数と時間、いいね、質問、見学の希望から決めます。メールを開いただけでは上がりません。
      </p>
    </Card>
  );
}
