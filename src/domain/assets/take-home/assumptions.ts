import { PURCHASE_COST_PERCENT } from "#domain/finance/yield.ts";
import { spanOf, yearOf } from "./days.ts";
import type { DatedSale, KnownFacts } from "./known.ts";
import { rowOn } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import { type SaleFacts, STRUCTURES, type Structure, type Unknown } from "./types.ts";
import { percentOf } from "./yen-words.ts";

/** Within these a missing fact is taken to lie. The building's part of a price is told by no law: from a flat on dear land to an old contract of a new house. */
const BUILDING_PERCENT = { least: 10, most: 95 } as const;
const LOTS = { least: 1, most: 19 } as const;
/** So old that more years change nothing. */
const OLDEST_YEARS = 80;
const CONDO_STRUCTURES: readonly Structure[] = ["rc", "src", "steel", "steel-medium"];

/** What leaves less, and what leaves more. */
export type Side = "low" | "high";

/** Facts with everything that is missing assumed so that less, or more, is left. */
export function assumed(
  facts: SaleFacts,
  sale: DatedSale,
  tables: SaleTables,
  { side, acquiredOn }: { readonly side: Side; readonly acquiredOn: string },
): KnownFacts {
  return { ...facts, acquiredOn, ...assumedOfGain(facts, side, tables), ...assumedOfUse(facts, side, sale) };
}

type Assumed<Key extends keyof KnownFacts> = Pick<KnownFacts, Key>;

function assumedOfGain(facts: SaleFacts, side: Side, tables: SaleTables): Assumed<"buildingPriceYen" | "structure" | "purchaseCostsYen"> {
  const priceYen = facts.acquisitionPriceYen ?? 0;
  const [building, costs] = side === "low" ? [BUILDING_PERCENT.most, 0] : [BUILDING_PERCENT.least, PURCHASE_COST_PERCENT.used.high];
  return {
    buildingPriceYen: facts.buildingPriceYen ?? percentOf(priceYen, building),
    structure: facts.structure ?? extremeStructure(facts.kind, side, tables),
    purchaseCostsYen: facts.purchaseCostsYen ?? percentOf(priceYen, costs),
  };
}

function assumedOfUse(facts: SaleFacts, side: Side, sale: DatedSale): Assumed<"residence" | "owners" | "lots" | "hasLowPriceAgreement"> {
  const isLow = side === "low";
  const reliefUsedIn = isLow ? yearOf(sale.transferOn) : "never";
  return {
    residence: facts.residence ?? { use: isLow ? "let" : "own-home" },
    owners: facts.owners.map((owner) => ({ ...owner, reliefUsedIn: owner.reliefUsedIn ?? reliefUsedIn })),
    lots: facts.lots ?? (isLow ? LOTS.most : LOTS.least),
    hasLowPriceAgreement: facts.hasLowPriceAgreement ?? isLow,
  };
}

function extremeStructure(kind: SaleFacts["kind"], side: Side, { depreciation }: SaleTables): Structure {
  const rate = (structure: Structure) => depreciation.find(({ key }) => key === structure)?.ownRate ?? 0;
  const sorted = structuresOf(kind).toSorted((a, b) => rate(a) - rate(b));
  return (side === "high" ? sorted[0] : sorted.at(-1)) ?? "rc";
}

function structuresOf(kind: SaleFacts["kind"]): readonly Structure[] {
  return kind === "condo" ? CONDO_STRUCTURES : STRUCTURES;
}

/**
 * The days of buying that may leave most or least. Within one class of 5 and 10 years less is left the longer ago it was, so that the ends of each class are enough. Empty: it lies after
 * the transfer.
 */
export function acquisitionDays({ acquiredOn }: Pick<SaleFacts, "acquiredOn">, { transferOn }: DatedSale): string[] {
  if (acquiredOn === null) return unknownDays(transferOn);
  const { first, last } = spanOf(acquiredOn);
  if (first > transferOn) return [];
  const newest = last > transferOn ? transferOn : last;
  return first === newest ? [first] : [first, newest];
}

