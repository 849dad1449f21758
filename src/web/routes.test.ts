import { readdirSync, readFileSync } from "node:fs";
import { type AnyRoute, createRouter } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { CONTACT, FOOTER_COLUMNS } from "#web/app/layout/footer-navigation.ts";
import { accountNavigation, loginItem, mainNavigation, mypageItem, popularNavigation } from "#web/app/layout/navigation.ts";
import { mayHoldToken } from "#web/app/screen-data.ts";
import type { NavigationItem } from "#web/kit/link/site-link.tsx";
import { STEP_SCREENS } from "#web/queries/steps/form/step-screens.ts";
import { siteRouter } from "./router.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** How many of the specification's routes this release has. Raise it with every route; it never falls. */
const PRESENT = 174;

/** Ours, beside the specification: the model card, the gallery of development, one home, what links to a folder of favourites open, the inbox, linking LINE, what was tested of accessibility, and the page that stops letters to owners (docs/decisions/0073). */
const OWN_ROUTES = [
  "/accuracy",
  "/__gallery",
  "/homes/{listingKey}",
  "/favorites/shared",
  "/favorites/join",
  "/mypage/notices",
  "/line/link",
  "/accessibility",
  "/letters/{token}",
];
/** Of companies and their staff: all below it is ours. */
const CONSOLE = /^\/(console|admin)(\/|$)/;

const specified = readFileSync(new URL("../../test/support/routes-of-the-specification.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

const router = createRouter({
  routeTree,
  context: siteRouter().options.context,
});

/** The routes that are a screen: not the root and not a pathless layout. Paths as the specification spells them. */
const routes: readonly AnyRoute[] = Object.values(router.routesById);
const screens = routes
  .filter(({ id }) => id !== "__root__" && !/\/_[^_/]*$/.test(id))
  .map(({ fullPath, options }) => ({
    path: fullPath === "/" ? "/" : fullPath.replace(/\/$/, "").replaceAll(/\$(\w+)/g, "{$1}"),
    staticData: options.staticData,
  }));
/** One file for every question of the step form. */
const STEPS = "/queries/input/{step}";
const stepPaths = STEP_SCREENS.map((name) => STEPS.replace("{step}", name));
const paths = screens.flatMap(({ path }) => (path === STEPS ? stepPaths : [path]));
const present = specified.filter((path) => paths.includes(path));

describe("the route tree", () => {
  test("the specification has 174 different routes", () => {
    expect(new Set(specified).size).toBe(174);
  });

  test("has as many of them as it ever had", () => {
    console.log(`${present.length} of ${specified.length} routes of the specification`);

    expect(present.length, "the number only grows: set PRESENT to the new one").toBe(PRESENT);
  });

  test("has no screen that nobody asked for", () => {
    const unasked = paths.filter((path) => !specified.includes(path) && !OWN_ROUTES.includes(path) && !CONSOLE.test(path));
    expect(unasked).toEqual([]);
  });

  test("gives every screen a name of its own and a title", () => {
    const unnamed = screens.filter(({ staticData }) => !staticData?.name || !staticData.title).map(({ path }) => path);
    const names = screens.map(({ staticData }) => staticData?.name);

    expect(unnamed).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  test("is generated from every route file there is", () => {
    const tree = readFileSync(new URL("./routeTree.gen.ts", import.meta.url), "utf8");
    const files = readdirSync(new URL("./routes/", import.meta.url), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".tsx"),
    );

    expect(files.filter((file) => !tree.includes(`"./routes/${file}"`))).toEqual([]);
  });
});

test("navigation leads only to screens that are or will be", () => {
  const columns = Object.values(FOOTER_COLUMNS).flatMap(({ items }): readonly NavigationItem[] => items);
  const items = [...mainNavigation, loginItem, mypageItem, ...accountNavigation, ...popularNavigation, CONTACT, ...columns];

  const unasked = items.map(({ to }) => to).filter((to) => !specified.includes(to) && !OWN_ROUTES.includes(to) && !CONSOLE.test(to));
  expect(unasked).toEqual([]);
});

test("no tag of others runs beside a key that is shown in full", () => {
  const secret = screens.filter(({ staticData }) => staticData.showsSecret === true).map(({ path }) => path);
  expect(secret).toEqual(expect.arrayContaining(["/console/keys", "/console/api", "/console/api/webhooks"]));
});

test("where a link of a message brings a token in the address, no tag of others is loaded", () => {
  const holders = screens.filter(({ staticData }) => mayHoldToken(staticData)).map(({ path }) => path);
  const linked = [
    "/recc/loading",
    "/recommender/queryupsertresult",
    "/recommender/querylist",
    "/recommender/inputformmail",
    "/settings/notification",
    "/favorites/shared",
    "/line/link",
    "/letters/{token}",
  ];
  expect(holders).toEqual(expect.arrayContaining(linked));
});
