import { brokerFeeAtMost, brokerFeeTier } from "#domain/finance/yield.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import type { Yen } from "#kernel/yen.ts";
import { daysThrough, yearOf } from "./days.ts";
import type { DatedSale, KnownFacts } from "./known.ts";
import { needRow, rowOn } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import type { Line } from "./types.ts";
import { yenWords } from "./yen-words.ts";

const PLAIN = { isTransferExpense: false, source: null, parts: [] } as const;

/** What comes in: the price, and the part of the year's 固定資産税 that the buyer pays, which counts as revenue. */
export function revenueLines(facts: KnownFacts, sale: DatedSale): Line[] {
  const price: Line = { ...PLAIN, key: "price", label: "売却価格", side: "in", yen: sale.priceYen, formula: "売買契約の金額" };
  return facts.propertyTaxYen ? [price, settlementLine(facts.propertyTaxYen, facts.propertyTaxYear, sale.transferOn)] : [price];
}

function settlementLine(yearYen: Yen, start: KnownFacts["propertyTaxYear"], transferOn: string): Line {
  const days = settledDays(start, transferOn);
  const formula = `${yenWords(yearYen)} × ${days.left}日 ÷ ${days.all}日(引渡しの日から${start === "january" ? "年末" : "年度末の3月31日"}まで)`;
  const yen = Math.floor((yearYen * days.left) / days.all);
  return { ...PLAIN, key: "property-tax-settlement", label: "固定資産税・都市計画税の精算金", side: "in", yen, formula };
}

function settledDays(start: KnownFacts["propertyTaxYear"], transferOn: string): { readonly left: number; readonly all: number } {
  const firstMonth = start === "january" ? "01-01" : "04-01";
  const first = transferOn.slice(5) >= firstMonth ? yearOf(transferOn) : yearOf(transferOn) - 1;
  const last = start === "january" ? `${first}-12-31` : `${first + 1}-03-31`;
  return { left: daysThrough(transferOn, last), all: daysThrough(`${first}-${firstMonth}`, last) };
}

/** 譲渡費用: the broker and the stamp. */
export function expenseLines(facts: KnownFacts, sale: DatedSale, tables: SaleTables): Line[] {
  return [brokerLine(facts, sale, tables), stampLine(facts, sale, tables)];
}

function brokerLine(facts: KnownFacts, sale: DatedSale, tables: SaleTables): Line {
  const line = { ...PLAIN, key: "broker-fee", label: "仲介手数料", side: "out", isTransferExpense: true } as const;
  if (facts.brokerFeeYen !== null) return { ...line, yen: facts.brokerFeeYen, formula: "不動産会社と決めた金額" };
  const usual = needRow(tables.brokerFee, sale.contractOn);
  const yen = brokerFeeAtMost(sale.priceYen, usual);
  const low = rowOn(tables.lowPriceFee, sale.contractOn);
  if (low && facts.hasLowPriceAgreement && sale.priceYen <= low.upToYen && low.atMostYen > yen) {
    const formula = `${yenWords(low.upToYen)}以下の物件の特例の上限(事前の合意があるとき)`;
    return { ...line, yen: low.atMostYen, formula, source: low.source };
  }
  const { percent, fixedYen } = brokerFeeTier(sale.priceYen, usual);
  const fixed = fixedYen > 0 ? ` + ${yenWords(fixedYen)}` : "";
  const formula = `(${yenWords(sale.priceYen)} × ${percent}%${fixed}) × 消費税 ${1 + usual.consumptionTaxPercent / 100}(上限額)`;
  return { ...line, yen, formula, source: usual.source };
}

function stampLine({ isElectronicContract }: KnownFacts, sale: DatedSale, tables: SaleTables): Line {
  const row = needRow(tables.stampDuty, sale.contractOn, sale.afterEnd);
  const line = { ...PLAIN, key: "stamp-duty", label: "印紙税", side: "out", isTransferExpense: true, source: row.source } as const;
  if (isElectronicContract) return { ...line, yen: 0, formula: "電子契約には印紙税がかからない" };
  const tier = row.tiers.find(({ upToYen }) => upToYen === null || sale.priceYen <= upToYen);
  const isExtended = row.isReduced && row.to !== null && sale.contractOn > row.to;
  const name = row.isReduced ? `軽減${isExtended ? "が延長された場合" : endWords(row.to)}` : "本則";
  return { ...line, yen: tier?.yen ?? 0, formula: `契約金額 ${yenWords(sale.priceYen)} の税額、${name}` };
}

function endWords(to: string | null): string {
  return to === null ? "" : `(${formatDay(to)}まで)`;
}

/** What goes out and lowers no gain: the registration that ends the mortgage, what else was told. */
export function cashLines(facts: KnownFacts, sale: DatedSale, tables: SaleTables): Line[] {
  return [
    ...(facts.loanBalanceYen ? [cancellationLine(facts, sale, tables)] : []),
    ...(facts.otherCostsYen
      ? [
          {
            ...PLAIN,
            key: "other-costs",
            label: "司法書士・金融機関などの費用",
            side: "out",
            yen: facts.otherCostsYen,
            formula: "入力された金額",
          } as const,
        ]
      : []),
  ];
}

function cancellationLine({ kind, lots }: KnownFacts, sale: DatedSale, tables: SaleTables): Line {
  const { perPropertyYen, atMostYen, source } = needRow(tables.mortgageCancellation, sale.registrationOn);
  const properties = lots + (kind === "land" ? 0 : 1);
  const yen = Math.min(properties * perPropertyYen, atMostYen);
  const buildings = kind === "land" ? "" : "建物1個 + ";
  const formula = `${yenWords(perPropertyYen)} ×(${buildings}土地${lots}筆)${yen < properties * perPropertyYen ? `、上限 ${yenWords(atMostYen)}` : ""}`;
  return { ...PLAIN, key: "mortgage-cancellation", label: "抵当権抹消の登録免許税", side: "out", yen, formula, source };
}

export function loanLine({ loanBalanceYen }: KnownFacts): Line[] {
  if (!loanBalanceYen) return [];
  return [{ ...PLAIN, key: "loan", label: "住宅ローンの残り", side: "out", yen: loanBalanceYen, formula: "引渡しの日に返す残高" }];
}
