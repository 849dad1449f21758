import type { FaqTopicResponse, ModelCardResponse } from "#api/client/client.ts";
import { AccuracyCard } from "#web/biz/accuracy/accuracy-card.tsx";
import { BizFrame, BizHead, SmallPrint } from "#web/biz/frame/biz-frame.tsx";
import { NoRentNotice } from "#web/biz/frame/no-rent.tsx";
import { PlanCard } from "#web/biz/plans/plan-card.tsx";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { FaqList } from "#web/kit/text/faq-list.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { Products, Uses } from "./products.tsx";

export type OverviewProps = {
  /** Null: they could not be loaded. */
  readonly cards: readonly ModelCardResponse[] | null;
  readonly faq: FaqTopicResponse | null;
};

/** 不動産会社・事業者の方へ: what there is, what it costs, how well it does, and how to begin. */
export function OverviewView({ cards, faq }: OverviewProps) {
  return (
    <BizFrame>
      <BizHead
        title="不動産会社・事業者の方へ"
        lead="このサイトと同じ推定と評価を、API、サイトに置く枠、自社の名前の配信で使えます。精度は、よい区もよくない区も、同じ場所で公開しています。"
        actions={<Ways />}
      />
      <Products />
      <NoRentNotice cards={cards} />
      <PlanCard />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <AccuracyCard cards={cards} />
        <Uses />
      </div>
      <Card id="faq" title="よくある質問">
        {faq ? <FaqList questions={faq.questions} /> : <LoadFailed />}
      </Card>
      <Card title="はじめる" lead="試す前に聞きたいことは、オンライン相談（30分・無料）でお答えします。">
        <div className="flex flex-wrap gap-3">
          <Ways />
        </div>
        <More />
      </Card>
      <SmallPrint />
    </BizFrame>
  );
}

const WAYS = [
  { label: "無料トライアル", to: "/biz/trial" },
  { label: "資料請求", to: "/biz/document" },
  { label: "オンライン相談", to: "/biz/online-consultation" },
] as const;

/** The first steps, as far as their screens exist. */
function Ways() {
  return useExisting(WAYS).map((item, index) => (
    <SiteLink key={item.to} item={item} className={`${buttonClass({ tone: index === 0 ? "primary" : "secondary" })} max-sm:w-full`} />
  ));
}

const MORE = [
  { label: "お問い合わせ", to: "/biz/contact" },
  { label: "事業者向け利用規約", to: "/biz/terms" },
  { label: "業者の管理画面", to: "/console" },
] as const;

function More() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 text-14">
      {useExisting(MORE).map((item) => (
        <SiteLink key={item.to} item={item} className="inline-flex min-h-11 items-center text-link" />
      ))}
    </p>
  );
}
