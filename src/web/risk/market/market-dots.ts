import { manYenPerTsubo } from "#kernel/area.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import type { DotFacts } from "#web/risk/maps/dot-table.tsx";

/** A dot in words. `apartmentKey`: the building that it belongs to, where that is known. */
export type DotWords = { readonly headline: string; readonly lines: readonly string[]; readonly apartmentKey: string | null };

export const MARKET_CHOICES = [
  { id: "sales", label: "成約" },
  { id: "listings", label: "売出中" },
] as const;
export type MarketLayer = (typeof MARKET_CHOICES)[number]["id"];

/** Fewer sales than this have no unit price. */
const FEW = 5;
const KINDS: Readonly<Record<string, string>> = { condo: "マンション", house: "戸建て", land: "土地" };

/** `period`: what the sales are of, in the publisher's words. */
export function dotWords(layer: MarketLayer, facts: DotFacts, period: string | null): DotWords {
  return layer === "sales" ? townWords(facts, period) : homeWords(facts);
}

function townWords(facts: DotFacts, period: string | null): DotWords {
  const [n, yen] = [numberOf(facts.condo_n) ?? 0, numberOf(facts.condo_yen_m2)];
  const price = n < FEW || yen === null ? "件数不足（5件未満のため、単価は示していません）" : pricesText(yen);
  const others = ["house", "land"].flatMap((kind) => {
    const cases = numberOf(facts[`${kind}_n`]);
    return cases === null ? [] : [`${KINDS[kind]}${cases}件`];
  });
  const lines = [
    `マンション：${n === 0 ? "成約なし" : `${price}・n＝${n}件`}`,
    ...(others.length > 0 ? [`ほかに${others.join("・")}`] : []),
    `期間：最近3年${period === null ? "" : `（${period}）`}`,
  ];
  return { headline: textOf(facts.t) ?? "町名不明", lines, apartmentKey: null };
}

function homeWords(facts: DotFacts): DotWords {
  const [price, area] = [numberOf(facts.price), numberOf(facts.areaM2)];
  const kind = KINDS[textOf(facts.kind) ?? ""] ?? "";
  const parts = [kind, textOf(facts.layout), area === null ? null : `${area.toFixed(1)}㎡`];
  const asked = price === null ? "価格はデータなし" : `${Math.round(price / 10_000).toLocaleString("ja-JP")}万円`;
  const unit = price === null || area === null || area <= 0 || facts.kind !== "condo" ? "" : `、${pricesText(price / area)}`;
  return { headline: parts.filter(Boolean).join("・"), lines: [`${asked}${unit}`], apartmentKey: textOf(facts.key) };
}

function pricesText(yenPerM2: number): string {
  return `${formatUnitPrice(yenPerM2)}（坪${manYenPerTsubo(yenPerM2).toLocaleString("ja-JP")}万円）`;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
