import { readNumber } from "../kit/forms/read-number.ts";

export type RentBand = { readonly pointYen: number; readonly lowYen: number; readonly highYen: number };
type RentVerdict = "cheap" | "fair" | "dear";

/** An asking rent against the band of the estimate: below it 割安, within it 相場, above it 割高. */
export function rentVerdict(rent: number, { lowYen, highYen }: RentBand): RentVerdict {
  if (rent < lowYen) return "cheap";
  return rent > highYen ? "dear" : "fair";
}

export const RENT_WORDS: Readonly<Record<RentVerdict, { readonly word: string; readonly sentence: string }>> = {
  cheap: { word: "割安", sentence: "推定の幅より下です。設備や条件に理由がないかを確かめてください。" },
  fair: { word: "相場の範囲", sentence: "推定の幅の中です。" },
  dear: { word: "割高", sentence: "推定の幅より上です。広さや眺めなど、理由があるかを確かめてください。" },
};

const LEAST_YEN = 10_000;
const MOST_YEN = 10_000_000;

/** Sizes that a rent can be estimated for. */
export const LET_AREA_M2 = { least: 8, most: 300 };

/** `42.5`, `42㎡` → 42.5; null where it is no size that a rent can be estimated for. */
export function readLetArea(text: string): number | null {
  const bare = readNumber(text.normalize("NFKC").replace(/(m2|㎡|平米)\s*$/, ""));
  return bare.ok && bare.value >= LET_AREA_M2.least && bare.value <= LET_AREA_M2.most ? bare.value : null;
}

/** A monthly rent as people type it, in 万円 or in yen: `12.5`, `12万5000`, `125,000円` → 125000; null where it is none. */
export function readRent(text: string): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,、円]/g, "");
  const [, man, rest = "0"] = /^(\d+(?:\.\d+)?)万(\d+)?$/.exec(plain) ?? [];
  const bare = readNumber(plain);
  const yen = man === undefined ? (bare.ok ? inYen(bare.value) : Number.NaN) : Math.round(Number(man) * 10_000) + Number(rest);
  return yen >= LEAST_YEN && yen <= MOST_YEN ? yen : null;
}

/** Nobody rents a flat for under 1,000 yen: a small number was meant in 万円. */
function inYen(value: number): number {
  return value < 1000 ? Math.round(value * 10_000) : Math.round(value);
}

/** 125000 → 12.5万円, to a thousand yen. */
export function rentText(yen: number): string {
  return `${(Math.round(yen / 1000) / 10).toFixed(1)}万円`;
}
