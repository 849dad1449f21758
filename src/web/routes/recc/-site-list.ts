import { redirect } from "@tanstack/react-router";
import { findRecommendations, type ReccData } from "#web/recc/find-recc.ts";

/** What the site itself recommended. The customers of an office stay on the pages that bear its name: they are led to its list. */
export async function findSiteList(): Promise<ReccData> {
  const data = await findRecommendations();
  if (data.kind === "shown" && data.found.sender !== null) throw redirect({ to: "/recc/fm_collection", replace: true });
  return data;
}
