import type { Assumption, RentOut, RentYear } from "#domain/assets/rent-out/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import { yenRange } from "./signed-yen.ts";
import { YenRangeText } from "./yen-range-text.tsx";

type RentOutCardProps = {
  readonly rentOut: RentOut;
  /** Where the assumptions are changed; null: nowhere here. */
  readonly editor: React.ReactNode;
};

/** A sale today beside letting for some years and a sale then, with everything that is assumed. */
export function RentOutCard({ rentOut, editor }: RentOutCardProps) {
  const { sellNow, total, cashFlow, takeHomeAtEnd, soldOn, soldForYen, years, assumptions, notes, difference } = rentOut;
  return (
    <Card title="貸した場合との比較" lead="家賃にかかる税金を引く前の概算です。前提を変えると、結果も変わります。">
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title="いま売る" ends={sellNow}>
          手取り
        </Side>
        <Side title={`${years.length}年貸して、そのあと売る`} ends={total}>
          貸しているあいだの収支（ローンの返済を引いたあと） {yenRange(cashFlow)}
          <br />
          {formatDay(soldOn)}に{formatYen(soldForYen)}で売った手取り {yenRange(takeHomeAtEnd)}
        </Side>
      </div>
      <p className="mt-3 text-14">{differenceText(difference)}</p>
      <section aria-label="前提" className="mt-4 border-line border-t pt-3">
        <h3 className="font-bold text-14">前提</h3>
        <dl className="mt-1 grid gap-x-8 gap-y-1 text-14 sm:grid-cols-2">
          <div className="flex items-baseline justify-between gap-3">
            <dt className="text-sub">家賃</dt>
            <dd className="amount">{Math.round((years[0]?.rentYen ?? 0) / 12).toLocaleString("ja-JP")}円/月</dd>
          </div>
          {assumptions.map((one) => (
            <div key={one.key} className="flex items-baseline justify-between gap-3">
              <dt className="text-sub">
                {one.label} {one.isUsual && <Badge tone="quiet">{usualWord(one)}</Badge>}
              </dt>
              <dd className="amount">{assumptionText(one)}</dd>
            </div>
          ))}
        </dl>
        {editor}
      </section>
      <TableTwin
        label="年ごとの収支を表で見る"
        caption="貸した場合の年ごとの収支"
        columns={COLUMNS}
        rows={years}
        rowKey={({ year }) => String(year)}
      />
      <ul className="mt-3 list-disc pl-5 text-13 text-sub">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}

type SideProps = { readonly title: string; readonly ends: RentOut["total"]; readonly children: React.ReactNode };

function Side({ title, ends, children }: SideProps) {
  return (
    <div className="rounded-control border border-line bg-paper p-4">
      <h3 className="font-bold text-14">{title}</h3>
      <p className="mt-1 font-bold text-22 text-brand tabular-nums">
        <YenRangeText {...ends} />
      </p>
      <p className="text-13 text-sub">{children}</p>
    </div>
  );
}

/** Which of the two leaves more, as far as the figures tell them apart. */
export function differenceText(difference: RentOut["difference"]): string {
  // Like ends are held against each other, so that the larger may stand first.
  const [lowYen, highYen] = [Math.min(...Object.values(difference)), Math.max(...Object.values(difference))];
  if (lowYen > 0) return `この前提では、貸してから売るほうが${yenRange({ lowYen, highYen })}多く残る計算です。`;
  if (highYen < 0) return `この前提では、いま売るほうが${yenRange({ lowYen: -highYen, highYen: -lowYen })}多く残る計算です。`;
  return `この前提では、どちらが多く残るかは決まりません（差は${formatYen(lowYen)}から${formatYen(highYen)}）。`;
}

/** What stands there unless the owner says otherwise. Nothing of a cost is no usual value of it. */
function usualWord({ key, value }: Assumption): string {
  if (value !== 0) return "一般的な値";
  return key === "rentChangePercent" || key === "priceChangePercent" ? "横ばいの前提" : "入っていません";
}

function assumptionText({ value, unit }: Assumption): string {
  return unit === "%" || unit === "年" ? `${value}${unit}` : `${value.toLocaleString("ja-JP")}${unit}`;
}

const yen = (of: (year: RentYear) => Yen) => (year: RentYear) => formatYen(of(year));

const COLUMNS = [
  { key: "year", label: "年", isRowHeading: true, cell: ({ year }: RentYear) => `${year}年目` },
  { key: "rent", label: "家賃（空室を引いたあと）", isNumber: true, cell: yen(({ rentYen, vacancyYen }) => rentYen - vacancyYen) },
  {
    ...{ key: "costs", label: "費用", isNumber: true },
    cell: yen((one) => one.agencyYen + one.managementYen + one.reserveYen + one.propertyTaxYen + one.insuranceYen + one.startCostsYen),
  },
  { key: "loan", label: "ローンの返済", isNumber: true, cell: yen(({ loanPaymentYen }) => loanPaymentYen) },
  { key: "left", label: "残り", isNumber: true, cell: yen(({ cashFlowYen }) => cashFlowYen) },
  { key: "balance", label: "ローン残高", isNumber: true, isWideOnly: true, cell: yen(({ balanceYen }) => balanceYen) },
] as const;
