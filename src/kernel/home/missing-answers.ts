/** No road touches the lot: the word of the ministry's sales. */
export const NO_ROAD = "接面道路無";

/** What one model reads of a home and another does not, as its sales leave it out too often to be learnt from; by the names of the API. */
export const LEARNABLE_ANSWERS = [
  ...(["stationName", "floorAreaM2", "layout", "structure", "landShape", "frontageM"] as const),
  ...(["roadDirection", "roadWidthM", "coveragePercent", "floorAreaRatioPercent"] as const),
] as const;
export type LearnableAnswer = (typeof LEARNABLE_ANSWERS)[number];

/** What a price of a house or a plot goes by most, after its place and size. */
const OF_LAND = ["frontageM", "roadWidthM", "floorAreaRatioPercent"] as const;
const OF_HOUSE = ["builtYear", "floorAreaM2", "layout", "structure", ...OF_LAND] as const;
export type MissingAnswer = (typeof OF_HOUSE)[number];

/** What the forms call them. Apart from the forms' fields, which are many times as much to load for a page that only names them. */
export const ANSWER_LABELS = {
  builtYear: "築年",
  floorAreaM2: "延床面積",
  layout: "間取り",
  structure: "建物の構造",
  landShape: "土地の形状",
  frontageM: "間口",
  roadDirection: "前面道路の方位",
  roadWidthM: "前面道路の幅員",
  coveragePercent: "建ぺい率",
  floorAreaRatioPercent: "容積率",
} as const satisfies Readonly<Record<MissingAnswer | Exclude<LearnableAnswer, "stationName">, string>>;

/** Null or left out: not told. */
type Told = { readonly [Name in MissingAnswer | "roadDirection"]?: string | number | null | undefined };

/**
 * Which further answers would make a price surer, the weightiest kinds of them alone, and none that the model does not read: none of a flat, and nothing of a road
 * that is not there. Every model reads the built year.
 */
export function missingAnswers(
  kind: "condo" | "house" | "land",
  told: Told,
  answersRead: readonly LearnableAnswer[],
): readonly MissingAnswer[] {
  if (kind === "condo") return [];
  const asked: readonly MissingAnswer[] = kind === "house" ? OF_HOUSE : OF_LAND;
  const isRead = (name: MissingAnswer) => name === "builtYear" || answersRead.includes(name);
  const isOfNoRoad = (name: MissingAnswer) => told.roadDirection === NO_ROAD && (name === "frontageM" || name === "roadWidthM");
  return asked.filter((name) => (told[name] ?? null) === null && isRead(name) && !isOfNoRoad(name));
}
