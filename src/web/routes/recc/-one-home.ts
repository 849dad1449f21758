import { redirect } from "@tanstack/react-router";
import type { OneRecommendedHome } from "#api/client/client.ts";
import { findHome, type HomePageData } from "#web/homes/page/find-home.ts";
import type { NotShown } from "#web/recc/door/closed.tsx";
import type { HomeSearch } from "#web/recc/door/recc-search.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";

export type ShownHome = { readonly kind: "home"; readonly one: OneRecommendedHome; readonly page: HomePageData };
type OneHomePage = ShownHome | { readonly kind: "none" } | NotShown;

/** A recommended home with all that its own page tells; one that is gone leads to what comes near it. */
export async function findOneHome(search: HomeSearch): Promise<OneHomePage> {
  const found = await findRecommendedHome(search);
  if (found.kind !== "shown") return found;
  const { one } = found;
  const { item, batchId } = one;
  const gone = { to: "/recc/not_found", search: { b: batchId, n: item.position }, replace: true } as const;
  if (item.home === null) throw redirect(gone);
  const page = await findHome(item.home.key, new Date());
  if (page.ok) return { kind: "home", one, page: page.data };
  if (page.problem.status === 404) throw redirect(gone);
  return { kind: "failed" };
}
