import type { HomeFacts } from "#domain/assets/core/facts.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import { missingAnswers } from "#kernel/home/missing-answers.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { MissingFact } from "./types.ts";

/** What the register knows of the building is not missing. */
export function missingFacts(
  { kind, facts, apartmentKey, placeKey }: Pick<OwnedHome, "kind" | "facts" | "apartmentKey" | "placeKey">,
  known: { readonly builtYear: number | null; readonly stationName: string | null },
): MissingFact[] {
  const isTold = (name: keyof HomeFacts) => facts[name] !== null;
  const isWhole = placeKey !== null && readPlaceKey(placeKey)?.precision === "town";
  const asked = missingAnswers(kind, facts);
  const missing: Readonly<Record<MissingFact, boolean>> = {
    builtYear: kind !== "land" && !isTold("builtYear") && known.builtYear === null,
    layout: kind !== "land" && !isTold("layout"),
    floorAreaM2: asked.includes("floorAreaM2"),
    structure: asked.includes("structure"),
    frontageM: asked.includes("frontageM"),
    roadWidthM: asked.includes("roadWidthM"),
    floorAreaRatioPercent: asked.includes("floorAreaRatioPercent"),
    station: !isTold("stationName") && known.stationName === null,
    building: kind === "condo" && apartmentKey === null,
    "exact-place": kind !== "condo" && isWhole,
  };
  return (Object.keys(missing) as MissingFact[]).filter((name) => missing[name]);
}
