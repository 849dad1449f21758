/** How much a customer is interested. */
export type Heat = "red" | "orange" | "yellow" | "none";

/** The warmest first. */
export const HEATS: readonly Heat[] = ["red", "orange", "yellow", "none"];

/** As three bars and a word show it: never by colour alone. */
export const HEAT_SIGNS: Readonly<Record<Heat, { readonly word: string; readonly bars: number }>> = {
  red: { word: "高", bars: 3 },
  orange: { word: "中", bars: 2 },
  yellow: { word: "低", bars: 1 },
  none: { word: "なし", bars: 0 },
};
