import type { Yen } from "#kernel/yen.ts";
import { wholeMonths } from "./days.ts";
import type { DatedSale, KnownFacts } from "./known.ts";
import { needRow } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import type { Gain, Residence, Source } from "./types.ts";
import { percentOf, sumOf, yenWords } from "./yen-words.ts";

type AcquisitionCost = {
  readonly yen: Yen;
  readonly by: Gain["acquisitionBy"];
  readonly depreciationYen: Yen;
  readonly formula: string;
  readonly sources: readonly Source[];
};

/** 取得費: what was paid less the 減価 of the building, or 5 % of what the sale brings where that is more or the price is not known. */
export function acquisitionCost(facts: KnownFacts, sale: DatedSale, revenueYen: Yen, tables: SaleTables): AcquisitionCost {
  const { usualPercent, source } = needRow(tables.acquisition, sale.transferOn);
  const usualYen = percentOf(revenueYen, usualPercent);
  const actual = facts.acquisitionPriceYen === null ? null : actualCost(facts, facts.acquisitionPriceYen, sale, tables);
  if (actual !== null && actual.yen >= usualYen) return actual;
  const why = actual === null ? "買ったときの価格が分からないため" : "実際の取得費より多いため";
  const formula = `${why}、売却の収入 ${yenWords(revenueYen)} × ${usualPercent}%`;
  return { yen: usualYen, by: "five-percent", depreciationYen: actual?.depreciationYen ?? 0, formula, sources: [source] };
}

function actualCost(facts: KnownFacts, priceYen: Yen, sale: DatedSale, tables: SaleTables): AcquisitionCost {
  const improvements = facts.improvements.filter(({ on }) => on <= sale.transferOn);
  const added = sumOf(improvements.map(({ yen }) => yen));
  const parts = [
    `買ったときの価格 ${yenWords(priceYen)}`,
    ...(facts.purchaseCostsYen > 0 ? [`購入の諸費用 ${yenWords(facts.purchaseCostsYen)}`] : []),
    ...(added > 0 ? [`改良費 ${yenWords(added)}`] : []),
  ].join(" + ");
  const paidYen = priceYen + facts.purchaseCostsYen + added;
  if (facts.kind === "land") return { yen: paidYen, by: "actual", depreciationYen: 0, formula: parts, sources: [] };
  const worn = [{ on: facts.acquiredOn, yen: facts.buildingPriceYen }, ...improvements].map((asset) =>
    depreciation(asset, facts, sale, tables),
  );
  const depreciationYen = sumOf(worn.map(({ yen }) => yen));
  const formula = [parts, ...worn.filter(({ yen }) => yen > 0).map((one) => `減価 ${one.formula}`)].join(" − ");
  return { yen: Math.max(0, paidYen - depreciationYen), by: "actual", depreciationYen, formula, sources: wearSources(facts, sale, tables) };
}

function wearSources({ structure }: KnownFacts, { transferOn }: DatedSale, tables: SaleTables): Source[] {
  return [needRow(rowsOf(structure, tables), transferOn).source, needRow(tables.acquisition, transferOn).source];
}

function rowsOf(structure: string, { depreciation: rows }: SaleTables) {
  return rows.filter(({ key }) => key === structure);
}

/**
 * 減価 of a building or of what was added to it. Lived in: value × 0.9 × rate × years (six months count as one), at most 95 %. Let: value × rate by months,
 * never all of it.
 */
function depreciation(asset: { readonly on: string; readonly yen: Yen }, facts: KnownFacts, sale: DatedSale, tables: SaleTables) {
  const { ownRate, letRate } = needRow(rowsOf(facts.structure, tables), sale.transferOn);
  const { residualShare, mostShare, monthsThatCountAsYear } = needRow(tables.acquisition, sale.transferOn);
  const letFrom = letSince(facts.residence, facts.acquiredOn, sale.transferOn);
  const ownMonths = wholeMonths(asset.on, letFrom);
  const letMonths = wholeMonths(asset.on > letFrom ? asset.on : letFrom, sale.transferOn);
  const years = Math.floor(ownMonths / 12) + (ownMonths % 12 >= monthsThatCountAsYear ? 1 : 0);
  const own = Math.min(whole(asset.yen * residualShare * ownRate * years), whole(asset.yen * mostShare));
  const most = letMonths > 0 ? Math.max(0, asset.yen - 1) : own;
  const yen = Math.max(own, Math.min(own + whole((asset.yen * letRate * letMonths) / 12), most));
  const ownWords = own > 0 ? [`${yenWords(asset.yen)} × ${residualShare} × ${ownRate} × ${years}年`] : [];
  const letWords = letMonths > 0 ? [`${yenWords(asset.yen)} × ${letRate} × ${letMonths}か月 ÷ 12`] : [];
  const words = [...ownWords, ...letWords].join(" + ");
  return { yen, formula: own === whole(asset.yen * mostShare) && own > 0 ? `(${words}、上限95%)` : `(${words})` };
}

/** From when on the home has been let; the day of the transfer where it never was. */
function letSince(residence: Residence, acquiredOn: string, transferOn: string): string {
  const since = dayOfLetting(residence, acquiredOn) ?? transferOn;
  return since > transferOn ? transferOn : since;
}

function dayOfLetting(residence: Residence, acquiredOn: string): string | null {
  if (residence.use === "let") return acquiredOn;
  if (residence.use === "second-home") return residence.letFrom ?? null;
  return residence.use === "left" && residence.since === "let" ? (residence.letFrom ?? residence.leftOn) : null;
}

/** Whole yen; products of rates are a hair off. */
function whole(yen: number): Yen {
  return Math.floor(yen + 1e-6);
}
