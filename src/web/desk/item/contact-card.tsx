import { useState } from "react";
import { apiClient, type DeskItem, type DeskOutcome } from "#api/client/client.ts";
import type { Change } from "#web/desk/frame/use-change.ts";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { FactList } from "./fact-list.tsx";

const MOST = 500;

/** Who sent it and how they are reached: shown for half an hour once another operator has agreed. */
export function ContactCard({ item, change }: { readonly item: DeskItem; readonly change: Change }) {
  const { contact, approvals, claim } = item;
  if (contact !== null)
    return (
      <Card title={titleOf(item)} lead="開いたことは、記録に残っています。">
        <FactList facts={contact} />
      </Card>
    );
  const isAsked = approvals.some(({ action }) => action === "disclose");
  return (
    <Card title={titleOf(item)} lead="ほかの担当者が承認すると、30分のあいだ見られます。">
      {isAsked && <p className="text-14">承認を待っています。</p>}
      {!isAsked && claim?.isMine && <AskForm item={item} change={change} />}
      {!isAsked && !claim?.isMine && <p className="text-14">見る必要があるときは、先にこの件を担当してください。</p>}
    </Card>
  );
}

/** Neither an offer nor a contract was sent to us: what is disclosed are the two sides of the one, and who works for the company of the other. */
function titleOf({ queue }: DeskItem): string {
  if (queue === "contracts") return "会社の担当者の連絡先";
  return queue.startsWith("offer-") ? "双方の連絡先とやりとり" : "送った人の連絡先";
}

function AskForm({ item: { queue, id, seen }, change }: { readonly item: DeskItem; readonly change: Change }) {
  const isReady = useIsReady();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const ask = () => {
    const said = reason.trim();
    setError(said === "" ? "見る理由を入力してください" : undefined);
    if (said === "") return;
    void change.run<DeskOutcome>(
      ({ done }) => done,
      () => apiClient().desk.post("/items/{queue}/{id}/disclosure", { path: { queue, id }, body: { reason: said, seen } }),
    );
  };
  return (
    <form
      method="post"
      aria-label="連絡先の開示を頼む"
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !change.isBusy) ask();
      }}
    >
      <div className="w-full">
        <LongTextField
          {...{ name: "disclosure-reason", label: "見る理由", isRequired: true, value: reason, most: MOST, rows: 2, error }}
          hint="記録に残ります。相手の名前などは書かないでください。"
          onChange={setReason}
        />
      </div>
      <Button type="submit" size="bar" tone="secondary" disabled={!isReady} isBusy={change.isBusy}>
        開示を頼む
      </Button>
    </form>
  );
}
