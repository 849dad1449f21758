import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { RECOMMENDER_COMPANY_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { FormPage } from "#web/kit/form/form-page.tsx";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import { useLetter } from "#web/kit/letter/use-letter.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { companyDraft, PLAN_CHOICES, readApplication, SETUP_LETTER, sendApplication, setupDraft } from "./application.ts";
import { DomainCheck } from "./domain-check.tsx";

/** 導入お申し込み 2/2: how the service is to be set up; then both pages are sent. */
export function ApplySetupScreen() {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const isReady = useIsReady();
  const company = isReady ? companyDraft().read() : null;
  const letter = useLetter({
    letter: SETUP_LETTER,
    draft: setupDraft(),
    initial: {},
    read: (typed) => readApplication(typed, companyDraft().read()),
    send: (input) => sendApplication(input),
    onSent: async (sent) => {
      companyDraft().forget();
      setReceipt(sent);
    },
  });
  return (
    <div className="measure-form py-6 sm:py-8">
      <FormPage title="導入お申し込み" lead={receipt ? null : <Lead />}>
        {receipt ? (
          <Received receipt={receipt} />
        ) : (
          <>
            {company && <Company typed={company} />}
            {isReady && !company && <NoCompany />}
            <Card title="配信の準備">
              <LetterForm state={letter} />
            </Card>
            {letter.step === "write" && <DomainCheck domain={letter.form.typed.mailDomain ?? ""} />}
          </>
        )}
      </FormPage>
    </div>
  );
}

function Lead() {
  return (
    <>
      ご提案する物件と、お知らせの差出人です（2/2 配信の準備）。お申し込みの前に、
      <a href="/terms" target="_blank" rel="noopener" className="text-link">
        利用規約<span className="sr-only">（新しいタブで開きます）</span>
      </a>
      をお読みください。
    </>
  );
}

function NoCompany() {
  return (
    <NothingYet title="会社とご担当者の入力が済んでいません" action={<LinkButton to="/recommender/serviceform">1/2を入力する</LinkButton>}>
      はじめのページから入力してください。
    </NothingYet>
  );
}

function Company({ typed }: { readonly typed: Typed }) {
  const plan = PLAN_CHOICES.find(({ value }) => value === typed.plan)?.label ?? "";
  return (
    <Card
      title="会社とご担当者"
      aside={
        <Link to="/recommender/serviceform" className="text-link">
          直す
        </Link>
      }
    >
      <dl className="divide-y divide-line border-line border-y">
        {Object.entries(RECOMMENDER_COMPANY_FIELDS).map(([name, { label }]) => (
          <div key={name} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-14 text-sub">{label}</dt>
            <dd className="wrap-anywhere min-w-0">{(name === "plan" ? plan : typed[name]) || "記入なし"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Read aloud: the form it takes the place of is gone. */
function Received({ receipt: { id, isRepeated } }: { readonly receipt: Receipt }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <ThanksCard
        title="お申し込みを受け付けました"
        next="受付番号をメールでもお送りします。免許の内容を確認し、3営業日以内に結果をメールでお知らせします。"
        dueOn={undefined}
        {...{ id, isRepeated }}
      />
    </div>
  );
}
