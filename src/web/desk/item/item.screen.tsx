import { useState } from "react";
import type { DeskItem, DeskOutcome } from "#api/client/client.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { ApprovalList } from "#web/desk/frame/approval-list.tsx";
import { ChangeOutcome } from "#web/desk/frame/change-outcome.tsx";
import { useChange } from "#web/desk/frame/use-change.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Actions } from "./actions.tsx";
import { ClaimBar } from "./claim-bar.tsx";
import { ContactCard } from "./contact-card.tsx";
import { FactList } from "./fact-list.tsx";
import { FileList } from "./file-list.tsx";
import { OverCard } from "./over-card.tsx";

/** One item: what it says, who has it, and what may be done with it. What was decided last stays on the page till it is left. */
export function ItemScreen({ item }: { readonly item: DeskItem }) {
  const change = useChange();
  const [outcome, setOutcome] = useState<DeskOutcome | null>(null);
  const isMine = item.claim?.isMine === true;
  if (outcome?.isOver) return <OverCard queue={item.queue} queueTitle={item.queueTitle} done={outcome.done} />;
  return (
    <>
      <ClaimBar item={item} change={change} />
      <ChangeOutcome {...change} />
      <Card title="内容" lead={<HeadLine item={item} />} aside={<Badge tone="quiet">{item.state}</Badge>}>
        <FactList facts={item.facts} />
        <FileList item={item} />
      </Card>
      {item.hasContact && <ContactCard key={item.seen} item={item} change={change} />}
      <ApprovalList approvals={item.approvals} />
      {isMine && <Actions key={item.seen} item={item} change={change} outcome={outcome} onOutcome={setOutcome} />}
    </>
  );
}

function HeadLine({ item: { id, receivedAt, dueOn, isLate } }: { readonly item: DeskItem }) {
  return (
    <>
      <span className="tabular-nums [overflow-wrap:anywhere]">{id}</span>　{formatDate(new Date(receivedAt))} 受付
      {dueOn !== null && (
        <span className={isLate ? "font-bold text-accent-strong" : ""}>
          　期限 {formatDay(dueOn)}
          {isLate && "（過ぎています）"}
        </span>
      )}
    </>
  );
}
