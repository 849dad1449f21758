import type { HomeDetail } from "#api/client/client.ts";
import { gapOf } from "#kernel/home/gap.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";
import { reasonLabel } from "#web/kit/flag/flag-words.ts";
import { daysBetween } from "#web/kit/home/home-words.ts";
import { PriceFigure } from "#web/kit/home/price-figure.tsx";
import { headlineText } from "#web/kit/report/price-promise.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { estimateDoubtWords } from "./estimate-doubt-words.ts";
import { noEstimateWords } from "./no-estimate-words.ts";
import { PriceSteps } from "./price-steps.tsx";
import { changeWords, toldPrices } from "./told-prices.ts";

/** What has an application is advertised all the same. */
const ADVERTISED: ReadonlySet<HomeDetail["state"]> = new Set(["on-offer", "applied"]);

type PriceCardProps = { readonly detail: HomeDetail; readonly today: string };

/** The asking price beside the blind estimate with its band, and how the price has moved. */
export function PriceCard({ detail, today }: PriceCardProps) {
  const { home, estimate, prices, state } = detail;
  const days = daysBetween(home.firstSeenOn, today);
  const changes = changeWords(prices);
  const blind = estimate?.price ?? null;
  const band = blind && { low: blind.q10, point: blind.point, high: blind.q90 };
  return (
    <Card>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-normal text-14 text-sub">{ADVERTISED.has(state) ? "売出価格" : "掲載していたときの価格"}</h2>
            <Flag detail={detail} />
          </div>
          <p className={state === "on-offer" && blind && home.price < blind.q10 && home.flag?.grade !== "check" ? "text-accent" : ""}>
            <PriceFigure yen={home.price} size="page" />
          </p>
          <Estimate detail={detail} />
        </div>
        <div className="sm:border-line sm:border-l sm:pl-8">
          <h2 className="mb-2 font-normal text-14 text-sub">
            価格の推移（万円）
            {state === "on-offer" && (
              <>
                ・<span className="amount">{days < 1 ? "本日売り出し" : `売り出しから${days}日`}</span>
              </>
            )}
          </h2>
          <PriceSteps prices={toldPrices(detail)} until={today} band={band} />
          {changes && <p className="text-12 text-sub">{changes}</p>}
        </div>
      </div>
      <Provenance detail={detail} />
    </Card>
  );
}

function Flag({ detail: { home } }: Pick<PriceCardProps, "detail">) {
  const { flag } = home;
  if (flag === null || flag.grade === "near") return null;
  if (flag.grade === "check") return <Badge tone="warn">九掛け 要確認</Badge>;
  return <Badge tone="accent">九掛け {flag.grade}</Badge>;
}

function Estimate({ detail: { home, estimate, state } }: Pick<PriceCardProps, "detail">) {
  const price = estimate?.price ?? null;
  if (price === null) {
    return (
      <div className="mt-3">
        <NoData title="推定なし">{noEstimateWords({ state, estimate })}</NoData>
      </div>
    );
  }
  const { point, q10, q90 } = price;
  const doubt = estimate && estimateDoubtWords(estimate, home.kind);
  const gap = gapOf(home.price, price);
  const side = {
    below: "10件のうち8件が入る幅の下です。",
    inside: "10件のうち8件が入る幅の中です。",
    above: "10件のうち8件が入る幅の上です。",
  }[gap.side];
  return (
    <>
      <div className="mt-3 flex flex-wrap justify-between gap-x-3 text-14 text-sub">
        <h3 className="font-normal">AI推定価格（成約想定{ADVERTISED.has(state) ? "" : "・最後の推定"}）</h3>
        <Badge tone="quiet">評価の確かさ {estimate?.grade}</Badge>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-brand">
          <PriceFigure yen={point} />
        </span>
        <span className="amount text-13 text-sub">
          80%の幅 {formatYen(q10)}〜{formatYen(q90)}
        </span>
      </p>
      <p className="mt-1.5 text-14">
        売出価格は{gap.rate === 0 ? "推定とほぼ同じで" : gapSentence(home.price, point, gap.rate)}、{side}
        {home.flag && home.flag.reasons.length > 0 && `理由として「${home.flag.reasons.map(reasonLabel).join("・")}」が考えられます。`}
      </p>
      {doubt && <p className="mt-1 text-14">{doubt}</p>}
    </>
  );
}

function gapSentence(price: number, point: number, rate: number) {
  return (
    <>
      推定より
      <b className={rate < 0 ? "amount text-accent" : "amount"}>
        {formatYen(Math.abs(price - point))}（{percent(Math.abs(rate), 1)}）{rate < 0 ? "安く" : "高く"}
      </b>
    </>
  );
}

function Provenance({ detail: { estimate } }: Pick<PriceCardProps, "detail">) {
  if (!estimate) return null;
  const level = headlineText(estimate.headline);
  return (
    <div className="mt-4">
      <ChipRow>
        <Chip>{formatIsoDate(estimate.madeOn)}に推定</Chip>
        {level && <Chip>{level}</Chip>}
        {estimate.modelVersion && <Chip>{estimate.modelVersion}</Chip>}
        {estimate.price && (
          <Chip>
            ±10%以内の確率 <b className="text-ink">{percent(estimate.price.chance10, 0)}</b>
          </Chip>
        )}
        <Chip>売出価格は推定に使っていません</Chip>
        {!estimate.isTestedHorizon && <Chip>検証した期間より先の推定です</Chip>}
        {estimate.isSample && <Chip>サンプルデータによる推定</Chip>}
      </ChipRow>
    </div>
  );
}
