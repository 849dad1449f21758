import { useState } from "react";
import type { HomeDetail } from "#api/client/client.ts";
import { type LoanAssumption, monthlyRiseYen, USUAL_LOAN } from "#domain/finance/monthly-cost.ts";
import { formatYen } from "#kernel/yen.ts";
import { monthWords } from "#web/kit/home/home-words.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { hasShortfall, type MonthlyPart, monthlyParts, monthlyTotal, shortfallOfPlan } from "./monthly-parts.ts";

type MonthlyCardProps = { readonly detail: HomeDetail; readonly shortfall: number | null };

const FILLS: Readonly<Record<MonthlyPart["id"], string>> = {
  loan: "fill-brand",
  management: "fill-brand/65",
  reserve: "fill-brand/35",
  other: "fill-control",
  shortfall: "fill-accent/60",
};

/** What a home costs a month: loan, fees, and what the reserve lacks against the guideline, which will be asked for one day. */
export function MonthlyCard({ detail, shortfall }: MonthlyCardProps) {
  const [loan, setLoan] = useState(USUAL_LOAN);
  const parts = monthlyParts(detail, shortfall, loan);
  const rise = monthlyRiseYen(detail.home.price, loan);
  const isUntold = parts.some(({ yen }) => yen === null);
  return (
    <Card
      title="月々の負担"
      aside={
        <p className="amount">
          <b className="text-22">{monthWords(monthlyTotal(parts))}</b>
          {hasShortfall(parts) && <span className="ml-1 text-12 text-sub">積立金の不足分を含む</span>}
          {isUntold && <span className="ml-1 text-12 text-sub">＋未掲載分</span>}
        </p>
      }
    >
      <Stack parts={parts} />
      <dl className="mt-3 flex flex-col gap-1 text-14">
        {parts.map(({ id, label, yen }) => (
          <div key={id} className="flex items-center gap-2">
            <svg aria-hidden="true" width="14" height="14" className="shrink-0">
              <rect width="14" height="14" rx="3" className={FILLS[id]} />
              {id === "shortfall" && <path d="M0 14 14 0M-3 7 7-3M7 17 17 7" className="stroke-card" strokeWidth="2" />}
            </svg>
            <dt className="flex-1">{label}</dt>
            <dd className="amount">
              {yen === null ? <span className="hatched px-1.5 text-13 text-sub">未掲載</span> : `${yen.toLocaleString("ja-JP")}円`}
            </dd>
          </div>
        ))}
      </dl>
      <PlanWords {...{ detail, shortfall }} />
      {rise !== null && <p className="mt-2 text-12 text-sub">金利が1ポイント上がると、月々 +{rise.toLocaleString("ja-JP")}円です。</p>}
      <LoanTerms loan={loan} onChange={setLoan} />
    </Card>
  );
}

/** What the reserve lacks over the thirty years that plans of repairs look ahead. Not to be had is no good sign, and said. */
function PlanWords({ detail: { home }, shortfall }: MonthlyCardProps) {
  if (home.kind !== "condo" && home.kind !== "new-condo") return null;
  const lacking = shortfallOfPlan(shortfall);
  if (lacking !== null) {
    return (
      <p className="mt-2 text-13">
        積立金は国の目安の平均より少なく、30年で約<b className="amount">{formatYen(lacking)}</b>
        足りません。値上げや一時金の可能性があります。
      </p>
    );
  }
  return (
    <p className="mt-2 text-12 text-sub">
      {shortfall === null
        ? "修繕積立金を国の目安と比べられません。長期修繕計画を確かめてください。"
        : "修繕積立金は、国の目安の平均以上です。"}
    </p>
  );
}

/** One bar of all parts; the gap of the reserve is hatched at its end. */
function Stack({ parts }: { parts: readonly MonthlyPart[] }) {
  const all = parts.reduce((sum, { yen }) => sum + (yen ?? 0), 0);
  let from = 0;
  const bars = parts.flatMap(({ id, yen }) => {
    const width = all === 0 ? 0 : ((yen ?? 0) / all) * 100;
    from += width;
    return width === 0 ? [] : [{ id, x: from - width, width }];
  });
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-7 w-full rounded-[0.375rem]">
      {bars.map(({ id, x, width }) => (
        <rect key={id} x={x} width={Math.max(0, width - 0.4)} height={10} className={FILLS[id]} />
      ))}
    </svg>
  );
}

const SHARES = [0, 0.1, 0.2, 0.3, 0.5] as const;
const RATES = [0.5, 1, 1.5, 2, 2.5, 3, 4] as const;
const YEARS = [10, 15, 20, 25, 30, 35, 40, 50] as const;

function LoanTerms({ loan, onChange }: { loan: LoanAssumption; onChange: (loan: LoanAssumption) => void }) {
  return (
    <details className="no-print mt-2">
      <summary className="inline-flex min-h-11 items-center text-14 text-brand underline underline-offset-4">条件を変える</summary>
      <div className="grid grid-cols-3 gap-2">
        <Choice
          label="頭金"
          value={loan.downShare}
          values={SHARES}
          write={(share) => (share === 0 ? "なし" : `${share * 10}割`)}
          onChange={(downShare) => onChange({ ...loan, downShare })}
        />
        <Choice
          label="金利（年）"
          value={loan.annualPercent}
          values={RATES}
          write={(rate) => `${rate}%`}
          onChange={(annualPercent) => onChange({ ...loan, annualPercent })}
        />
        <Choice
          label="年数"
          value={loan.years}
          values={YEARS}
          write={(years) => `${years}年`}
          onChange={(years) => onChange({ ...loan, years })}
        />
      </div>
      <p className="mt-1 text-12 text-sub">元利均等、ボーナス払いなしで計算します。金利は変わることがあります。</p>
    </details>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly write: (value: number) => string;
  readonly onChange: (value: number) => void;
};

function Choice({ label, value, values, write, onChange }: ChoiceProps) {
  return (
    <label className="text-13">
      {label}
      <select
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="mt-0.5 block min-h-11 w-full rounded-control border border-control bg-card px-2"
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {write(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
