import { describe, expect, test } from "vitest";
import { addressOf, SPECIFIED_SCREENS, seenByVisitor, shownTitle } from "#test/support/specified-screens.ts";
import { ratedBuilding } from "./buildings.ts";
import { robotsOf, titleOf, visitor } from "./visitor.ts";

const TEST_SCREEN = /^\/queries\/input\/test/;

describe("a screen of the specification answers a visitor with itself, the login, or where it leads", () => {
  test.each(SPECIFIED_SCREENS.filter(({ path }) => !TEST_SCREEN.test(path)).map((screen) => [screen.path, screen] as const))(
    "%s",
    async (path, screen) => {
      const key = path.includes("{") ? (await ratedBuilding()).subject.key : "";
      const { status, html } = await visitor().follow(addressOf(screen, key));
      const seen = seenByVisitor(screen);

      expect(status).toBe(path === "/404" ? 404 : 200);
      expect(titleOf(html)).toContain(shownTitle(seen));
      expect(robotsOf(html)).toBe(seen.layout === "noindex" ? "noindex" : null);
    },
  );

  test.each(SPECIFIED_SCREENS.filter(({ path }) => TEST_SCREEN.test(path)).map(({ path }) => path))(
    "%s is no page of a site that is published",
    async (path) => {
      expect((await visitor().ask(path)).status).toBe(404);
    },
  );
});
