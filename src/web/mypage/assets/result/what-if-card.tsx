import type { WhatIf, WhatIfCase, WhatIfYear } from "#domain/assets/what-if/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { yenRange } from "./signed-yen.ts";

type WhatIfCardProps = {
  readonly whatIf: WhatIf;
  /** What the owner set, per cent a year. */
  readonly scenarios: readonly number[];
  readonly isBusy: boolean;
  readonly onScenarios: (scenarios: readonly number[]) => void;
};

/** What can be set with one press; another may be set in the address. */
const OFFERED = [-3, -1, 0, 1, 3] as const;

/** The home for five years: as far as the model was tested its outlook, beyond that what the owner sets, and nothing where nothing is set. */
export function WhatIfCard({ whatIf, scenarios, isBusy, onScenarios }: WhatIfCardProps) {
  const { years, testedUntil, endings } = whatIf;
  const told = years.filter(({ cases }) => cases.length > 0);
  const untold = years.find(({ cases }) => cases.length === 0);
  const hasExtended = told.some(({ cases }) => cases.some(({ takeHomeExtended }) => takeHomeExtended !== null));
  const toggle = (value: number) =>
    onScenarios(scenarios.includes(value) ? scenarios.filter((one) => one !== value) : [...scenarios, value].toSorted((a, b) => a - b));
  return (
    <Card
      title="この先5年"
      lead={
        testedUntil === null
          ? "この物件には、検証された見込みがありません。価格の変化を選ぶと、その前提で計算します。"
          : `検証された見込みは${quarterText(testedUntil)}までです。その先は、選んだ前提で計算します。`
      }
    >
      <fieldset className="no-print min-w-0">
        <legend className="font-bold text-14">1年ごとの価格の変化（あなたの前提）</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {OFFERED.map((value) => (
            <Button
              key={value}
              size="bar"
              tone={scenarios.includes(value) ? "primary" : "secondary"}
              className="min-h-11"
              aria-pressed={scenarios.includes(value)}
              isBusy={isBusy}
              onClick={() => toggle(value)}
            >
              {rateText(value)}
            </Button>
          ))}
        </div>
      </fieldset>
      <ol aria-label="年ごとの価格と手取り" className="mt-4 border-line border-t">
        {told.map((year) => (
          <Year key={year.year} year={year} />
        ))}
      </ol>
      {untold && (
        <div className="mt-4">
          <NothingYet title={`${untold.year}年後からは、前提を選んでください`}>
            上の「1年ごとの価格の変化」を選ぶと、5年後までの価格と手取りを計算します。見通しではありません。
          </NothingYet>
        </div>
      )}
      {endings.length > 0 && hasExtended && (
        <p className="mt-3 text-13 text-sub">
          「延長の場合」は、{endings.map(({ label, endsOn }) => `${label}（${formatDay(endsOn)}まで）`).join("、")}
          が続いたとした手取りです。
        </p>
      )}
    </Card>
  );
}

function Year({ year: { year, on, balanceYen, cases } }: { readonly year: WhatIfYear }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b py-3 sm:grid-cols-[9rem_1fr]">
      <div>
        <p className="font-bold text-14">{year === 0 ? "いま" : `${year}年後`}</p>
        <p className="amount text-13 text-sub">{formatDay(on)}</p>
        {balanceYen !== null && <p className="amount text-13 text-sub">ローン {formatYen(balanceYen)}</p>}
      </div>
      <ul className="flex flex-col gap-2">
        {cases.map((one) => (
          <Case key={one.annualPercent ?? one.by} one={one} />
        ))}
      </ul>
    </li>
  );
}

function Case({ one }: { readonly one: WhatIfCase }) {
  const { by, valueYen, band, coverage80, equityYen, takeHome, takeHomeExtended } = one;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_1fr_1fr_1fr]">
      <span className="max-sm:col-span-2">
        <Badge tone={by === "scenario" ? "quiet" : "brand"}>{caseName(one)}</Badge>
      </span>
      <Figure label="価格" value={formatYen(valueYen)} detail={band ? `80%の幅 ${yenRange(band)}${testWords(coverage80)}` : null} />
      <Figure label="純資産" value={equityYen === null ? "データなし" : formatYen(equityYen)} detail={null} />
      <Figure label="手取り" value={yenRange(takeHome)} detail={takeHomeExtended ? `延長の場合 ${yenRange(takeHomeExtended)}` : null} />
    </li>
  );
}

/** Of the test of the model as far ahead as this. */
function testWords(coverage80: WhatIfCase["coverage80"]): string {
  return coverage80 === null ? "" : `（過去の検証では、成約の${percent(coverage80, 0)}が幅の中）`;
}

function Figure({ label, value, detail }: { readonly label: string; readonly value: string; readonly detail: string | null }) {
  return (
    <p className="max-sm:contents">
      <span className="mr-2 text-13 text-sub">{label}</span>
      <span className="max-sm:text-right">
        <b className="amount text-14">{value}</b>
        {detail !== null && <span className="block text-12 text-sub">{detail}</span>}
      </span>
    </p>
  );
}

function caseName({ by, annualPercent }: WhatIfCase): string {
  if (by === "estimate") return "推定";
  if (by === "scenario") return `${rateText(annualPercent ?? 0)}の前提`;
  return "見込み";
}

/** `年+1%`, `年±0%`. */
export function rateText(annualPercent: number): string {
  const sign = annualPercent === 0 ? "±" : annualPercent > 0 ? "+" : "−";
  return `年${sign}${Math.abs(annualPercent)}%`;
}
