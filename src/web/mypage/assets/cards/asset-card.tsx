import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { percent, signedPercent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { bandAxis, MiniBand } from "#web/kit/chart/mini-band.tsx";
import { ValueSeriesMini } from "#web/kit/chart/value-series.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { ASSET_STATES, factWords } from "#web/mypage/assets/core/asset-words.ts";
import { yenRange } from "#web/mypage/assets/result/signed-yen.ts";
import { Change } from "#web/mypage/assets/result/value-card.tsx";
import { type AssetToday, grossYield } from "./asset-today.ts";

/** A home on マイページ: its value with the band and the series over the loan, four facts, and one row of links. */
export function AssetCard({ today }: { readonly today: AssetToday }) {
  const { asset, value, whyNot, points, owed } = today;
  const { id, name, address } = asset;
  return (
    <article aria-label={name} className="card flex flex-col rounded-card border border-line bg-card">
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="text-18">{name}</h3>
            <p className="text-13 text-sub">{[shortAddress(address), ...factWords(asset)].join("・")}</p>
          </div>
          <span className="shrink-0 whitespace-nowrap">
            <StateBadge asset={asset} />
          </span>
        </div>
        {value ? (
          <>
            <div className="flex flex-wrap items-baseline gap-x-4">
              <p className="amount font-bold text-34">
                <Price amount={value.pointYen} />
              </p>
              {value.change && asset.state !== "sold" && <Change {...value.change} />}
            </div>
            <div>
              <MiniBand
                axis={bandAxis([
                  { low: value.lowYen - (value.highYen - value.lowYen) / 3, high: value.highYen + (value.highYen - value.lowYen) / 3 },
                ])}
                low={value.lowYen}
                point={value.pointYen}
                high={value.highYen}
                look="known"
              />
              <p className="flex justify-between gap-3 text-13 text-sub">
                <span className="amount">80%の幅 {yenRange(value)}</span>
                {value.grade && <span className="amount">確かさ {value.grade}</span>}
              </p>
              {today.dataUntil !== null && <p className="text-13 text-sub">成約データは{quarterText(today.dataUntil)}まで</p>}
            </div>
            {points.length < 2 ? (
              <p className="text-13 text-sub">推移は次の評価から表示します。</p>
            ) : (
              <ValueSeriesMini title={`${name}の評価額`} points={points} owed={owed} />
            )}
          </>
        ) : (
          <p className="hatched rounded-control border border-line p-3">
            <span className="block rounded-control bg-card/90 px-3 py-2 text-14">{whyNot}</span>
          </p>
        )}
      </div>
      <Facts today={today} />
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-1 text-14 sm:px-5">
        <Link to="/mypage/result" search={{ id }} aria-label={`くわしく：${name}`} className={LINK}>
          くわしく
        </Link>
        <Link to="/mypage/Graph" search={{ id }} aria-label={`推移・CSV：${name}`} className={LINK}>
          推移・CSV
        </Link>
        <Link to="/mypage/edit" search={{ id }} aria-label={`直す：${name}`} className={LINK}>
          直す
        </Link>
      </p>
    </article>
  );
}

/** Whether buyers may make offers, where none reach the owner. */
const OFFERS_WHILE: Partial<Readonly<Record<AssetToday["asset"]["state"], string>>> = {
  verified: "止めています",
  paused: "休止中",
  sold: "売却済み",
};

const LINK = "inline-flex min-h-11 items-center text-link";
function StateBadge({ asset: { state, facts } }: Pick<AssetToday, "asset">) {
  const told = ASSET_STATES[state];
  if (told) return <Badge tone={told.tone}>{told.label}</Badge>;
  return facts.rentYen === null ? null : <Badge tone="quiet">賃貸中</Badge>;
}

function Facts({ today }: { readonly today: AssetToday }) {
  const { asset, value, owedYen, sincePurchase, risk } = today;
  const rate = grossYield(today);
  const isLet = rate !== null && asset.facts.rentYen !== null;
  return (
    <dl className="mt-auto grid grid-cols-2 border-line border-t text-14">
      <Fact label="純資産">
        {value === null || owedYen === null ? <None /> : <b className="amount">{formatYen(value.pointYen - owedYen)}</b>}
      </Fact>
      {isLet ? (
        <Fact label="表面利回り">
          <b className="amount">{percent(rate)}</b> <span className="amount text-13">家賃{formatRent(asset.facts.rentYen ?? 0)}</span>
        </Fact>
      ) : (
        <Fact label="購入したときから">
          {sincePurchase ? (
            <>
              <b className="amount">{formatYenDifference(sincePurchase.yen)}</b>{" "}
              <span className="amount text-13">{signedPercent(sincePurchase.share)}</span>
            </>
          ) : (
            <None />
          )}
        </Fact>
      )}
      <Fact label="リスク">
        {asset.placeKey !== null ? (
          <Link
            to="/risk/$apartmentKey/summary"
            params={{ apartmentKey: asset.placeKey }}
            search={asset.rest === "" ? {} : { rest: asset.rest }}
            aria-label={`リスク診断を見る：${asset.name}`}
            className="text-14 text-link"
          >
            診断を見る
          </Link>
        ) : risk ? (
          <>
            <b>{risk.letter}</b> <span className="amount text-13">{Math.round(risk.points)}点</span>
          </>
        ) : (
          <None />
        )}
      </Fact>
      <Fact label="オファー">
        {asset.offerSetting === "anonymous" ? (
          <>
            <b>受付中</b> <span className="text-13">匿名</span>
          </>
        ) : (
          <b>{OFFERS_WHILE[asset.state] ?? "所有の確認後"}</b>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-line border-b px-4 py-2.5 odd:border-r last:border-b-0 sm:px-5 nth-last-[2]:border-b-0">
      <dt className="text-13 text-sub">{label}</dt>
      <dd className="text-16">{children}</dd>
    </div>
  );
}

function None() {
  return <span className="text-14 text-sub">データなし</span>;
}

function Price({ amount }: { readonly amount: number }) {
  return (formatYen(amount).match(/[\d,]+|[^\d,]+/g) ?? []).map((text) => (
    <span key={text} className={/\d/.test(text) ? "" : "text-16"}>
      {text}
    </span>
  ));
}

/** `9.2万円`. */
function formatRent(yen: number): string {
  return `${(yen / 10_000).toLocaleString("ja-JP", { maximumFractionDigits: 1 })}万円`;
}

/** Without its prefecture, as everybody here knows it. */
function shortAddress(address: string): string {
  return address.replace(/^(東京都|北海道|(?:大阪|京都)府|.{2,3}県)/, "");
}
