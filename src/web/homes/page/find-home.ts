import {
  type ApiClient,
  apiClient,
  type BuildingFactsResponse,
  type FoundHome,
  type HomeComparables,
  type HomeDetail,
  type Problem,
  type RiskReportResponse,
} from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { othersThan, similarQuery } from "#web/kit/home/similar-homes.ts";
import { isOneChomeOfSeveral } from "./known-place.ts";

/** One home with what stands around it. Null: it could not be had, which is told; never a safe value. */
export type HomePageData = {
  readonly detail: HomeDetail;
  /** The report of its building, or of its place where the building is not known. */
  readonly report: RiskReportResponse | null;
  readonly building: BuildingFactsResponse | null;
  /** The 丁目 in which it may lie, where the advertisement names only their 町 and `report` is of one of them. */
  readonly chomes: readonly PlaceLink[];
  /** Past sales like it, brought to today. */
  readonly sales: HomeComparables | null;
  /** Other homes on offer of the same kind nearby, at about this price. */
  readonly similar: readonly FoundHome[];
  /** ISO day in Japan on which it was looked up. */
  readonly today: string;
};

/** A place with a report: its key, and what it is called (`江東区木場一丁目`). */
export type PlaceLink = { readonly key: string; readonly label: string };

export type FoundHomePage = { readonly ok: true; readonly data: HomePageData } | { readonly ok: false; readonly problem: Problem };

type Estate = Pick<ApiClient, "estate">;

export async function findHome(key: string, now: Date, { estate }: Estate = apiClient()): Promise<FoundHomePage> {
  const answer = await estate.get("/homes/{key}", { path: { key } });
  if (!answer.ok) return answer;
  const detail = answer.value;
  const { home } = detail;
  const [ofPlace, sales, similar] = await Promise.all([placeOf(detail, estate), salesLike(key, estate), similarTo(home, estate)]);
  return { ok: true, data: { detail, ...ofPlace, sales, similar, today: isoDateInJapan(now) } };
}

/** What is known of where it stands. */
async function placeOf({ home, facts }: HomeDetail, estate: Estate["estate"]) {
  const report = await riskOf(home, estate);
  const isOneOfSeveral = report !== null && home.apartmentKey === null && isOneChomeOfSeveral(report.subject.name, facts);
  const [building, chomes] = await Promise.all([
    buildingOf(home, report, estate),
    isOneOfSeveral ? chomesAt(facts.address, estate) : NO_CHOMES,
  ]);
  return { report, building, chomes };
}

const NO_CHOMES: readonly PlaceLink[] = [];

/** More than any 町 has, but for few. */
const MOST_CHOMES = 20;

async function chomesAt(address: string, estate: Estate["estate"]): Promise<readonly PlaceLink[]> {
  const answer = await estate.get("/places", { query: { q: address, limit: MOST_CHOMES } });
  if (!answer.ok) return NO_CHOMES;
  return answer.value.items.filter(({ precision }) => precision === "town").map(({ key, label }) => ({ key, label }));
}

async function salesLike(key: string, estate: Estate["estate"]): Promise<HomeComparables | null> {
  const answer = await estate.get("/homes/{key}/comparables", { path: { key } });
  return answer.ok ? answer.value : null;
}

/** Of a building the report of its floor; else of the place, as exactly as it is known. */
async function riskOf(home: FoundHome, estate: Estate["estate"]): Promise<RiskReportResponse | null> {
  const { apartmentKey, place, placePrecision } = home;
  const key = apartmentKey ?? (place ? placeKeyOf({ precision: placePrecision === "building" ? "point" : placePrecision, place }) : null);
  if (key === null) return null;
  const answer = await estate.get("/risk/{key}", { path: { key } });
  return answer.ok ? answer.value : null;
}

async function buildingOf({ apartmentKey }: FoundHome, report: RiskReportResponse | null, estate: Estate["estate"]) {
  if (apartmentKey === null || report === null) return null;
  const answer = await estate.get("/risk/{key}/facts/building", { path: { key: report.subject.key } });
  return answer.ok ? answer.value : null;
}

async function similarTo(home: FoundHome, estate: Estate["estate"]): Promise<readonly FoundHome[]> {
  const answer = await estate.get("/homes", { query: similarQuery(home) });
  return answer.ok ? othersThan(home, answer.value.items) : [];
}
