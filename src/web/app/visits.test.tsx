import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { outcomeOf } from "./document-head.ts";
import { failedValidationIsNotFound } from "./failed-validation.ts";
import { type MiddlewareRegistry, runMiddlewares } from "./middleware.ts";
import { shownError } from "./site-error.ts";

const screen = { name: "x", access: "open", layout: "default", tracked: true, title: "x" } as const;
const registry: MiddlewareRegistry = {
  pass: () => undefined,
  toHome: () => {
    throw redirect({ to: "/" });
  },
};

/** A small site with the root and validation behaviour of the real one. */
async function visit(path: string) {
  const root = createRootRoute({
    staticData: { ...screen, title: "" },
    beforeLoad: ({ matches, location }) => runMiddlewares(matches, location, registry),
    notFoundComponent: () => "missing",
  });
  const routed = <Path extends string>(at: Path, middleware: readonly string[]) =>
    createRoute({ getParentRoute: () => root, path: at, staticData: { ...screen, middleware } });
  const strict = createRoute({
    getParentRoute: () => root,
    path: "/strict",
    staticData: screen,
    validateSearch: (search: Record<string, unknown>) => {
      if (search.page !== 1) throw new Error("page must be 1");
      return { page: 1 };
    },
    onError: failedValidationIsNotFound,
  });
  const broken = createRoute({
    getParentRoute: () => root,
    path: "/broken",
    staticData: screen,
    loader: () => Promise.reject(new Error("connection string of the database")),
    onError: failedValidationIsNotFound,
  });
  const routeTree = root.addChildren([
    strict,
    broken,
    routed("/", []),
    routed("/unknown", ["pass", "nosuch"]),
    routed("/inherited", ["constructor"]),
    routed("/known", ["pass"]),
    routed("/moved", ["toHome"]),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }), notFoundMode: "root" });
  await router.load();
  const { matches } = router.state;
  const failed = matches.find((match) => match.status === "error");
  const went = router._serverResult?.type === "redirect" ? router._serverResult.redirect.options.to : null;
  return { outcome: outcomeOf(matches), error: failed ? shownError(failed.error) : null, went };
}

describe("a visit", () => {
  test("of a page whose validate step fails shows the 404 page", async () => {
    expect(await visit("/strict?page=2")).toMatchObject({ outcome: "missing", error: null });
    expect(await visit("/strict?page=1")).toMatchObject({ outcome: "shown" });
  });

  test("of a page that does not exist shows the 404 page", async () => {
    expect(await visit("/nowhere")).toMatchObject({ outcome: "missing" });
  });

  test("of a page with an unknown middleware is error 500 with its name", async () => {
    expect((await visit("/unknown")).error).toEqual({ status: 500, message: "Unknown middleware nosuch" });
  });

  test("of a page that names a property every object has is unknown as well", async () => {
    expect((await visit("/inherited")).error).toEqual({ status: 500, message: "Unknown middleware constructor" });
  });

  test("of a page with a known middleware is shown", async () => {
    expect(await visit("/known")).toMatchObject({ outcome: "shown", error: null });
  });

  test("that a middleware redirects is not an error", async () => {
    expect(await visit("/moved")).toMatchObject({ error: null, went: "/" });
  });

  test("that fails unexpectedly shows 500 and Error, and not what went wrong", async () => {
    expect(await visit("/broken")).toMatchObject({ outcome: "failed", error: { status: 500, message: "Error" } });
  });
});
