import { useState } from "react";
import { apiClient, type OpenCompanyMailing } from "#api/client/client.ts";
import { RECIPIENTS_KEPT_DAYS } from "#domain/direct-mail/core/limits.ts";
import { sourceText } from "#domain/direct-mail/core/source-words.ts";
import { MAILING_FIELDS } from "#kernel/business-fields/mailing-fields.ts";
import type { Change } from "#web/console/frame/use-change.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { KIND_WORDS } from "./mailing-words.ts";

type StepsProps = {
  readonly mailing: OpenCompanyMailing;
  /** Something was typed that is not saved: what would be confirmed is not what stands in the form. */
  readonly isUnsaved: boolean;
  readonly change: Change;
};

/** Confirms a draft, or ends a mailing; each is asked once more, for neither is taken back. */
export function StepsCard({ mailing, isUnsaved, change }: StepsProps) {
  const { id, state, counts } = mailing;
  const isReady = useIsReady();
  const [asked, setAsked] = useState<keyof typeof STEPS | null>(null);
  if (state === "closed") return null;
  const take = async () => {
    if (asked === "confirm")
      await change.run(STEPS.confirm.done, () =>
        apiClient().company.post("/direct-mail/mailings/{id}/confirmation", { path: { id }, body: {} }),
      );
    else
      await change.run(STEPS.close.done, () => apiClient().company.post("/direct-mail/mailings/{id}/closing", { path: { id }, body: {} }));
    setAsked(null);
  };
  const step = asked && STEPS[asked];
  return (
    <Card title="送付を進める">
      <div className="flex flex-wrap gap-3">
        {state === "draft" && (
          <Button disabled={!isReady || counts.waiting === 0 || isUnsaved} isBusy={change.isBusy} onClick={() => setAsked("confirm")}>
            内容を確定する
          </Button>
        )}
        <Button tone="secondary" disabled={!isReady} isBusy={change.isBusy} onClick={() => setAsked("close")}>
          送付を終える
        </Button>
      </div>
      {state === "draft" && <Lacking isEmpty={counts.waiting === 0} isUnsaved={isUnsaved} />}
      <ConfirmDialog
        title={step?.title ?? ""}
        action={step?.action ?? ""}
        isOpen={asked !== null}
        isBusy={change.isBusy}
        onConfirm={() => void take()}
        onClose={() => setAsked(null)}
      >
        {asked === "confirm" && <Confirmed mailing={mailing} />}
        <p>{step?.text}</p>
      </ConfirmDialog>
    </Card>
  );
}

/** What a draft lacks before it can be confirmed. */
function Lacking({ isEmpty, isUnsaved }: { readonly isEmpty: boolean; readonly isUnsaved: boolean }) {
  return (
    <>
      {isEmpty && <p className="mt-2 text-13 text-sub">宛先を取り込むと、確定できます。</p>}
      {isUnsaved && (
        <p className="mt-2 text-14">お手紙の内容に、保存していない変更があります。確定の前に「下書きを保存する」を押してください。</p>
      )}
    </>
  );
}

/** What is confirmed, as it is saved. */
function Confirmed({ mailing }: Pick<StepsProps, "mailing">) {
  const rows = [
    [MAILING_FIELDS.purpose.label, mailing.purpose],
    [MAILING_FIELDS.kind.label, KIND_WORDS[mailing.kind]],
    [MAILING_FIELDS.message.label, mailing.message === "" ? "なし" : mailing.message],
    [MAILING_FIELDS.source.label, sourceText(mailing)],
    ["宛先", `${mailing.counts.waiting.toLocaleString("ja-JP")}件`],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sub">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const STEPS = {
  confirm: {
    ...{ title: "内容を確定しますか", action: "確定する", done: "内容を確定しました。お手紙を作れます。" },
    text: "確定すると、お手紙の言葉は変えられません。宛先は、あとからも加えられます。",
  },
  close: {
    ...{ title: "送付を終えますか", action: "終える", done: "送付を終えました。" },
    text: `お手紙を作れなくなります。宛先は${RECIPIENTS_KEPT_DAYS}日後に消えます。`,
  },
} as const;
