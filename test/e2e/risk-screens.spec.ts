import { GUIDE_SCREENS, PLACE_PARTS, REPORT_SCREENS, reportScreen } from "#test/support/screens.ts";
import { placeReport, ratedBuilding } from "./buildings.ts";
import { expectGoodScreens } from "./good-screens.ts";
import { test } from "./site.ts";

for (const [half, screens] of [
  ["first", GUIDE_SCREENS.slice(0, 8)],
  ["second", GUIDE_SCREENS.slice(8)],
] as const)
  test(`the ${half} half of the pages without a building can be used by everybody at both widths`, async ({ page }) => {
    test.slow();
    await expectGoodScreens(page, screens);
  });

for (const [name, parts] of Object.entries(REPORT_SCREENS))
  test(`${name} can be used by everybody at both widths`, async ({ page }) => {
    test.slow();
    const { subject } = await ratedBuilding();
    await expectGoodScreens(
      page,
      parts.map((part) => reportScreen(subject, part)),
    );
  });

test("the pages that look otherwise for a place can be used by everybody at both widths", async ({ page }) => {
  test.slow();
  const { subject } = await placeReport();
  await expectGoodScreens(
    page,
    PLACE_PARTS.map((part) => reportScreen(subject, part)),
  );
});
