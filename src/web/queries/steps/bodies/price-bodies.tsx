import { useEffect } from "react";
import { CERTAINTY_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { FINANCING_OPTIONS, OFFER_RATIO } from "#domain/queries/catalogue/offer-options.ts";
import { MOST_TOLD } from "#domain/queries/catalogue/ranges.ts";
import { formatYen, fromMan, type Yen } from "#kernel/yen.ts";
import { NumberBox, SpanField } from "#web/kit/flow/span-field.tsx";
import type { Bars } from "#web/kit/flow/span-scale.ts";
import { SliderField } from "#web/kit/form/slider-field.tsx";
import { OneOf } from "./option-choices.tsx";
import { askerOf, type StepBodyProps } from "./step-body.ts";

const MAN = 10_000;

/** Yen as the fields show them: 万円. */
function toMan(yen: Yen | null): number | null {
  return yen === null ? null : yen / MAN;
}

function yenOf(man: number | null): Yen | null {
  return man === null ? null : fromMan(man);
}

function inMan(histogram: Bars | undefined): Bars | null {
  return histogram ? { edges: histogram.edges.map((edge) => edge / MAN), counts: histogram.counts } : null;
}

export function PriceBody({ answers, change, facets, onReadable }: StepBodyProps) {
  const { price, monthlyYenMax } = answers;
  return (
    <>
      <SpanField
        label="価格"
        unit="万円"
        span={{ min: toMan(price.min), max: toMan(price.max) }}
        onChange={({ min, max }) => change({ price: { min: yenOf(min), max: yenOf(max) } })}
        bars={inMan(facets?.histograms.price)}
        most={MOST_TOLD.priceYen / MAN}
        onReadable={onReadable}
      />
      <div className="border-line border-t pt-4">
        <h2 className="font-bold text-14">毎月の費用の上限</h2>
        <p className="mb-2 text-13 text-sub">管理費・修繕積立金などの合計です。金額がわからない物件は、上限を入れると含まれません。</p>
        <NumberBox
          label="毎月"
          empty="上限なし"
          unit="円"
          most={MOST_TOLD.monthlyYen}
          value={monthlyYenMax}
          onValue={(yen) => change({ monthlyYenMax: yen })}
          onReadable={onReadable}
        />
      </div>
    </>
  );
}

export function KyugakeBody({ answers, change, facets, onReadable, viewer }: StepBodyProps) {
  return (
    <>
      <SpanField
        label="予算"
        unit="万円"
        span={{ min: null, max: toMan(answers.kyugakeBudget) }}
        onChange={({ max }) => change({ kyugakeBudget: yenOf(max) })}
        bars={inMan(facets?.histograms.price)}
        most={MOST_TOLD.priceYen / MAN}
        onReadable={onReadable}
        isUpperOnly
      />
      <OneOf
        label="確かさ"
        look="rows"
        isLabelShown
        options={CERTAINTY_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.certainties.length === 0 ? undefined : answers.certainties}
        onChoose={(certainties) => change({ certainties })}
      />
    </>
  );
}

export function OfferBudgetBody({ answers, change, onReadable, viewer }: StepBodyProps) {
  return (
    <>
      <NumberBox
        label="予算（諸費用を除く）"
        empty="例：6,000"
        unit="万円"
        most={MOST_TOLD.priceYen / MAN}
        value={toMan(answers.offerBudget)}
        onValue={(man) => change({ offerBudget: yenOf(man) })}
        onReadable={onReadable}
      />
      <OneOf
        label="資金の準備"
        look="rows"
        isLabelShown
        options={FINANCING_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.financing ?? undefined}
        onChoose={(financing) => change({ financing })}
      />
    </>
  );
}

const EXAMPLES = [40_000_000, 60_000_000, 80_000_000] as const;
const EVEN = 1;

export function OfferRatioBody({ answers, change, onReadable }: StepBodyProps) {
  const { offerRatio, offerBudget, offerCap } = answers;
  const percent = Math.round((offerRatio ?? EVEN) * 100);
  // Where the slider stands is the answer: who leaves it there goes on with it.
  useEffect(() => {
    if (offerRatio === null) change({ offerRatio: EVEN });
  }, [offerRatio, change]);
  return (
    <>
      <SliderField
        label="AI推定価格に対する割合"
        min={OFFER_RATIO.min * 100}
        max={OFFER_RATIO.max * 100}
        value={percent}
        note="％"
        onChange={(next) => change({ offerRatio: next / 100 })}
      />
      <table className="w-full text-14">
        <caption className="mb-1 text-left font-bold">提示価格の例</caption>
        <thead>
          <tr className="border-line border-b text-left text-13 text-sub">
            <th scope="col" className="py-1 font-normal">
              AI推定価格が
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              提示価格は
            </th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((estimate) => (
            <tr key={estimate} className="border-line border-b">
              <td className="amount py-2">{formatYen(estimate)}</td>
              <td className="amount py-2 text-right font-bold">
                {offeredText(Math.round((estimate * percent) / 100 / MAN) * MAN, answers)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <NumberBox
        label="提示価格の上限"
        empty={offerBudget === null ? "上限なし" : `予算の${formatYen(offerBudget)}まで`}
        unit="万円"
        most={MOST_TOLD.priceYen / MAN}
        value={toMan(offerCap)}
        onValue={(man) => change({ offerCap: yenOf(man) })}
        onReadable={onReadable}
      />
      {offerBudget !== null && <p className="text-13 text-sub">予算（{formatYen(offerBudget)}）を超える価格では送りません。</p>}
    </>
  );
}

/** The price offered, cut at the cap and at the budget, as it is sent. */
function offeredText(wanted: Yen, { offerCap, offerBudget }: Pick<StepBodyProps["answers"], "offerCap" | "offerBudget">): string {
  const most = Math.min(offerCap ?? Number.POSITIVE_INFINITY, offerBudget ?? Number.POSITIVE_INFINITY);
  return wanted > most ? `${formatYen(most)}（${most === offerCap ? "上限" : "予算"}）` : formatYen(wanted);
}
