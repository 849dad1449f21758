import type { HomeFacts } from "#domain/assets/core/facts.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import { type LearnableAnswer, missingAnswers } from "#kernel/home/missing-answers.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { MissingFact } from "./types.ts";

/** What is known beside the home's own facts: by the register of its building, and of the model in use, which is null where none is at hand. */
type Known = {
  readonly builtYear: number | null;
  readonly stationName: string | null;
  readonly answersRead: readonly LearnableAnswer[] | null;
};

/** What the register knows of the building is not missing, nor what the model does not read: of flats every model reads the layout. */
export function missingFacts(
  { kind, facts, apartmentKey, placeKey }: Pick<OwnedHome, "kind" | "facts" | "apartmentKey" | "placeKey">,
  known: Known,
): MissingFact[] {
  const isTold = (name: keyof HomeFacts) => facts[name] !== null;
  const isWhole = placeKey !== null && readPlaceKey(placeKey)?.precision === "town";
  const answersRead = known.answersRead ?? [];
  const asked = missingAnswers(kind, facts, answersRead);
  const missing: Readonly<Record<MissingFact, boolean>> = {
    builtYear: kind !== "land" && !isTold("builtYear") && known.builtYear === null,
    layout: (kind === "condo" && !isTold("layout")) || asked.includes("layout"),
    floorAreaM2: asked.includes("floorAreaM2"),
    structure: asked.includes("structure"),
    frontageM: asked.includes("frontageM"),
    roadWidthM: asked.includes("roadWidthM"),
    floorAreaRatioPercent: asked.includes("floorAreaRatioPercent"),
    station: answersRead.includes("stationName") && !isTold("stationName") && known.stationName === null,
    building: kind === "condo" && apartmentKey === null,
    "exact-place": kind !== "condo" && isWhole,
  };
  return (Object.keys(missing) as MissingFact[]).filter((name) => missing[name]);
}
