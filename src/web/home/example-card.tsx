import { Link } from "@tanstack/react-router";
import { PILLAR_NAMES } from "#domain/risk/model/pillar-names.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";
import { type BandWords, PriceBand } from "#web/kit/chart/price-band.tsx";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { HomeExample } from "./find-example.ts";

/** A report in small, with what is known and what is not. */
export function ExampleCard({ example }: { example: HomeExample }) {
  const { key, name, sold, isSample } = example;
  return (
    <Card
      title="レポートの例"
      lead={
        <>
          {name} {isSample && <Badge tone="warn">サンプルデータ</Badge>}
        </>
      }
      aside={
        <Link
          to="/risk/$apartmentKey/summary"
          params={{ apartmentKey: key }}
          className="-my-1.5 inline-flex min-h-11 items-center text-14 text-link"
        >
          全文を見る
        </Link>
      }
    >
      <div className={sold ? "grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_1.2fr]" : ""}>
        <div>
          <LetterFigures example={example} />
          <Pillars example={example} isNarrow={sold !== null} />
          {!sold && <Facts example={example} />}
        </div>
        {sold && (
          <div className="max-sm:border-line max-sm:border-t max-sm:pt-4">
            <SoldHomes sold={sold} />
            <Facts example={example} />
          </div>
        )}
      </div>
    </Card>
  );
}

function LetterFigures({ example: { rating } }: { example: HomeExample }) {
  const { letter, overall, possible, coverage } = rating;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        <span className="sr-only">総合評価 </span>
        <LetterMark letter={letter} absent="判定保留" />
      </p>
      <p className="flex flex-col text-13 text-sub">
        {letter !== null && overall !== null && <b className="amount text-16 text-ink">{Math.round(overall)}点</b>}
        {possible.lowest !== possible.highest && (
          <span className="amount">
            {possible.lowest}〜{possible.highest}
          </span>
        )}
        <span className="amount">データのそろい {percent(coverage, 0)}</span>
      </p>
    </div>
  );
}

/** A bar for each pillar that has a score. What has none is hatched: an empty bar would read as zero. */
function Pillars({ example: { rating }, isNarrow }: { example: HomeExample; isNarrow: boolean }) {
  // The words for a pillar without a score need more room than a number; all bars are as long as one another.
  const row = rating.pillars.some(({ score }) => score === null) ? "grid-cols-[6em_1fr_4.75em]" : "grid-cols-[6em_1fr_2.5em]";
  return (
    <dl
      className={`mt-4 grid gap-x-6 gap-y-2 text-14 max-sm:grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] max-sm:gap-x-3 ${isNarrow ? "" : "sm:grid-cols-2"}`}
    >
      {rating.pillars.map(({ id, score }) => (
        <div key={id} className={`grid items-center gap-2 max-sm:grid-cols-[1fr_auto] max-sm:gap-x-1.5 ${row}`}>
          <dt className="whitespace-nowrap">{PILLAR_NAMES[id]}</dt>
          <dd className={`h-2 overflow-hidden rounded-full max-sm:order-last max-sm:col-span-2 ${score === null ? "hatched" : "bg-track"}`}>
            {score !== null && (
              <svg aria-hidden="true" className="block h-full w-full">
                <rect width={`${score}%`} height="100%" className={score < 50 ? "fill-warn" : "fill-brand"} />
              </svg>
            )}
          </dd>
          <dd className="amount whitespace-nowrap text-right text-13">{score === null ? "データ不足" : Math.round(score)}</dd>
        </div>
      ))}
    </dl>
  );
}

const SOLD_WORDS: BandWords = { name: "成約価格の中央値", asked: "", mark: "", amount: formatYen };

function SoldHomes({ sold }: { sold: NonNullable<HomeExample["sold"]> }) {
  const { where, fromM2, toM2, n, low, median, high } = sold;
  return (
    <>
      <p className="text-13 text-sub">
        {where}の成約価格（中古マンション
        <span className="amount">
          {fromM2}〜{toM2}㎡
        </span>
        ）
      </p>
      <p className="amount font-bold text-28">{formatYen(median)}</p>
      <PriceBand words={SOLD_WORDS} point={median} low={low} high={high} asking={null} />
      <p className="text-14">
        この2年の<span className="amount">{n.toLocaleString("ja-JP")}件</span>の、まん中の価格です。10件のうち8件は
        <span className="amount">{formatYen(low)}</span>〜<span className="amount">{formatYen(high)}</span>で売れています。
      </p>
    </>
  );
}

function Facts({ example: { facts } }: { example: HomeExample }) {
  if (facts.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1.5 text-14">
      {facts.map(({ title, words, isBad }) => (
        <li key={title}>
          <Badge tone={isBad ? "accent" : "brand"}>
            {isBad ? "▼" : "▲"} {title}
          </Badge>{" "}
          {words}
        </li>
      ))}
    </ul>
  );
}
