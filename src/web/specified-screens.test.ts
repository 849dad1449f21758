import { type AnyRoute, createRouter } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { SPECIFIED_SCREENS } from "#test/support/specified-screens.ts";
import { pageViewName } from "#web/app/page-view.ts";
import type { ScreenData } from "#web/app/screen-data.ts";
import { STEP_SCREENS, screenAt } from "#web/queries/steps/form/step-screens.ts";
import { titleAt } from "#web/queries/steps/form/step-title.ts";
import { siteRouter } from "./router.tsx";
import { routeTree } from "./routeTree.gen.ts";

const STEPS = "/queries/input/{step}";
const router = createRouter({ routeTree, context: siteRouter().options.context });
const routes: readonly AnyRoute[] = Object.values(router.routesById);

/** What a route file says of its screen, by path as the specification spells it; each question of the step form for itself. */
const SAID = new Map<string, { readonly data: ScreenData; readonly params: Readonly<Record<string, string>> }>(
  routes
    .filter(({ id }) => id !== "__root__" && !/\/_[^_/]*$/.test(id))
    .flatMap(({ fullPath, options: { staticData } }) => {
      const path = fullPath === "/" ? "/" : fullPath.replace(/\/$/, "").replaceAll(/\$(\w+)/g, "{$1}");
      if (path !== STEPS) return [[path, { data: staticData, params: {} }] as const];
      return STEP_SCREENS.map((step) => [STEPS.replace("{step}", step), { data: staticData, params: { step } }] as const);
    }),
);

describe("a screen of the specification has its access, its layout and its page view", () => {
  test.each(SPECIFIED_SCREENS.map((screen) => [screen.path, screen] as const))("%s", (path, { access, layout, pageView }) => {
    const said = SAID.get(path);
    expect(said && { access: said.data.access, layout: said.data.layout, pageView: pageViewName(said.data, said) }).toEqual({
      access,
      layout,
      pageView,
    });
  });
});

describe("a screen of the specification has its title", () => {
  test.each(SPECIFIED_SCREENS.map(({ path, title }) => [path, title] as const))("%s", (path, title) => {
    const step = path.startsWith("/queries/input/") ? screenAt(path.slice("/queries/input/".length), {}) : null;
    expect(step === null ? SAID.get(path)?.data.title : titleAt(step)).toBe(title);
  });
});
