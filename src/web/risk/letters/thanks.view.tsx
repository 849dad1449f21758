import type { RiskReportResponse } from "#api/client/client.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import type { ThanksSearch } from "./letter-search.ts";
import { RiskThanksCard } from "./thanks-card.tsx";

export function ThanksView({ thanks }: { readonly thanks: ThanksSearch }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "送信しました" }]} />
      <h1 className="mt-1 mb-5 text-28">送信しました</h1>
      <RiskThanksCard thanks={thanks} />
      <p className="mt-5">
        <LinkButton to="/risk" tone="secondary">
          リスク診断にもどる
        </LinkButton>
      </p>
    </div>
  );
}

export function BuildingThanksView({ report, thanks }: { readonly report: RiskReportResponse; readonly thanks: ThanksSearch }) {
  const { subject } = report;
  return (
    <RiskFrame subject={subject} tab="summary" page="送信しました" search={{}}>
      <RiskThanksCard thanks={thanks} />
      <p>
        <ReportLinkButton apartmentKey={subject.key} page="summary" search={{}} tone="secondary">
          診断にもどる
        </ReportLinkButton>
      </p>
    </RiskFrame>
  );
}

/** After a registration: the report, and how the news can be had or stopped. */
export function RegisteredView({ thanks }: { readonly thanks: ThanksSearch }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "登録が完了しました" }]} />
      <h1 className="mt-1 mb-5 text-28">登録が完了しました</h1>
      <RiskThanksCard thanks={{ ...thanks, topic: "registration" }} />
      <p className="mt-5 flex flex-wrap gap-3">
        {thanks.building !== undefined && (
          <ReportLinkButton apartmentKey={thanks.building} page="summary" search={{}}>
            診断レポートを見る
          </ReportLinkButton>
        )}
      </p>
      <h2 className="mt-6 text-18">お知らせの受け取り</h2>
      <p className="mt-2 text-14">
        メールが届かないときは、迷惑メールの設定を確かめてから、もう一度登録してください。新しいリンクをお送りします。
      </p>
      <p className="mt-3">
        <LinkButton to="/risk/register" search={thanks.building === undefined ? {} : { building: thanks.building }} tone="secondary">
          もう一度登録する
        </LinkButton>
      </p>
    </div>
  );
}
