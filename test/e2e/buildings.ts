import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RiskListItem } from "#api/client/client.ts";
import { sampleBuildings } from "#test/support/sample-buildings.ts";

export type { Report } from "#test/support/sample-buildings.ts";

const sample = sampleBuildings(() => process.env.SITE_URL ?? "");
export const { estate, reportOf, buildingWhere, ratedBuilding, heldBuilding, hazardsAt, placeReport } = sample;

/** A building that other journeys leave alone, one for each width of screen. */
export async function buildingFor(project: string): Promise<RiskListItem> {
  const found = (await sample.buildingsOf("13112"))[project === "phone" ? 1 : 0];
  if (!found) throw new Error("the sample has no buildings in 世田谷区");
  return found;
}

/** What an operator does (`npm run risk -- …`), on the data of the running site. */
export async function asOperator(...words: string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "risk", "--", ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}
