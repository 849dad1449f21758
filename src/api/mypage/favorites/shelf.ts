import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { presentHome } from "#api/favorites/present-home.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import {
  dropFolder,
  dropFolderLink,
  editFavorite,
  endSharing,
  type FavoriteDeps,
  joinFolder,
  makeFolder,
  makeFolderLink,
  memberShelf,
  nameFolder,
  removeFavorite,
  type Shelf,
} from "#domain/favorites/index.server.ts";
import type { Result } from "#kernel/result.ts";
import type { ShelfResponse } from "./schemas.ts";
import {
  dropFolderLinkRoute,
  dropFolderRoute,
  editFavoriteRoute,
  endSharingRoute,
  favoritesRoute,
  joinFolderRoute,
  makeFolderLinkRoute,
  makeFolderRoute,
  nameFolderRoute,
  removeFavoriteRoute,
} from "./shelf-routes.ts";

type Service = OpenAPIHono<MemberEnv>;
type MemberContext = Context<MemberEnv>;

/** お気に入り: what lies in the folders of a member. Every change answers with all of it, so that a page shows what stands. */
export function addFavorites(service: Service, deps: FavoriteDeps): void {
  addItems(service, deps);
  addFolders(service, deps);
  addSharing(service, deps);
}

function addItems(service: Service, deps: FavoriteDeps): void {
  service.openapi(favoritesRoute, async (c) => c.json(presentShelf(await memberShelf(deps, c.var.member)), 200));

  service.openapi(editFavoriteRoute, async (c) => {
    const edit = { id: c.req.valid("param").id, ...c.req.valid("json") };
    const edited = await editFavorite(deps, c.var.member, edit);
    return edited.ok ? c.json(await shelfOf(deps, c), 200) : refusalOf(c, edited.reason);
  });

  service.openapi(removeFavoriteRoute, async (c) => {
    const removed = await removeFavorite(deps, c.var.member, c.req.valid("param").id);
    return removed.ok ? c.json(await shelfOf(deps, c), 200) : unknownOr(c, removed);
  });
}

function addFolders(service: Service, deps: FavoriteDeps): void {
  service.openapi(makeFolderRoute, async (c) => {
    const made = await makeFolder(deps, c.var.member, c.req.valid("json").name);
    if (made.ok) return c.json(await shelfOf(deps, c), 200);
    return made.reason === "too-many" ? problem(c, "limit-reached") : notSignedIn(c);
  });

  service.openapi(nameFolderRoute, async (c) => {
    const named = await nameFolder(deps, c.var.member, { id: c.req.valid("param").id, ...c.req.valid("json") });
    return named.ok ? c.json(await shelfOf(deps, c), 200) : refusalOf(c, named.reason);
  });

  service.openapi(dropFolderRoute, async (c) => {
    const dropped = await dropFolder(deps, c.var.member, c.req.valid("param").id);
    return dropped.ok ? c.json(await shelfOf(deps, c), 200) : unknownOr(c, dropped);
  });
}

function addSharing(service: Service, deps: FavoriteDeps): void {
  service.openapi(makeFolderLinkRoute, async (c) => {
    const made = await makeFolderLink(deps, c.var.member, c.req.valid("param"));
    if (!made.ok) return refusalOf(c, made.reason);
    return c.json({ token: made.value.token, expiresAt: made.value.expiresAt.toISOString() }, 200);
  });

  service.openapi(dropFolderLinkRoute, async (c) => {
    const dropped = await dropFolderLink(deps, c.var.member, c.req.valid("param"));
    return dropped.ok ? c.json(await shelfOf(deps, c), 200) : unknownOr(c, dropped);
  });

  service.openapi(joinFolderRoute, async (c) => {
    const joined = await joinFolder(deps, c.var.member, c.req.valid("json").token);
    return joined.ok ? c.json(await shelfOf(deps, c), 200) : refusalOf(c, joined.reason);
  });

  service.openapi(endSharingRoute, async (c) => {
    const ended = await endSharing(deps, c.var.member, c.req.valid("param").id);
    return ended.ok ? c.json(await shelfOf(deps, c), 200) : unknownOr(c, ended);
  });
}

async function shelfOf(deps: FavoriteDeps, c: MemberContext): Promise<ShelfResponse> {
  return presentShelf(await memberShelf(deps, c.var.member));
}

function presentShelf({ folders, items }: Shelf): ShelfResponse {
  return {
    folders,
    items: items.map(({ keptAt, changedAt, home, ...item }) => ({
      ...item,
      keptAt: keptAt.toISOString(),
      changedAt: changedAt.toISOString(),
      home: home && presentHome(home),
    })),
  };
}

type Refusal = "unknown" | "conflict" | "added-by-another" | "already-there" | "too-many" | "full" | "own" | "gone";

function refusalOf(c: MemberContext, reason: Refusal) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "gone") return notSignedIn(c);
  if (reason === "conflict") return problem(c, "conflict");
  if (reason === "too-many") return problem(c, "limit-reached");
  // Which of them it is, the page tells by its state.
  return problem(c, "illegal-transition", { state: reason });
}

function unknownOr(c: MemberContext, { reason }: Extract<Result<unknown, "unknown" | "gone">, { ok: false }>) {
  return reason === "unknown" ? problem(c, "not-found") : notSignedIn(c);
}
