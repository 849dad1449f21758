import { Link } from "@tanstack/react-router";
import type { OverviewResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { searchOf } from "./search-of.ts";

type Search = OverviewResponse["searches"][number];
export type SeenEstimate = OverviewResponse["estimates"][number];

const rowClass =
  "relative -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 sm:-mx-6 sm:px-6";
const linkClass = "text-brand underline underline-offset-4 after:absolute after:inset-0";

/** 最近調べた場所: each a way back into the form with its answers. */
export function SearchesCard({ searches }: { searches: readonly Search[] }) {
  return (
    <Card title="最近調べた場所">
      {searches.length === 0 ? (
        <Empty why="まだありません。調べた場所はここに残り、同じ条件でもう一度調べられます。" />
      ) : (
        <ul>
          {searches.map(({ label, draft, searchedAt }) => (
            <li key={`${label}-${searchedAt}`} className={`${rowClass} hover:bg-brand-tint`}>
              <Link to="/search/input" search={searchOf(draft)} className={`min-w-0 font-bold text-16 ${linkClass}`}>
                {label}
              </Link>
              <span className="amount text-13 text-sub">{formatDate(new Date(searchedAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** 最近見た推定結果: a point never without its band. */
export function EstimatesCard({ estimates }: { estimates: readonly SeenEstimate[] }) {
  return (
    <Card title="最近見た推定結果">
      {estimates.length === 0 ? (
        <Empty why="まだありません。見た推定結果はここに残ります。" />
      ) : (
        <ul>
          {estimates.map((estimate) => (
            <li key={estimate.estimateId} className={`${rowClass} ${estimate.state === "gone" ? "" : "hover:bg-brand-tint"}`}>
              <EstimateRow estimate={estimate} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function EstimateRow({ estimate }: { estimate: SeenEstimate }) {
  const { estimateId, label, seenAt, state } = estimate;
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 font-bold text-16">
          {state === "gone" ? (
            <span className="text-sub">保存期間が過ぎた推定結果</span>
          ) : (
            <Link to="/search/result" search={{ id: estimateId }} className={linkClass}>
              {label ?? "推定結果"}
            </Link>
          )}
          {state === "expired" && <Badge tone="warn">期限切れ</Badge>}
          {state === "gone" && <Badge tone="quiet">なくなりました</Badge>}
        </p>
        <p className="text-13 text-sub">{formatDate(new Date(seenAt))}に見ました</p>
      </div>
      {state !== "gone" && <Price estimate={estimate} />}
    </>
  );
}

function Price({ estimate: { value, band, grade } }: { estimate: SeenEstimate }) {
  if (value === null || band === null) return <p className="text-14 text-sub">推定できませんでした</p>;
  return (
    <div className="text-right max-sm:text-left">
      <p className="amount font-bold text-18">{formatYen(value)}</p>
      <p className="flex flex-wrap gap-x-2 text-13 text-sub sm:justify-end">
        <span className="amount">
          80%の幅 {formatYen(band.low)}〜{formatYen(band.high)}
        </span>
        {grade && <span className="amount">評価の確かさ {grade}</span>}
      </p>
    </div>
  );
}

function Empty({ why }: { why: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-60 text-14 text-sub">{why}</p>
      <LinkButton to="/search/input" tone="secondary" size="bar">
        価格を調べる
      </LinkButton>
    </div>
  );
}
