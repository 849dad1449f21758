import type { RiskReportResponse } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { Unregistered } from "#web/risk/frame/unregistered.tsx";

type ConnectPlaceProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** Buyers and owners meet over a building: at a place there is none to meet over, and the way to one is to propose it. */
export function ConnectPlaceView({ report: { subject }, search }: ConnectPlaceProps) {
  return (
    <RiskFrame {...{ subject, search }} tab="summary" page="オーナーとつながる">
      <Card title="建物を決めてから登録します">
        <Unregistered subject={subject}>
          購入の希望とオーナーの登録は、建物ごとにお預かりします。この場所の建物はまだ登録されていません。
        </Unregistered>
        <p className="mt-4 flex flex-wrap gap-3">
          <LinkButton to="/risk/search_area" search={{ city: subject.cityCode }} tone="secondary" size="bar">
            {subject.cityName}の建物を探す
          </LinkButton>
          <LinkButton to="/risk/connectOwner" tone="secondary" size="bar">
            しくみを読む
          </LinkButton>
        </p>
      </Card>
    </RiskFrame>
  );
}
