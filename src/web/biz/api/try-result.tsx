import type { AssessmentV3, Problem } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { PriceBand } from "#web/kit/chart/price-band.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";

/** Null: nothing was tried. */
export type Tried = AssessmentV3 | Problem | null;

const FACTORS: Readonly<Record<AssessmentV3["factors"][number]["group"], string>> = {
  location: "立地",
  building: "建物",
  station: "駅距離",
  age: "築年",
  size: "広さ・間取り",
  floor: "階・向き",
  market: "相場の時点",
  outlook: "見通し",
};

const ABSENCES: Readonly<Record<NonNullable<AssessmentV3["factors"][number]["absence"]>, string>> = {
  "not-told": "入力なし",
  "not-used": "推定に使っていません",
};

/** What came of a try: an estimate, why there is none, or what to wait for. */
export function TryResult({ tried, isBusy }: { readonly tried: Tried; readonly isBusy: boolean }) {
  if (isBusy) return <Skeleton />;
  if (tried === null) return <p className="text-14 text-sub">推定すると、価格・幅・確かさ・理由がここに出ます。</p>;
  return "priceYen" in tried ? <Estimate {...tried} /> : <Refusal {...tried} />;
}

function Refusal({ type, title, status }: Exclude<Tried, AssessmentV3 | null>) {
  if (status === 429)
    return (
      <Notice tone="warn" title="試せる回数をこえました">
        1時間に5回まで試せます。しばらくしてから、もう一度お試しください。
      </Notice>
    );
  if (type.endsWith("/cannot-estimate")) return <OutOfArea title="推定できません">{title}。住所と広さを確かめてください。</OutOfArea>;
  if (status === 503) return <NoData title="準備中">{title}</NoData>;
  return (
    <Notice tone="error" title="推定できませんでした">
      {title}
    </Notice>
  );
}

function Estimate({ priceYen, band80, withinTenPercent, grade, factors, location, isSample }: AssessmentV3) {
  return (
    <>
      <p className="text-13 text-sub">
        AI推定価格（成約想定）{location.cityName}
        {location.town}
      </p>
      <p className="amount font-bold text-34">{formatYen(priceYen)}</p>
      <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
        <Badge>確かさ {grade}</Badge>
        <span>
          ±10%以内 <b className="text-ink">{percent(withinTenPercent, 0)}</b>
        </span>
        {isSample && <Badge tone="warn">サンプル</Badge>}
      </p>
      <PriceBand low={band80.lowYen} point={priceYen} high={band80.highYen} asking={null} />
      <dl className="text-14">
        {factors.map(({ group, yen, absence }) => (
          <div key={group} className="flex justify-between gap-3 border-line border-t py-2">
            <dt>{FACTORS[group]}</dt>
            <dd className={`amount ${yen !== null && yen < 0 ? "text-accent" : ""}`}>
              {yen === null ? ABSENCES[absence ?? "not-told"] : formatYenDifference(yen)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
