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

/** 125000 → 12.5万円, to a thousand yen. */
export function rentText(yen: number): string {
  return `${(Math.round(yen / 1000) / 10).toFixed(1)}万円`;
}
