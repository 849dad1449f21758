import { type ReactNode, useEffect, useState } from "react";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { EstimateWords, HomeList } from "#web/kit/home/home-list.tsx";
import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";
import type { SimilarData } from "./find-inquiry.ts";
import { type InquiryThanks, type SentTo, sentTo } from "./inquiry-receipt.ts";

type ScreenProps = {
  readonly thanks: InquiryThanks;
  /** What else to do from here. */
  readonly more?: ReactNode;
  /** Who alone got it and answers; undefined: the companies that were ticked. */
  readonly office?: string | undefined;
} & SimilarData;

export function ThanksScreen(props: ScreenProps) {
  const [sent, setSent] = useState<SentTo | null>(null);
  const { id } = props.thanks;
  useEffect(() => setSent(id === undefined ? null : sentTo(id)), [id]);
  return <ThanksView {...props} sent={sent} />;
}

type ViewProps = ScreenProps & { readonly sent: SentTo | null };

/** The number of an inquiry, who got it, what happens next, and what to look at meanwhile. */
export function ThanksView({ thanks: { id, due, again, area }, sent, similar, today, more, office }: ViewProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">お問い合わせありがとうございます</h1>
      <div className="mt-5 flex flex-col gap-5">
        <ThanksCard
          title={again ? "すでに受け付けています" : "お問い合わせを受け付けました"}
          next="受付番号を、メールでもお送りします。届かないときは、迷惑メールの設定を確かめてください。"
          {...{ id, dueOn: due }}
          isRepeated={again === true}
        />
        {sent && (sent.companies.length > 0 || sent.askedBefore.length > 0) && <SentCard sent={sent} />}
        <Card title="このあとの流れ">
          <ol className="list-decimal space-y-1 pl-6">
            <li>{office ?? "選んだ会社"}に、お問い合わせの内容と、選んだ方法の連絡先だけを渡します。</li>
            <li>
              {office === undefined
                ? "会社から、選んだ方法でお返事があります。5営業日がめやすです。"
                : `${office}の担当者から、${due === undefined ? "5営業日" : formatDay(due)}までをめやすにお返事があります。`}
            </li>
            <li>お返事が終わってから3年で、お名前・連絡先・内容を消します。</li>
          </ol>
        </Card>
        {similar.length > 0 && (
          <Card title="近くの、価格の近い物件">
            <div className="-mx-4 sm:-mx-6">
              <HomeList label="価格の近い物件" homes={similar} today={today} rowOf={keepableRow} />
            </div>
            <div className="mt-3">
              <EstimateWords loan={USUAL_LOAN_WORDS} />
            </div>
          </Card>
        )}
        {more}
        <p className="flex flex-wrap gap-3">
          {area !== undefined && (
            <a href={`/search?area=${area}`} className={buttonClass({ tone: "secondary" })}>
              同じエリアの物件を見る
            </a>
          )}
          <a href="/favorites" className={buttonClass({ tone: "plain" })}>
            お気に入りを見る
          </a>
        </p>
      </div>
    </div>
  );
}

function SentCard({ sent: { companies, askedBefore } }: { readonly sent: SentTo }) {
  return (
    <Card title="送った会社">
      <ul className="list-disc pl-6">
        {companies.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {askedBefore.map((name) => (
          <li key={name} className="text-sub">
            {name}（24時間以内に送っているため、今回は送っていません）
          </li>
        ))}
      </ul>
    </Card>
  );
}
