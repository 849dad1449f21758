import { type ApiClient, apiClient, type Problem, type RiskReportResponse, type SuggestItem } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { ReportSearch } from "./report-search.ts";

/** What can be said of a key that has no report. */
export type MissingApartment = {
  readonly apartmentKey: string;
  /** The key is of a place, and the place lies outside of every town that is known; null: it is a key that no building has. */
  readonly outside: LonLat | null;
  /** Buildings whose names come near what was asked for; often none, since a key says nothing. */
  readonly near: readonly SuggestItem[];
  /** False: no building is known, so none can be looked for by its name. */
  readonly hasBuildings: boolean;
};

export type FoundReport =
  | { readonly ok: true; readonly report: RiskReportResponse }
  | { readonly ok: false; readonly missing: MissingApartment }
  | { readonly ok: false; readonly problem: Problem };

type Services = Pick<ApiClient, "estate">;

/**
 * The report of a building or a place for a floor, weights and what the visitor tells, or what to offer where there is no such subject. For a
 * floor that the building does not have it is the report of its highest: `report.floor` then is not the floor that was asked for. A year in which
 * no building can be finished is not told.
 */
export async function findReport(apartmentKey: string, search: ReportSearch, { estate }: Services = apiClient()): Promise<FoundReport> {
  const found = await estate.get("/risk/{key}", { path: { key: apartmentKey }, query: search });
  if (found.ok) return { ok: true, report: found.value };
  if (search.built !== undefined && found.problem.errors?.some(({ field }) => field === "built")) {
    const { built: _, ...rest } = search;
    return findReport(apartmentKey, rest, { estate });
  }
  if (search.floor !== undefined && found.problem.errors?.some(({ field }) => field === "floor")) {
    const { floor: _, ...rest } = search;
    const whole = await findReport(apartmentKey, rest, { estate });
    const top = whole.ok ? whole.report.subject.floors : null;
    return top === null || top >= search.floor ? whole : findReport(apartmentKey, { ...search, floor: top }, { estate });
  }
  if (found.problem.status !== 404) return { ok: false, problem: found.problem };
  const outside = readPlaceKey(apartmentKey)?.place ?? null;
  return {
    ok: false,
    missing: outside ? { apartmentKey, outside, near: [], hasBuildings: false } : await findNear(apartmentKey, { estate }),
  };
}

/** Longest text that the suggestions take. */
const LONGEST_TEXT = 60;
const NEAR_NAMES = 5;

/** Nothing found and nothing to be had come to the same here: the page offers the search either way. */
export async function findNear(apartmentKey: string, { estate }: Services = apiClient()): Promise<MissingApartment> {
  const q = apartmentKey.trim().slice(0, LONGEST_TEXT);
  const [market, answer] = await Promise.all([
    estate.get("/market"),
    q === "" ? null : estate.get("/suggest", { query: { q, limit: 20 } }),
  ]);
  const items = answer?.ok ? answer.value.items : [];
  const near = items.filter(({ kind }) => kind === "apartment").slice(0, NEAR_NAMES);
  return { apartmentKey, outside: null, near, hasBuildings: !market.ok || market.value.hasBuildings };
}
