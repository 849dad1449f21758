import { Link } from "@tanstack/react-router";
import { takeHomeCsv } from "#domain/assets/report/report-csv.ts";
import type { Source, TakeHomeAnswer, Unknown } from "#domain/assets/take-home/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { pairedLines } from "./paired-lines.ts";
import { exactYen, yenRange } from "./signed-yen.ts";
import { YenRangeText } from "./yen-range-text.tsx";

type TakeHomeCardProps = { readonly id: string; readonly answer: TakeHomeAnswer; readonly on: string };

/** What a sale today would leave, line by line; each line opens to how it was reckoned and by which table. */
export function TakeHomeCard({ id, answer, on }: TakeHomeCardProps) {
  const { low, high, unknown, nextThreshold, warnings } = answer;
  const ends = { lowYen: low.takeHomeYen, highYen: high.takeHomeYen };
  return (
    <Card
      title="いま売ったときの手取り"
      lead={`${formatDay(on)}に契約して引き渡したとして、推定価格で計算した概算です。税務の助言ではありません。`}
    >
      <p className="font-bold text-28 text-brand tabular-nums sm:text-34">
        <span className="mr-1 font-normal text-14 text-sub">約</span>
        <YenRangeText {...ends} />
      </p>
      {ends.lowYen !== ends.highYen && <p className="text-13 text-sub">分からない項目があるため、幅で示しています。</p>}
      <ul aria-label="手取りの内訳" className="mt-4 border-line border-t">
        {pairedLines(low.lines, high.lines).map((pair) => (
          <LineRow key={pair.line.key} {...pair} />
        ))}
        <li className="flex items-baseline justify-between gap-4 py-3">
          <b className="text-16">手取り</b>
          <b className="amount text-18 text-brand">{yenRange(ends)}</b>
        </li>
      </ul>
      <GainDetails answer={answer} />
      <Button
        tone="secondary"
        size="bar"
        className="no-print mt-2 min-h-11"
        onClick={() => saveText(takeHomeCsv({ takeHome: answer }), `uritoki-tedori-${on}.csv`, "text/csv")}
      >
        内訳をCSVで保存
      </Button>
      <Narrower id={id} unknown={unknown} />
      {nextThreshold && (
        <div className="mt-4">
          <Notice title={`${formatDay(nextThreshold.transferFrom)}から、所有期間が${nextThreshold.years}年を超えます`}>
            同じ価格なら、それ以降の引渡しで税額が{yenRange({ lowYen: nextThreshold.savesLowYen, highYen: nextThreshold.savesHighYen })}
            少なくなる計算です。
          </Notice>
        </div>
      )}
      {warnings.length > 0 && (
        <ul className="mt-4 list-disc pl-5 text-13 text-sub">
          {warnings.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type LineRowProps = ReturnType<typeof pairedLines>[number];

function LineRow({ line, lowYen, highYen, highFormula }: LineRowProps) {
  const sign = line.side === "in" ? "" : "−";
  const amount = (yen: number) => (yen === 0 ? "0円" : `${sign}${formatYen(yen)}`);
  return (
    <li className="border-line border-b">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 hover:bg-brand-tint [&::-webkit-details-marker]:hidden">
          <span className="text-14">
            {line.label}
            <svg aria-hidden="true" width="10" height="10" viewBox="0 0 8 8" className="no-print ml-1.5 inline group-open:rotate-180">
              <path d="M1 2.5 4 5.5 7 2.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
            </svg>
          </span>
          <span className="amount text-right text-16">{yenRange({ lowYen, highYen }, amount)}</span>
        </summary>
        <div className="pb-3 text-13 text-sub">
          <p>
            {line.formula} ＝ <span className="amount">{exactYen(line.yen)}</span>
          </p>
          {highFormula !== null && (
            <p>
              多い場合：{highFormula} ＝ <span className="amount">{exactYen(highYen)}</span>
            </p>
          )}
          {line.parts.length > 0 && (
            <ul className="mt-1">
              {line.parts.map(({ key, label, yen }) => (
                <li key={key} className="flex justify-between gap-4">
                  <span>うち {label}</span>
                  <span className="amount">{exactYen(yen)}</span>
                </li>
              ))}
            </ul>
          )}
          <SourceLine source={line.source} />
        </div>
      </details>
    </li>
  );
}

function SourceLine({ source }: { readonly source: Source | null }) {
  if (!source) return null;
  return (
    <p className="mt-1">
      出典：{source.publisher}「{source.title}」（{formatDay(source.seenOn)}に確認{source.isVerified ? "" : "、法令の本文は未確認"}）
    </p>
  );
}

/** How the taxed gain came about. */
function GainDetails({ answer: { low, high } }: { readonly answer: TakeHomeAnswer }) {
  return (
    <details className="mt-3 text-14">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">譲渡所得の計算</summary>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-control border border-line bg-paper p-3">
        {GAIN_ROWS.map(({ label, of }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="amount text-right">{yenRange({ lowYen: of(low), highYen: of(high) }, exactYen)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-13 text-sub">取得費：{low.gain.acquisitionFormula}</p>
    </details>
  );
}

type One = TakeHomeAnswer["low"];
const GAIN_ROWS: readonly { readonly label: string; readonly of: (one: One) => number }[] = [
  { label: "収入", of: ({ gain }) => gain.revenueYen },
  { label: "取得費", of: ({ gain }) => -gain.acquisitionCostYen },
  { label: "譲渡費用", of: ({ gain }) => -gain.transferExpensesYen },
  { label: "譲渡所得", of: ({ gain }) => gain.gainYen },
  { label: "特別控除", of: ({ owners }) => -owners.reduce((sum, { deductionYen }) => sum + deductionYen, 0) },
  { label: "課税される所得", of: ({ owners }) => owners.reduce((sum, { taxableYen }) => sum + taxableYen, 0) },
];

const EFFECTS: Readonly<Record<Unknown["effect"], string>> = { range: "幅の理由", rule: "決まりで計算", "left-out": "計算に入れていない" };

/** What a sale alone depends on is asked in a card of its own. */
const OF_SALE: readonly Unknown["key"][] = ["earlier-relief", "lots", "other-costs"];

function placeOf(unknown: readonly Unknown[]) {
  return unknown.every(({ key }) => OF_SALE.includes(key)) ? { hash: "sale" } : {};
}

/** What is missing, what stands for it, and where it can be told. */
function Narrower({ id, unknown }: { readonly id: string; readonly unknown: readonly Unknown[] }) {
  if (unknown.length === 0) return null;
  return (
    <section aria-label="分かると、はっきりすること" className="mt-4 rounded-control border border-control border-dashed p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold text-16">分かると、はっきりすること</h3>
        <Link
          to="/mypage/edit"
          search={{ id }}
          {...placeOf(unknown)}
          className="no-print inline-flex min-h-11 items-center text-14 text-link"
        >
          入力する
        </Link>
      </div>
      <ul className="mt-1 flex flex-col gap-2 text-14">
        {unknown.map(({ key, label, effect, assumed }) => (
          <li key={key}>
            <b>{label}</b> <Badge tone="quiet">{EFFECTS[effect]}</Badge>
            <span className="block text-13 text-sub">{assumed}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
