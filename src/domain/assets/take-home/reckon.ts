import type { Yen } from "#kernel/yen.ts";
import { acquisitionCost } from "./acquisition-cost.ts";
import { cashLines, expenseLines, loanLine, revenueLines } from "./cash-lines.ts";
import type { DatedSale, KnownFacts } from "./known.ts";
import { needRow } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import { type OwnerTax, ownerTax, taxFormula } from "./transfer-tax.ts";
import type { Gain, Line, LinePart, OwnerShare, TakeHome } from "./types.ts";
import { sumOf } from "./yen-words.ts";

/** A sale reckoned through to what is left in hand, everything being known. */
export function reckon(facts: KnownFacts, sale: DatedSale, tables: SaleTables): TakeHome {
  const incoming = revenueLines(facts, sale);
  const expenses = expenseLines(facts, sale, tables);
  const gain = gainOf({ facts, sale, tables, revenueYen: total(incoming), transferExpensesYen: total(expenses) });
  const taxes = facts.owners.map((owner) => ownerTax(owner, gain.gainYen, { facts, sale, tables }));
  const taxLines = [nationalLine(taxes), residentsLine(taxes)].map((line) => ({ ...line, source: sourceOf(taxes, sale, tables) }));
  const cash = [...cashLines(facts, sale, tables), ...taxLines, ...loanLine(facts)];
  const lines = [...incoming, ...expenses, ...cash];
  const taxYen = total(taxLines);
  const takeHomeYen = total(incoming) - total(expenses) - total(cash);
  return { lines, gain: withSources(gain, taxes, sale, tables), owners: shares(taxes, takeHomeYen + taxYen), taxYen, takeHomeYen };
}

type Given = {
  readonly facts: KnownFacts;
  readonly sale: DatedSale;
  readonly tables: SaleTables;
  readonly revenueYen: Yen;
  readonly transferExpensesYen: Yen;
};

function gainOf({ facts, sale, tables, revenueYen, transferExpensesYen }: Given): Gain {
  const cost = acquisitionCost(facts, sale, revenueYen, tables);
  return {
    revenueYen,
    acquisitionCostYen: cost.yen,
    acquisitionBy: cost.by,
    depreciationYen: cost.depreciationYen,
    acquisitionFormula: cost.formula,
    transferExpensesYen,
    gainYen: revenueYen - cost.yen - transferExpensesYen,
    sources: cost.sources,
  };
}

/** With the rows that what is taxed rests on: the deduction where one is used, and how it is rounded. */
function withSources(gain: Gain, taxes: readonly OwnerTax[], { transferOn }: DatedSale, tables: SaleTables): Gain {
  const isDeducted = taxes.some(({ deductionYen }) => deductionYen > 0);
  const deduction = isDeducted ? [needRow(tables.homeDeduction, transferOn).source] : [];
  return { ...gain, sources: [...gain.sources, ...deduction, needRow(tables.rounding, transferOn).source] };
}

function nationalLine(taxes: readonly OwnerTax[]): Line {
  const parts = sumParts(taxes);
  const surtaxes = parts.slice(1).map(({ label }) => label);
  const label = ["所得税", ...surtaxes].join("・");
  const formula = `${taxFormula(taxes, "incomePercent")}${surtaxes.length > 0 ? `、これに${surtaxes.join("と")}を加える` : ""}(100円未満切り捨て)`;
  const yen = sumOf(taxes.map(({ nationalYen }) => nationalYen));
  return { key: "national-tax", label, side: "out", yen, isTransferExpense: false, formula, source: null, parts };
}

function residentsLine(taxes: readonly OwnerTax[]): Line {
  const formula = `${taxFormula(taxes, "residentsPercent")}(100円未満切り捨て)`;
  const yen = sumOf(taxes.map(({ residentsYen }) => residentsYen));
  return { key: "residents-tax", label: "住民税", side: "out", yen, isTransferExpense: false, formula, source: null, parts: [] };
}

function sourceOf(taxes: readonly OwnerTax[], { transferOn }: DatedSale, tables: SaleTables) {
  return taxes[0]?.slices[0]?.source ?? needRow(tables.rates, transferOn).source;
}

/** Each tax of all owners together. */
function sumParts(taxes: readonly OwnerTax[]): LinePart[] {
  const [first] = taxes;
  return (first?.parts ?? []).map((part, i) => ({ ...part, yen: sumOf(taxes.map(({ parts }) => parts[i]?.yen ?? 0)) }));
}

/** What is left before tax goes by shares, the odd yen to the first; each pays their own tax. */
function shares(taxes: readonly OwnerTax[], beforeTaxYen: Yen): OwnerShare[] {
  const cut = taxes.map(({ share }) => Math.floor(beforeTaxYen * share + 1e-6));
  const odd = beforeTaxYen - sumOf(cut);
  return taxes.map(({ share, deductionYen, taxableYen, holding, nationalYen, residentsYen }, i) => {
    const taxYen = nationalYen + residentsYen;
    return { share, deductionYen, taxableYen, holding, taxYen, takeHomeYen: (cut[i] ?? 0) + (i === 0 ? odd : 0) - taxYen };
  });
}

function total(lines: readonly Line[]): Yen {
  return sumOf(lines.map(({ yen }) => yen));
}
