import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AssessmentV3, Problem } from "#api/client/client.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { PriceBand } from "#web/kit/chart/price-band.tsx";
import { useExisting } from "#web/kit/link/site-link.tsx";
import { byTableWords } from "#web/kit/report/price-promise.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";
import { waitWords } from "#web/session/errors/problem-failure.ts";
import { noEstimateWords, RENT_ABSENCES } from "./try-words.ts";

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
  "needs-station": "駅名が要ります",
};

type TryResultProps = { readonly version: ApiVersion; readonly tried: Tried; readonly isBusy: boolean };

/** What came of a try: an estimate with what the version tells of it, why there is none, or what to wait for. */
export function TryResult({ version, tried, isBusy }: TryResultProps) {
  if (isBusy) return <Skeleton />;
  if (tried === null) return <p className="text-14 text-sub">推定すると、{WHAT[version]}がここに出ます。</p>;
  return "priceYen" in tried ? <Estimate version={version} {...tried} /> : <Refusal {...tried} />;
}

const WHAT: Readonly<Record<ApiVersion, string>> = { v1: "価格", v2: "価格・賃料・利回り", v3: "価格・幅・確かさ・理由" };

function Refusal(problem: Exclude<Tried, AssessmentV3 | null>) {
  const { type, title, status, retryAfterSeconds } = problem;
  const [trial] = useExisting([{ label: "無料トライアル", to: "/biz/trial" }]);
  if (status === 429)
    return (
      <Notice tone="warn" title="試せる回数を超えました">
        1時間に5回まで試せます。{waitWords(retryAfterSeconds)}待つと、もう一度試せます。
        {trial && (
          <>
            続けて試すときは
            <Link to={trial.to} className="text-link">
              {trial.label}
            </Link>
            （14日・100回）をお使いください。
          </>
        )}
      </Notice>
    );
  if (type.endsWith("/cannot-estimate")) return <OutOfArea title="推定できません">{noEstimateWords(problem)}</OutOfArea>;
  if (status === 503) return <NoData title="準備中">{title}</NoData>;
  return (
    <Notice tone="error" title="推定できませんでした">
      {title}
    </Notice>
  );
}

function Estimate({ version, ...assessed }: AssessmentV3 & { readonly version: ApiVersion }) {
  const { priceYen, grade, withinTenPercent, band80, location, isSample } = assessed;
  const isWhole = version === "v3";
  return (
    <>
      <p className="text-13 text-sub">
        AI推定価格（成約想定）{location.cityName}
        {location.town}
      </p>
      <p className="amount font-bold text-34">{formatYen(priceYen)}</p>
      <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
        {isWhole && (
          <>
            <Badge>確かさ {grade}</Badge>
            <span>
              ±10%以内 <b className="text-ink">{percent(withinTenPercent, 0)}</b>
            </span>
          </>
        )}
        {isSample && <Badge tone="warn">サンプル</Badge>}
      </p>
      {isWhole && <PriceBand low={band80.lowYen} point={priceYen} high={band80.highYen} asking={null} />}
      {isWhole ? <Factors {...assessed} /> : <NoBand version={version} />}
      {version === "v2" && <Rent {...assessed} />}
    </>
  );
}

function NoBand({ version }: { readonly version: ApiVersion }) {
  return (
    <p className="mt-2 text-13 text-sub">
      {version} の応答に、80%の幅・確かさ・理由はありません。
      <Link to="/biz/ai-assessment-api-v3" className="text-link">
        v3
      </Link>
      が返します。
    </p>
  );
}

function Factors({ factors }: AssessmentV3) {
  return (
    <>
      <dl className="text-14">
        {factors.map(({ group, yen, absence }) => (
          <Row key={group} name={FACTORS[group]} isFall={yen !== null && yen < 0}>
            {yen === null ? ABSENCES[absence ?? "not-told"] : formatYenDifference(yen)}
          </Row>
        ))}
      </dl>
      {factors.map(
        ({ group, source }) =>
          source && (
            <p key={group} className="mt-2 text-13 text-sub">
              {byTableWords(source)}
            </p>
          ),
      )}
    </>
  );
}

function Rent({ rent, rentAbsence, grossYield, comparableCount }: AssessmentV3) {
  const none = rentAbsence === null ? "なし" : RENT_ABSENCES[rentAbsence];
  return (
    <dl className="mt-2 text-14">
      <Row name="賃料（月）">{rent === null ? none : formatYen(rent.monthlyYen)}</Row>
      <Row name="表面利回り">{grossYield === null ? none : percent(grossYield)}</Row>
      <Row name="条件の近い成約">{comparableCount.toLocaleString("ja-JP")}件</Row>
    </dl>
  );
}

type RowProps = { readonly name: string; readonly isFall?: boolean; readonly children: ReactNode };

function Row({ name, isFall = false, children }: RowProps) {
  return (
    <div className="flex justify-between gap-3 border-line border-t py-2">
      <dt>{name}</dt>
      <dd className={`text-right tabular-nums ${isFall ? "text-accent" : ""}`}>{children}</dd>
    </div>
  );
}
