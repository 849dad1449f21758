import type { Yen } from "#kernel/yen.ts";
import type { DatedSale, KnownFacts, KnownOwner } from "./known.ts";
import { holdingOf, mayUseReliefs } from "./reliefs.ts";
import { needRow } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import type { HoldingClass, LinePart, Source } from "./types.ts";
import { downTo, percentOf, sumOf, yenWords } from "./yen-words.ts";

/** A part of the taxable gain and what it is taxed by. */
type Slice = { readonly yen: Yen; readonly incomePercent: number; readonly residentsPercent: number; readonly source: Source };

export type OwnerTax = {
  readonly share: number;
  readonly deductionYen: Yen;
  readonly taxableYen: Yen;
  readonly holding: HoldingClass;
  readonly slices: readonly Slice[];
  /** 所得税 and its surtaxes, to the yen. */
  readonly parts: readonly LinePart[];
  /** Their sum, the last hundred cut off. */
  readonly nationalYen: Yen;
  readonly residentsYen: Yen;
};

const SURTAX = {
  reconstruction: { key: "reconstruction-tax", label: "復興特別所得税" },
  defence: { key: "defence-tax", label: "防衛特別所得税" },
} as const;

/** 譲渡所得の税 of one owner on their share of the gain. Nothing is due on a loss. */
export function ownerTax(
  owner: KnownOwner,
  gainYen: Yen,
  given: { readonly facts: KnownFacts; readonly sale: DatedSale; readonly tables: SaleTables },
): OwnerTax {
  const { facts, sale, tables } = given;
  const share = owner.parts / sumOf(facts.owners.map(({ parts }) => parts));
  const ownGain = Math.max(0, Math.floor(gainYen * share + 1e-6));
  const hasReliefs = mayUseReliefs(owner, facts, sale, tables);
  const rounding = needRow(tables.rounding, sale.transferOn);
  const deductionYen = hasReliefs ? Math.min(ownGain, needRow(tables.homeDeduction, sale.transferOn).atMostYen) : 0;
  const taxableYen = downTo(ownGain - deductionYen, rounding.gainDownToYen);
  const held = holdingOf(facts.acquiredOn, sale.transferOn);
  const holding = held === "over-ten-years" && !hasReliefs ? "long" : held;
  const slices = slicesOf(taxableYen, holding, sale.transferOn, tables);
  const parts = nationalParts(slices, sale.transferOn, tables);
  const nationalYen = downTo(sumOf(parts.map(({ yen }) => yen)), rounding.taxDownToYen);
  const residentsYen = downTo(sumOf(slices.map(({ yen, residentsPercent }) => percentOf(yen, residentsPercent))), rounding.taxDownToYen);
  return { share, deductionYen, taxableYen, holding, slices, parts, nationalYen, residentsYen };
}

function slicesOf(taxableYen: Yen, holding: HoldingClass, day: string, tables: SaleTables): Slice[] {
  const usual = needRow(
    tables.rates.filter(({ key }) => key === (holding === "short" ? "short" : "long")),
    day,
  );
  if (holding !== "over-ten-years") return [{ ...usual, yen: taxableYen }];
  const reduced = needRow(tables.overTenYears, day);
  const under = Math.min(taxableYen, reduced.upToYen);
  return [{ ...reduced, yen: under }, ...(taxableYen > under ? [{ ...usual, yen: taxableYen - under }] : [])];
}

function nationalParts(slices: readonly Slice[], day: string, tables: SaleTables): LinePart[] {
  const incomeTax = sumOf(slices.map(({ yen, incomePercent }) => percentOf(yen, incomePercent)));
  const [source = needRow(tables.rates, day).source] = slices.map((one) => one.source);
  const surtaxes = tables.surtaxes.filter(({ from, to }) => from <= day && (to === null || day <= to));
  // They are paid as one and cut once: how they are split changes no total.
  const surtaxUpTo = (rows: number) => percentOf(incomeTax, sumOf(surtaxes.slice(0, rows).map((row) => row.percentOfIncomeTax)));
  return [
    { key: "income-tax", label: "所得税", yen: incomeTax, source },
    ...surtaxes.map((row, at) => ({ ...SURTAX[row.key], yen: surtaxUpTo(at + 1) - surtaxUpTo(at), source: row.source })),
  ];
}

/** `10,840,000円 × 10%`, of each owner's share. */
export function taxFormula(taxes: readonly OwnerTax[], percent: "incomePercent" | "residentsPercent"): string {
  const one = ({ slices }: OwnerTax) => slices.map((slice) => `${yenWords(slice.yen)} × ${slice[percent]}%`).join(" + ");
  return taxes.map((tax) => (taxes.length === 1 ? one(tax) : `(${one(tax)})`)).join(" + ");
}
