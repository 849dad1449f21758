import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { HazardResponse, RiskListItem, RiskReportResponse } from "#api/client/client.ts";

export type Report = RiskReportResponse;

/** What the API says at an address under /api/estate. */
export async function estate<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${process.env.SITE_URL}/api/estate${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

export function reportOf(key: string, question = ""): Promise<Report> {
  return estate(`/risk/${key}${question}`);
}

const KOTO = "13108";
/** Wards with a town about which the sample tells nothing. */
const WITH_GAPS = ["13106", "13111", "13117", "13123"];

/** Buildings of a ward of the sample, as the list of the API has them. */
async function buildingsOf(cityCode: string): Promise<readonly RiskListItem[]> {
  return (await estate<{ items: readonly RiskListItem[] }>(`/risk?cityCode=${cityCode}`)).items;
}

/** The report of the first building of 江東区 that fits. */
export async function buildingWhere(fits: (report: Report) => boolean | Promise<boolean>): Promise<Report> {
  for (const { apartment } of await buildingsOf(KOTO)) {
    const report = await reportOf(apartment.key);
    if (await fits(report)) return report;
  }
  throw new Error("no building of the sample fits");
}

export function ratedBuilding(): Promise<Report> {
  return buildingWhere(({ rating }) => rating.letter !== null);
}

/** A building that other journeys leave alone, one for each width of screen. */
export async function buildingFor(project: string): Promise<RiskListItem> {
  const found = (await buildingsOf("13112"))[project === "phone" ? 1 : 0];
  if (!found) throw new Error("the sample has no buildings in 世田谷区");
  return found;
}

/** A building of which too little is known for a letter. */
export async function heldBuilding(): Promise<Report> {
  for (const cityCode of WITH_GAPS)
    for (const { apartment, rating } of await buildingsOf(cityCode))
      if (rating !== null && rating.letter === null) return reportOf(apartment.key);
  throw new Error("the sample has no building without a letter");
}

export function hazardsAt({ lat, lon }: { lat: number; lon: number }): Promise<readonly HazardResponse[]> {
  return estate(`/hazards?lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`);
}

/** What the desk does (`npm run risk -- …`), on the data of the running site. */
export async function atDesk(...words: string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "risk", "--", ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}
