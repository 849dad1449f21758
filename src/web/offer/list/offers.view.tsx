import type { OfferBlocks, OfferCampaign } from "#api/client/client.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { OfferSide } from "#web/offer/words/offer-words.ts";
import { BlocksCard } from "./blocks-card.tsx";
import { CampaignsCard } from "./campaigns-card.tsx";
import type { OfferListData } from "./find-offers.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { OfferRow } from "./offer-row.tsx";
import { OfferTabs } from "./offer-tabs.tsx";

export type OffersViewProps = {
  readonly data: OfferListData;
  readonly now: number;
  readonly acting: ActionState;
  /** What was just done, to be read aloud; empty: nothing. */
  readonly outcome: string;
  readonly onCancel: (campaign: OfferCampaign) => void;
  readonly onUnblock: (block: OfferBlocks["items"][number]) => void;
};

/** ダイレクトオファー of a member: what was sent, or what was received. */
export function OffersView({ data, now, acting, outcome, onCancel, onUnblock }: OffersViewProps) {
  const { side, offers, summary, campaigns, blocks } = data;
  return (
    <div className="measure-content flex flex-col gap-5 py-6 sm:py-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "オファー" }]} />
          <h1 className="mt-1 text-28">ダイレクトオファー</h1>
        </div>
        {side === "buyer" && (
          <LinkButton to="/offer" search={{ start: "choose" }}>
            新しいオファーを始める
          </LinkButton>
        )}
      </div>
      <OfferTabs current={side} summary={summary} />
      {acting.failure && (
        <Notice tone="error" title="続けられませんでした">
          {acting.failure}
        </Notice>
      )}
      <p role="status" className="text-14 text-good empty:sr-only">
        {outcome}
      </p>
      {side === "buyer" && campaigns && <CampaignsCard campaigns={campaigns.items} isBusy={acting.isBusy} onCancel={onCancel} />}
      {side === "buyer" && campaigns === null && (
        <LoadFailed>オファーの送信を読み込めませんでした。予約した送信はそのままです。</LoadFailed>
      )}
      {offers.total === 0 ? <NoOffers side={side} /> : <OfferList data={data} now={now} />}
      <BlocksCard blocks={blocks} isBusy={acting.isBusy} onUnblock={onUnblock} />
    </div>
  );
}

function OfferList({ data: { side, offers }, now }: Pick<OffersViewProps, "data" | "now">) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-2 text-18">
        {side === "owner" ? "受け取ったオファー" : "送ったオファー"}
        <span className="amount ml-2 font-normal text-14 text-sub">{offers.total.toLocaleString("ja-JP")}件</span>
      </h2>
      <ul className="rounded-card border border-line bg-card">
        {offers.items.map((offer) => (
          <OfferRow key={offer.id} offer={offer} now={now} />
        ))}
      </ul>
      <Pager
        label="オファーのページ"
        page={offers.page}
        pageSize={offers.perPage}
        total={offers.total}
        to="/offer"
        search={side === "owner" ? { side } : {}}
      />
    </section>
  );
}

const EMPTY: Readonly<Record<OfferSide, { readonly title: string; readonly lead: string }>> = {
  buyer: { title: "送ったオファーはまだありません", lead: "売り出されていない住まいのオーナーに、匿名で価格を提示できます。" },
  owner: {
    title: "受け取ったオファーはまだありません",
    lead: "売るかどうかを決めていなくても、いくらなら欲しい人がいるかを確かめられます。",
  },
};
const WAY: Readonly<
  Record<OfferSide, { readonly label: string; readonly to: string; readonly search?: Readonly<Record<string, string>> }>
> = {
  buyer: { label: "新しいオファーを始める", to: "/offer", search: { start: "choose" } },
  owner: { label: "物件を登録する", to: "/mypage/add" },
};

/** Nothing is there yet: how it begins. */
function NoOffers({ side }: { readonly side: OfferSide }) {
  const [way] = useExisting([WAY[side]]);
  return (
    <Card title={EMPTY[side].title} lead={EMPTY[side].lead}>
      <HowItWorks side={side} />
      {way && <SiteLink item={way} className={`${buttonClass({})} mt-3`} />}
    </Card>
  );
}

export function OffersFailed() {
  return (
    <div className="measure-content flex flex-col gap-4 py-6 sm:py-8">
      <h1 className="text-28">ダイレクトオファー</h1>
      <LoadFailed title="読み込みに失敗しました">オファーを読み込めませんでした。届いているオファーと期限はそのままです。</LoadFailed>
    </div>
  );
}
