import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { DriverList } from "#web/kit/report/driver-list.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { floorWords } from "#web/risk/frame/building-words.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";
import { driverItems } from "./report-words.ts";

/** What moved the letter: the single risks that bound it, then the three items that pulled most each way. */
export function DriversCard({ report }: { readonly report: RiskReportResponse }) {
  const { rating, checking, subject, floor } = report;
  const marked = (drivers: typeof rating.driversDown) =>
    driverItems(drivers, report).map((item) => ({
      ...item,
      mark: checking.includes(item.indicatorId) ? <Badge tone="warn">確認中</Badge> : null,
    }));
  return (
    <Card title={floor === null ? "評価を動かした理由" : `${floorWords(floor)}で効いていること`}>
      <Caps caps={rating.caps} />
      <h3 className="mb-2 text-14 text-sub sm:text-14">下げた項目</h3>
      {rating.driversDown.length > 0 ? (
        <DriverList label="評価を下げた項目" items={marked(rating.driversDown)} />
      ) : (
        <p className="text-14">データのある項目に、評価を下げたものはありません。データのない項目は含みません。</p>
      )}
      <h3 className="mt-5 mb-2 text-14 text-sub sm:text-14">上げた項目</h3>
      {rating.driversUp.length > 0 ? (
        <DriverList label="評価を上げた項目" items={marked(rating.driversUp)} />
      ) : (
        <p className="text-14">データのある項目に、評価を上げたものはありません。</p>
      )}
      <p className="mt-4 text-13 text-sub">
        点は、A評価の下限（65点）と比べて総合点をどれだけ動かしたかです。
        <Link to="/risk/summary" className="no-print text-link">
          評価のしくみ
        </Link>
      </p>
      {checking.length > 0 && (
        <p className="mt-2 text-13 text-sub">
          「確認中」は、まちがいの知らせを受けて確かめている項目です。
          <Link to={riskPath(subject.key, "contact")} className="no-print text-link">
            知らせの一覧
          </Link>
        </p>
      )}
    </Card>
  );
}

export function Caps({ caps }: { readonly caps: RiskReportResponse["rating"]["caps"] }) {
  if (caps.length === 0) return null;
  return (
    <ul aria-label="評価の上限" className="mb-4 flex flex-col gap-2">
      {caps.map(({ id, atMost, reason }) => (
        <li key={id} className="rounded-control border-accent border-l-4 bg-accent-tint px-3 py-2 text-14">
          <b>
            上限 <span className="amount">{atMost}</span>
          </b>
          ：{reason}ほかの項目がよくても、これより上の評価にはしません。
        </li>
      ))}
    </ul>
  );
}
