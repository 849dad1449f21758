import type { OpenAPIHono } from "@hono/zod-openapi";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { dropFavorite, type FavoriteDeps, favoriteMarks, keepFavorite, mergeFavorites } from "#domain/favorites/index.server.ts";
import { dropFavoriteRoute, favoriteMarksRoute, keepFavoriteRoute, mergeFavoritesRoute } from "./mark-routes.ts";

/** お気に入り: what a heart shows and does. */
export function addFavoriteMarks(service: OpenAPIHono<MemberEnv>, deps: FavoriteDeps): void {
  service.openapi(favoriteMarksRoute, async (c) => c.json({ items: await favoriteMarks(deps.db, c.var.member) }, 200));

  service.openapi(keepFavoriteRoute, async (c) => {
    const kept = await keepFavorite(deps, c.var.member, c.req.valid("param"));
    if (kept.ok) return c.json({ items: kept.value }, 200);
    if (kept.reason === "unknown") return problem(c, "not-found");
    return kept.reason === "too-many" ? problem(c, "limit-reached") : notSignedIn(c);
  });

  service.openapi(dropFavoriteRoute, async (c) => {
    const left = await dropFavorite(deps, c.var.member, c.req.valid("param"));
    return left.ok ? c.json({ items: left.value }, 200) : notSignedIn(c);
  });

  service.openapi(mergeFavoritesRoute, async (c) => {
    const loose = c.req.valid("json").items.map(({ keptAt, changedAt, ...favorite }) => ({
      ...favorite,
      keptAt: new Date(keptAt),
      changedAt: new Date(changedAt),
    }));
    const merged = await mergeFavorites(deps, c.var.member, loose);
    return merged.ok ? c.json({ items: merged.value.marks, left: merged.value.left }, 200) : notSignedIn(c);
  });
}
