import type { ReactNode } from "react";
import type { InquiryHome } from "#api/client/client.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { PriceFigure } from "#web/kit/home/price-figure.tsx";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import type { LetterState } from "#web/kit/letter/use-letter.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { contactTitle } from "./contact-title.ts";

/** Writes to the companies that offer a home: each named and ticked by itself. */
export function ContactFormView({
  home,
  letter,
  before,
  office,
}: {
  readonly home: InquiryHome;
  readonly letter: LetterState;
  readonly before?: ReactNode;
  /** Who alone gets it, whoever offers the home: the company whose message told of it. */
  readonly office?: string | undefined;
}) {
  return (
    <Page home={home}>
      <HomeCard home={home} isOfOffice={office !== undefined} />
      <Card
        title="問い合わせ"
        lead={
          office === undefined ? TO_COMPANIES : `${office}の担当者がお返事します。内容は${office}だけに渡し、ほかの会社には送りません。`
        }
      >
        {letter.step === "write" && before}
        <LetterForm state={letter} />
      </Card>
    </Page>
  );
}

const TO_COMPANIES = "送る会社を1社ずつ選びます。はじめから選ばれている会社はありません。お名前と連絡先は、選んだ会社だけに渡します。";

const ENDED: Readonly<Record<"applied" | "sold" | "expired", string>> = {
  applied: "この物件には申込が入っています。いまは問い合わせを受け付けていません。",
  sold: "この物件は成約しました。問い合わせは受け付けていません。",
  expired: "この物件の掲載は終わりました。問い合わせは受け付けていません。",
};

/** Nobody offers it: nothing can be sent, and here is where to go on. */
export function NotOnOfferView({ home }: { readonly home: InquiryHome }) {
  return (
    <Page home={home}>
      <HomeCard home={home} />
      <Notice title="お問い合わせはできません">{home.state !== "on-offer" && ENDED[home.state]}</Notice>
      <p>
        <a href={`/search?area=${home.cityCode}&kind=${home.kind}`} className={buttonClass({ tone: "secondary" })}>
          同じエリアの{KIND_LABELS[home.kind]}を見る
        </a>
      </p>
    </Page>
  );
}

export function ContactMissingView({ isFailed }: { readonly isFailed: boolean }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">物件のお問い合わせ</h1>
      <div className="mt-5 flex flex-col gap-5">
        {isFailed ? (
          <LoadFailed title="読み込みに失敗しました">物件を読み込めませんでした。</LoadFailed>
        ) : (
          <>
            <Notice title="物件が選ばれていません">物件のページの「問い合わせる」から開いてください。</Notice>
            <p>
              <a href="/search" className={buttonClass({ tone: "secondary" })}>
                物件を探す
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function Page({ home, children }: { readonly home: InquiryHome; readonly children: ReactNode }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: home.title, to: `/homes/${home.key}` }, { label: "お問い合わせ" }]} />
      <h1 className="mt-1 text-28">{contactTitle(home)}</h1>
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </div>
  );
}

type HomeCardProps = { readonly home: InquiryHome; readonly isOfOffice?: boolean };

function HomeCard({ home: { key, title, kind, price, isKyugake, recipients }, isOfOffice = false }: HomeCardProps) {
  return (
    <section
      aria-label="お問い合わせの物件"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-card p-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="quiet">{KIND_LABELS[kind]}</Badge>
          {isKyugake && <Badge tone="accent">九掛け</Badge>}
        </p>
        <p className="wrap-anywhere mt-1 font-bold text-18">
          <a href={`/homes/${key}`} className="hover:text-brand hover:underline">
            {title}
          </a>
        </p>
        {!isOfOffice && recipients.length > 0 && <p className="text-13 text-sub">{recipients.length}社が掲載しています</p>}
      </div>
      <PriceFigure yen={price} size="card" />
    </section>
  );
}
