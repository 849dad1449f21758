import { Link } from "@tanstack/react-router";
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
  const isRegister = item.receivedAt === null;
  const mayDecide = isRegister || item.claim?.isMine === true;
  const decided = (next: DeskOutcome) => {
    setOutcome(next);
    return next.isOver ? Promise.resolve() : change.say(next.done);
  };
  if (outcome?.isOver) return <OverCard queue={item.queue} queueTitle={item.queueTitle} done={outcome.done} />;
  return (
    <>
      <p className="text-14">
        <Link to="/admin/queues/$queue" params={{ queue: item.queue }} className="text-brand underline underline-offset-4">
          {item.queueTitle}
        </Link>
      </p>
      {!isRegister && <ClaimBar item={item} change={change} />}
      <ChangeOutcome {...change} />
      <Card title="内容" lead={<HeadLine item={item} />} aside={<Badge tone="quiet">{item.state}</Badge>}>
        <FactList facts={item.facts} />
        <FileList item={item} />
      </Card>
      {item.hasContact && <ContactCard key={`contact ${item.seen}`} item={item} change={change} />}
      <ApprovalList approvals={item.approvals} />
      {mayDecide && <Actions key={`actions ${item.seen}`} item={item} change={change} outcome={outcome} onOutcome={decided} />}
    </>
  );
}

function HeadLine({ item: { id, receivedAt, dueOn, isLate } }: { readonly item: DeskItem }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {receivedAt !== null && (
        <>
          <span className="tabular-nums [overflow-wrap:anywhere]">{id}</span>
          <span>{formatDate(new Date(receivedAt))} 受付</span>
        </>
      )}
      {dueOn !== null && (
        <span className={isLate ? "font-bold text-accent-strong" : ""}>
          期限 {formatDay(dueOn)}
          {isLate && "（過ぎています）"}
        </span>
      )}
    </span>
  );
}
