import { addressOf, SPECIFIED_SCREENS, type SpecifiedScreen, seenByVisitor, shownTitle } from "#test/support/specified-screens.ts";
import { ratedBuilding } from "./buildings.ts";
import { expect, openAlive, recordedViews, test } from "./site.ts";

/** A question of the step form leads to the first that was not answered: `query-steps.spec.ts` answers them. Its navigation and test screens ask nothing. */
const isQuestion = ({ path }: SpecifiedScreen) => /^\/queries\/input\/(?!StepNav|test|SelectDirectOffer)/.test(path);

test("every screen of the specification is reached by navigation, has its title, and is counted under its name or not at all", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { subject } = await ratedBuilding();
  await openAlive(page, "/accuracy");
  const seen: string[] = [];
  let last = "";
  for (const screen of SPECIFIED_SCREENS.filter((each) => !isQuestion(each))) {
    const expected = seenByVisitor(screen);
    await test.step(screen.path, async () => {
      await page.evaluate((path) => history.pushState({}, "", path), addressOf(screen, subject.key));
      await expect.poll(() => page.title(), screen.path).toContain(titleOf(expected));
      await page.waitForFunction(() => document.querySelector("main h1") !== null);
      if (expected.pageView !== null)
        await expect.poll(async () => (await recordedViews(page)).at(-1), screen.path).toBe(expected.pageView);
    });
    // Whoever is led to where they are stays there.
    if (expected.pageView !== null && expected.path !== last) seen.push(expected.pageView);
    last = expected.path;
  }

  // Nothing else was counted on the way.
  expect(await recordedViews(page)).toEqual(["accuracy", ...seen]);
});

/** Test screens are for those who build the site: the one that is published has a page that does not exist in their place. */
function titleOf(screen: SpecifiedScreen): string {
  return screen.path.startsWith("/queries/input/test") ? "ページが見つかりません" : shownTitle(screen);
}
