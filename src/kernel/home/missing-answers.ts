/** No road touches the lot: the word of the ministry's sales. */
export const NO_ROAD = "接面道路無";

/** What a price of a house or a plot goes by most, after its place and size, by the names of the API. */
const OF_LAND = ["frontageM", "roadWidthM", "floorAreaRatioPercent"] as const;
const OF_HOUSE = ["floorAreaM2", "structure", ...OF_LAND] as const;
export type MissingAnswer = (typeof OF_HOUSE)[number];

/** What the forms call them. Apart from the forms' fields, which are many times as much to load for a page that only names them. */
export const ANSWER_LABELS: Readonly<Record<MissingAnswer, string>> = {
  floorAreaM2: "延床面積",
  structure: "建物の構造",
  frontageM: "間口",
  roadWidthM: "前面道路の幅員",
  floorAreaRatioPercent: "容積率",
};

/** Null or left out: not told. */
type Told = { readonly [Name in MissingAnswer | "roadDirection"]?: string | number | null | undefined };

/** Which further answers would make a price surer, the weightiest kinds of them alone: none of a flat, and nothing of a road that is not there. */
export function missingAnswers(kind: "condo" | "house" | "land", told: Told): readonly MissingAnswer[] {
  if (kind === "condo") return [];
  const asked: readonly MissingAnswer[] = kind === "house" ? OF_HOUSE : OF_LAND;
  const isOfNoRoad = (name: MissingAnswer) => told.roadDirection === NO_ROAD && (name === "frontageM" || name === "roadWidthM");
  return asked.filter((name) => (told[name] ?? null) === null && !isOfNoRoad(name));
}
