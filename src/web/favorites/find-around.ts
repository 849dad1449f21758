import type { ApiClient, KeptHomeToday, RiskReportResponse } from "#api/client/client.ts";
import { COVERAGE } from "#domain/risk/model/coverage.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { HomeAround } from "./compare-types.ts";

type Estate = Pick<ApiClient["estate"], "get">;

/** The risk of a home's building, or of its place where the building is not known, and what its building should lay aside. */
export async function findAround(home: KeptHomeToday, estate: Estate): Promise<HomeAround> {
  const key = reportKeyOf(home);
  const answer = key === null ? null : await estate.get("/risk/{key}", { path: { key } });
  if (!answer?.ok) return { risk: null, guidelineYenPerM2: null };
  const report = answer.value;
  const isOfPlace = home.apartmentKey === null;
  return { risk: glanceAt(report, isOfPlace), guidelineYenPerM2: isOfPlace ? null : await guidelineOf(report.subject.key, estate) };
}

function reportKeyOf({ apartmentKey, place, placePrecision }: KeptHomeToday): string | null {
  if (apartmentKey !== null) return apartmentKey;
  return place ? placeKeyOf({ precision: placePrecision === "building" ? "point" : placePrecision, place }) : null;
}

/** What a comparison shows of a report, which is long. */
function glanceAt({ rating: { letter, overall, pillars } }: RiskReportResponse, isOfPlace: boolean): HomeAround["risk"] {
  const known = pillars.flatMap(({ id, score, coverage }) => (score === null || coverage < COVERAGE.pillar ? [] : [[id, score] as const]));
  return { letter, points: overall, isOfPlace, scores: Object.fromEntries(known) };
}

async function guidelineOf(key: string, estate: Estate): Promise<number | null> {
  const answer = await estate.get("/risk/{key}/facts/building", { path: { key } });
  return answer.ok ? (answer.value.reserveFund.guideline?.mean ?? null) : null;
}
