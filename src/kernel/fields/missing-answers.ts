import type { HOME_KIND } from "./home-fields.ts";
import { NO_ROAD } from "./lot-fields.ts";

type Kind = (typeof HOME_KIND)["rule"]["choices"][number];

/** What a price of a house or a plot goes by most, after its place and size, by the names of the API. */
const OF_LAND = ["frontageM", "roadWidthM", "floorAreaRatioPercent"] as const;
const OF_HOUSE = ["floorAreaM2", "structure", ...OF_LAND] as const;
export type MissingAnswer = (typeof OF_HOUSE)[number];

/** Null or left out: not told. */
type Told = { readonly [Name in MissingAnswer | "roadDirection"]?: string | number | null | undefined };

/** Which further answers would make a price surer, the weightiest kinds of them alone: none of a flat, and nothing of a road that is not there. */
export function missingAnswers(kind: Kind, told: Told): readonly MissingAnswer[] {
  if (kind === "condo") return [];
  const asked: readonly MissingAnswer[] = kind === "house" ? OF_HOUSE : OF_LAND;
  const isOfNoRoad = (name: MissingAnswer) => told.roadDirection === NO_ROAD && (name === "frontageM" || name === "roadWidthM");
  return asked.filter((name) => (told[name] ?? null) === null && !isOfNoRoad(name));
}
