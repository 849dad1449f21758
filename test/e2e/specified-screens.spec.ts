import type { Page } from "@playwright/test";
import { addressOf, SPECIFIED_SCREENS, type SpecifiedScreen, seenByVisitor, shownTitle } from "#test/support/specified-screens.ts";
import { storeKey } from "#wire/stores.ts";
import { ratedBuilding } from "./buildings.ts";
import { expect, openAlive, test } from "./site.ts";

const RECORD = storeKey("param", "recorded-page-views");

test("every screen of the specification is reached by navigation, has its title, and is counted under its name or not at all", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { subject } = await ratedBuilding();
  await openAlive(page, "/accuracy");
  const seen: string[] = [];
  for (const screen of SPECIFIED_SCREENS) {
    const expected = seenByVisitor(screen);
    await test.step(screen.path, async () => {
      await page.evaluate((path) => history.pushState({}, "", path), addressOf(screen, subject.key));
      await expect.poll(() => page.title(), screen.path).toContain(titleOf(expected));
      await page.waitForFunction(() => document.querySelector("main h1") !== null);
      if (expected.pageView !== null) await expect.poll(async () => (await recorded(page)).at(-1), screen.path).toBe(expected.pageView);
    });
    if (expected.pageView !== null) seen.push(expected.pageView);
  }

  // Nothing else was counted on the way.
  expect(await recorded(page)).toEqual(["accuracy", ...seen]);
});

/** Test screens are for those who build the site: the one that is published has a page that does not exist in their place. */
function titleOf(screen: SpecifiedScreen): string {
  return screen.path.startsWith("/queries/input/test") ? "ページが見つかりません" : shownTitle(screen);
}

async function recorded(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key) ?? "[]", RECORD);
  return JSON.parse(text).map(({ name }: { readonly name: string }) => name);
}
