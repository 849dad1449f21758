import { type AnyRoute, createRouter } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { SCREEN_STATES } from "#test/support/screen-states.ts";
import { siteRouter } from "#web/router.tsx";
import { routeTree } from "#web/routeTree.gen.ts";
import { galleries } from "./gallery.ts";

/** The routes that are a screen, as the specification spells them; the gallery is none of its own screens. */
const routes: readonly AnyRoute[] = Object.values(createRouter({ routeTree, context: siteRouter().options.context }).routesById);
const screens = routes
  .filter(({ id, fullPath }) => id !== "__root__" && !/\/_[^_/]*$/.test(id) && fullPath !== "/__gallery")
  .map(({ fullPath, options }) => ({
    path: fullPath === "/" ? "/" : fullPath.replace(/\/$/, "").replaceAll(/\$(\w+)/g, "{$1}"),
    asks: options.loader !== undefined,
  }));

/** What these show is the same whatever a service says, or says nothing: places without a name, or a form as it is. */
const SHOWN_ALL_THE_SAME = ["/queries/input", "/mypage/add", "/kyugake/thanks", "/risk/contact", "/risk/register", "/risk/connectOwner"];

describe("the gallery", () => {
  it("shows every screen with data, with nothing to list and where something failed", async () => {
    const names = (await galleries()).flatMap(({ title, cases }) => cases.map(({ name }) => `${title} ${name}`));
    const rows = [...SCREEN_STATES];

    expect(rows.map(([path]) => path).sort()).toEqual(screens.map(({ path }) => path).sort());
    expect(
      rows.flatMap(([path, states]) => states.flatMap((name) => (name === null || names.includes(name) ? [] : [`${path}: ${name}`]))),
    ).toEqual([]);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      "two of one name",
    ).toEqual([]);
  });

  it("leaves out a failure of those alone that ask no service, or look all the same", () => {
    const asking = screens.filter(({ path, asks }) => asks && SCREEN_STATES.get(path)?.[2] === null).map(({ path }) => path);

    expect(asking.filter((path) => !SHOWN_ALL_THE_SAME.includes(path))).toEqual([]);
  });
});
