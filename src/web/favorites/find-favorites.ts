import { type ApiClient, apiClient, type KeptHomeToday, type SharedFavorites } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { ComparedHome } from "./compare-types.ts";
import { comparedKeys } from "./favorites-search.ts";
import { findAround } from "./find-around.ts";

type Estate = ApiClient["estate"];

export type ComparedData = { readonly compared: readonly ComparedHome[] | null; readonly today: string };

/** The homes that the address names beside each other; null: they could not be read. */
export async function findCompared(compare: string | undefined, estate: Estate = apiClient().estate): Promise<ComparedData> {
  const today = isoDateInJapan(new Date());
  const keys = comparedKeys(compare);
  if (keys.length === 0) return { compared: [], today };
  const answer = await estate.get("/kept-homes", { query: { dwellings: keys.join(",") } });
  if (!answer.ok) return { compared: null, today };
  const around = (home: KeptHomeToday) => findAround(home, estate);
  return { compared: await Promise.all(answer.value.items.map(async (home) => ({ ...home, ...(await around(home)) }))), today };
}

/** `over`: no link, or one that opens nothing any more. */
export type SharedData =
  | { readonly kind: "shared"; readonly folder: SharedFavorites; readonly today: string }
  | { readonly kind: "over" | "failed" };

export async function findShared(token: string | undefined, estate: Estate = apiClient().estate): Promise<SharedData> {
  if (token === undefined) return { kind: "over" };
  const answer = await estate.get("/shared-favorites/{token}", { path: { token } });
  if (answer.ok) return { kind: "shared", folder: answer.value, today: isoDateInJapan(new Date()) };
  return { kind: answer.problem.status === 404 ? "over" : "failed" };
}