function unknownDays(transferOn: string): string[] {
  const year = yearOf(transferOn);
  const ends = [`${year - 5}-01-01`, `${year - 6}-12-31`, `${year - 10}-01-01`, `${year - 11}-12-31`, `${year - OLDEST_YEARS}-01-01`];
  return [transferOn, ...ends];
}

/** What is missing and matters to this sale, and what stands for it. */
export function unknownsOf(facts: SaleFacts, sale: DatedSale, tables: SaleTables): Unknown[] {
  return [...missingOfGain(facts), ...missingOfReliefs(facts), ...missingOfCash(facts, sale, tables)];
}

function missingOfGain(facts: SaleFacts): Unknown[] {
  const hasPrice = facts.acquisitionPriceYen !== null;
  const hasBuilding = hasPrice && facts.kind !== "land";
  const rows: readonly (readonly [boolean, Unknown])[] = [
    [
      (facts.acquiredOn ?? "").length < 10,
      range(
        "acquired-on",
        "買った日",
        facts.acquiredOn === null ? "短期・長期のどちらもあり得るものとして" : "その期間の初めから終わりまで",
      ),
    ],
    [
      !hasPrice,
      {
        key: "acquisition-price",
        label: "買ったときの価格",
        effect: "rule",
        assumed: "売却の収入の5%を取得費とします。契約書が見つかると税額が下がることがあります",
      },
    ],
    [
      hasBuilding && facts.buildingPriceYen === null,
      range("building-price", "価格のうち建物の金額", `価格の${BUILDING_PERCENT.least}%から${BUILDING_PERCENT.most}%`),
    ],
    [hasBuilding && facts.structure === null, range("structure", "建物の構造", "償却率が最も低い構造から最も高い構造まで")],
    [
      hasPrice && facts.purchaseCostsYen === null,
      range("purchase-costs", "購入の諸費用", `0円から価格の${PURCHASE_COST_PERCENT.used.high}%`),
    ],
  ];
  return rows.filter(([isMissing]) => isMissing).map(([, unknown]) => unknown);
}

function missingOfReliefs({ kind, residence, owners }: SaleFacts): Unknown[] {
  if (kind === "land") return [];
  const mayBeHome = residence === null || residence.use === "own-home" || residence.use === "left";
  const isOpen = mayBeHome && owners.some(({ livesThere, reliefUsedIn }) => livesThere && reliefUsedIn === null);
  return [
    ...(residence === null ? [range("residence", "住まいか、貸しているか", "ずっと貸していた場合から、住んでいる場合まで")] : []),
    ...(isOpen ? [range("earlier-relief", "前年・前々年に使った特例", "使った場合から、使っていない場合まで")] : []),
  ];
}

function missingOfCash(facts: SaleFacts, sale: DatedSale, tables: SaleTables): Unknown[] {
  const low = rowOn(tables.lowPriceFee, sale.contractOn);
  const isLowPrice = low !== null && sale.priceYen <= low.upToYen && facts.brokerFeeYen === null;
  const rows: readonly (readonly [boolean, Unknown])[] = [
    [(facts.loanBalanceYen ?? 0) > 0 && facts.lots === null, range("lots", "土地の筆数", `${LOTS.least}筆から${LOTS.most}筆`)],
    [
      isLowPrice && facts.hasLowPriceAgreement === null,
      range("low-price-fee", "仲介手数料の特例の合意", "合意がない場合から、ある場合まで"),
    ],
    [facts.loanBalanceYen === null, leftOut("loan-balance", "住宅ローンの残り", "残っているときは、その分少なくなります")],
    [facts.propertyTaxYen === null, leftOut("property-tax", "固定資産税・都市計画税", "買主との精算金が加わります")],
    [facts.otherCostsYen === null, leftOut("other-costs", "司法書士・金融機関の費用", "かかる分、少なくなります")],
  ];
  return rows.filter(([isMissing]) => isMissing).map(([, unknown]) => unknown);
}

function range(key: Unknown["key"], label: string, words: string): Unknown {
  return { key, label, effect: "range", assumed: words };
}

function leftOut(key: Unknown["key"], label: string, words: string): Unknown {
  return { key, label, effect: "left-out", assumed: `計算に入れていません。${words}` };
}
