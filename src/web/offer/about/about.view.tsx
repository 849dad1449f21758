import type { FaqTopicResponse } from "#api/client/client.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { FaqList } from "#web/kit/text/faq-list.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { SeenSteps } from "#web/offer/thread/seen-steps.tsx";
import { OFFER_STEPS } from "./about-content.ts";

type AboutViewProps = {
  /** Null: the questions could not be loaded. */
  readonly faq: FaqTopicResponse | null;
};

/** ダイレクトオファーとは: how it goes, who sees what when, what it costs, how long it takes, and that nobody has to. */
export function AboutView({ faq }: AboutViewProps) {
  return (
    <div className="measure-content flex flex-col gap-5 py-6 sm:py-8">
      <div>
        <Breadcrumbs items={[{ label: "ダイレクトオファー", to: "/offer" }, { label: "しくみ" }]} />
        <h1 className="mt-1 text-28">ダイレクトオファーとは</h1>
        <p className="mt-2 max-w-reading">
          売り出されていない住まいのオーナーに、買い手が匿名で価格を提示するしくみです。双方が同意するまで、お互いの名前も連絡先も伝わりません。契約は、免許を受けた宅地建物取引業者を通して進みます。
        </p>
        <StartWays />
      </div>
      <Card title="流れ">
        <ol className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {OFFER_STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-tint font-bold text-16 text-brand"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-16">{title}</h3>
                <p className="max-w-reading text-14">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <SeenSteps current={null} isAbout />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card title="費用と宅地建物取引業者">
          <ul className="flex list-disc flex-col gap-2 pl-5 text-14">
            <li>オファーを送る・受け取る・価格を出し合うことに、費用はかかりません。</li>
            <li>
              引き継いだあとの売買は、宅地建物取引業者が仲介します。売買価格が400万円を超えるときの仲介手数料は、売り手・買い手それぞれ「価格の3％＋6万円」に消費税を加えた額が上限です。業者の商号と免許番号、手数料は、契約の前に書面で示されます。
            </li>
            <li>8,000万円のときの上限は、2,706,000円（消費税10％）です。</li>
          </ul>
        </Card>
        <Card title="義務はありません">
          <ul className="flex list-disc flex-col gap-2 pl-5 text-14">
            <li>オファーを送っても、買う義務はありません。受け取っても、売る義務はありません。</li>
            <li>価格の合意は、「交渉を進める意思」をお互いに確かめるものです。売買の契約ではありません。</li>
            <li>返事の期限は7日です。過ぎると自動で終わり、連絡先はどちらにも伝わりません。</li>
            <li>AI推定は価格の目安で、売れる価格を約束するものではありません。</li>
          </ul>
        </Card>
      </div>
      <Card title="よくある質問">{faq ? <FaqList questions={faq.questions} /> : <LoadFailed />}</Card>
      <Card title="始める">
        <StartWays />
      </Card>
    </div>
  );
}

const OWNER_WAYS = [
  { label: "オーナーとして始める", to: "/mypage/add" },
  { label: "受け取ったオファーを見る", to: "/offer", search: { side: "owner" } },
] as const;

/** For a buyer and for an owner. */
function StartWays() {
  const [owner] = useExisting(OWNER_WAYS);
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <LinkButton to="/offer" search={{ start: "choose" }} className="max-sm:w-full">
        買い手として始める
      </LinkButton>
      {owner && <SiteLink item={owner} className={`${buttonClass({ tone: "secondary" })} max-sm:w-full`} />}
    </p>
  );
}
