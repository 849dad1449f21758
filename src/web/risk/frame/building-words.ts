import type { SubjectResponse } from "#api/client/client.ts";
import { type SeismicCode, seismicCodeOf } from "#domain/risk/model/seismic-code.ts";
import type { Fact } from "#domain/risk/model/types.ts";
import { nearStationWords, precisionWords } from "./subject-words.ts";

type Built = Pick<SubjectResponse, "builtYear" | "builtMonth">;

/** `2008年3月築`, `2008年築` where the month is not known; nothing where the year is not. */
export function builtWords({ builtYear, builtMonth }: Built): string {
  if (builtYear === null) return "";
  return builtMonth === null ? `${builtYear}年築` : `${builtYear}年${builtMonth}月築`;
}

/** The seismic code as far as the completion tells; the facts of 建物・管理 may know better. */
export function codeWords(built: Built): string {
  const code = codeOf(built);
  return code === null ? "" : CODE_WORDS[code];
}

function codeOf({ builtYear, builtMonth }: Built): SeismicCode | null {
  return seismicCodeOf({ facts: { builtYear: fact(builtYear), builtMonth: fact(builtMonth) }, floor: null });
}

const CODE_WORDS: Readonly<Record<SeismicCode, string>> = {
  since2000: "新耐震",
  new: "新耐震",
  old: "旧耐震",
  unclear: "耐震基準は要確認",
};

function fact(value: number | null): Fact {
  return { state: value === null ? "no_data" : "ok", value, details: {}, provenance: null };
}

/** `32階建`, `1,412戸`; what is not known is left out. */
export function sizeParts({ floors, units }: Pick<SubjectResponse, "floors" | "units">): readonly string[] {
  return [...(floors === null ? [] : [`${floors}階建`]), ...(units === null ? [] : [`${units.toLocaleString("ja-JP")}戸`])];
}

/** `5階`, `地下1階`. */
export function floorWords(floor: number): string {
  return floor < 0 ? `地下${-floor}階` : `${floor}階`;
}

/**
 * The floors that can be chosen, lowest first: those that the building has. Where its height is not known the first twenty, and the one that is
 * looked at.
 */
export function floorsOf(floors: number | null, lookedAt = 1): readonly number[] {
  const known = Array.from({ length: floors ?? 20 }, (_, index) => index + 1);
  return floors === null && lookedAt > known.length ? [...known, lookedAt] : known;
}

type Described = Parameters<typeof precisionWords>[0] &
  Parameters<typeof nearStationWords>[0] &
  Pick<SubjectResponse, "kind" | "cityName" | "town" | "builtYear" | "builtMonth" | "floors" | "units">;

/** What tells a subject from others: of a building where it stands, of a place how exactly it is known. `江東区豊洲`, `2008年3月築・新耐震`, `32階建・412戸`, `見ている階：5階`. */
export function buildingParts(building: Described, floor?: number): readonly string[] {
  const where =
    building.kind === "building" ? [`${building.cityName}${building.town}`] : [precisionWords(building), nearStationWords(building)];
  return [
    ...where,
    [builtWords(building), codeWords(building)].filter(Boolean).join("・"),
    sizeParts(building).join("・"),
    floor === undefined ? "" : `見ている階：${floorWords(floor)}`,
  ].filter(Boolean);
}
