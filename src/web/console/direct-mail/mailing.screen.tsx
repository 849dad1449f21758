import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { apiClient, type OpenCompanyMailing } from "#api/client/client.ts";
import { RECIPIENTS_KEPT_DAYS } from "#domain/direct-mail/core/limits.ts";
import { sourceText } from "#domain/direct-mail/core/source-words.ts";
import { seconds } from "#kernel/duration.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useSessionView } from "#web/session/site/hooks.ts";
import { CountList } from "./count-list.tsx";
import { MailingForm, useMailingForm } from "./mailing-form.tsx";
import { countsOf, isOpen, KIND_WORDS } from "./mailing-words.ts";
import { RecipientsCard } from "./recipients-card.tsx";
import { ReturnedCard } from "./returned-card.tsx";
import { RunsCard } from "./runs-card.tsx";
import { PreviewButton } from "./save-pdf.tsx";
import { StepsCard } from "./steps-card.tsx";

const LOOK_EVERY = seconds(3);

/** One mailing: its texts, its addresses, its letters. Looked at anew while letters are drawn. */
export function MailingScreen({ mailing, now }: { readonly mailing: OpenCompanyMailing; readonly now: Date }) {
  const router = useRouter();
  const change = useChange();
  const { user } = useSessionView();
  const isPrinting = mailing.runs.some(isOpen);
  const { id, state } = mailing;
  useEffect(() => {
    if (!isPrinting) return;
    const looking = setInterval(() => {
      if (!document.hidden) void router.invalidate();
    }, LOOK_EVERY);
    return () => clearInterval(looking);
  }, [isPrinting, router]);
  const form = useMailingForm({
    texts: textsOf(mailing),
    keptAs: { name: id, sub: user?.sub ?? "" },
    send: (body) => apiClient().company.put("/direct-mail/mailings/{id}", { path: { id }, body }),
    onSent: () => change.say("下書きを保存しました。"),
  });
  const print = () =>
    change.run("お手紙を作りはじめました。", () => apiClient().company.post("/direct-mail/mailings/{id}/runs", { path: { id }, body: {} }));
  return (
    <>
      <MailingHead mailing={mailing} />
      <ChangeOutcome {...change} failed="できませんでした" />
      {state === "draft" && (
        <Card title="お手紙の内容">
          <MailingForm form={form} action="下書きを保存する" />
        </Card>
      )}
      {state !== "draft" && (
        <RunsCard
          mailing={mailing}
          now={now}
          isBusy={change.isBusy}
          onPrint={() => void print()}
          onAsked={() => void router.invalidate()}
        />
      )}
      {state !== "closed" && <RecipientsCard id={id} change={change} />}
      {mailing.counts.printed > 0 && <ReturnedCard id={id} change={change} />}
      <StepsCard mailing={mailing} isUnsaved={form.isUnsaved} change={change} />
      <LinkButton to="/console/direct-mail" tone="secondary" className="self-start">
        送付の一覧にもどる
      </LinkButton>
    </>
  );
}

/** What a mailing is, and how many of its addresses are where. */
export function MailingHead({ mailing }: { readonly mailing: OpenCompanyMailing }) {
  return (
    <Card title={mailing.purpose}>
      <div className="flex flex-col gap-4">
        {mailing.isSample && (
          <Notice tone="warn" title="見本の送付です">
            架空の会社の送付です。作ったお手紙にも、見本と書かれます。
          </Notice>
        )}
        <CountList counts={countsOf(mailing)} unit="件" />
        <p className="text-14 [overflow-wrap:anywhere]">
          {KIND_WORDS[mailing.kind]}・住所の入手元：{sourceText(mailing)}
        </p>
        {mailing.state !== "draft" && mailing.message !== "" && (
          <p className="whitespace-pre-line text-14 [overflow-wrap:anywhere]">「{mailing.message}」</p>
        )}
        {mailing.state === "closed" && (
          <p className="text-14">
            この送付は終わりました。宛先は、終えた日から{RECIPIENTS_KEPT_DAYS}日で消えます。停止の申し出は残ります。
          </p>
        )}
        {mailing.counts.waiting + mailing.counts.printed > 0 && <PreviewButton id={mailing.id} />}
      </div>
    </Card>
  );
}

function textsOf({ purpose, kind, message, source, sourceWords, sourceOn }: OpenCompanyMailing) {
  return { purpose, kind, message, source, sourceWords, sourceOn };
}
