import { notFound } from "@tanstack/react-router";
import { type ApiClient, apiClient, type OneRecommendedHome, type Problem, type Recommendations } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { NotShown } from "./door/closed.tsx";
import type { HomeSearch } from "./door/recc-search.ts";

type Services = Pick<ApiClient, "recommendation">;

/** What was recommended, as it stands on an ISO day in Japan. */
export type ReccData = { readonly kind: "shown"; readonly found: Recommendations; readonly today: string } | NotShown;

/** What the reader of this page was recommended last, or by the message whose link they opened. */
export async function findRecommendations({ recommendation }: Services = apiClient()): Promise<ReccData> {
  const answer = await recommendation.get("/batches/latest");
  return answer.ok ? { kind: "shown", found: answer.value, today: isoDateInJapan(new Date()) } : notShown(answer.problem);
}

/** In whose name the message came whose link was opened; null: the site's own, or nobody can say. */
export async function findSender({ recommendation }: Services = apiClient()): Promise<Recommendations["sender"]> {
  const answer = await recommendation.get("/batches/latest");
  return answer.ok ? answer.value.sender : null;
}

/** `none`: the address names no home. `gone`: it did, and nobody offers it now. */
export type OneHomeData = { readonly kind: "shown"; readonly one: OneRecommendedHome } | { readonly kind: "none" } | NotShown;

/** One home of a batch; without a batch of the newest one. */
export async function findRecommendedHome({ b, n }: HomeSearch, services: Services = apiClient()): Promise<OneHomeData> {
  const { recommendation } = services;
  if (n === undefined) return { kind: "none" };
  const id = b ?? (await newestBatch(services));
  if (typeof id === "object") return id ?? { kind: "none" };
  const answer = await recommendation.get("/batches/{id}/homes/{position}", { path: { id, position: n } });
  return answer.ok ? { kind: "shown", one: answer.value } : notShown(answer.problem);
}

async function newestBatch(services: Services): Promise<string | NotShown | null> {
  const newest = await findRecommendations(services);
  return newest.kind === "shown" ? (newest.found.batch?.id ?? null) : newest;
}

/** What is somebody else's looks like nothing at all. */
function notShown({ status, state }: Problem): NotShown {
  if (status === 401) return { kind: "closed" };
  if (status !== 404) return { kind: "failed" };
  if (state !== "expired") throw notFound();
  return { kind: "expired" };
}
