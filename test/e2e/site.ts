import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** Every journey runs against the site that the run started, and fails on an error in the page. */
export const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.SITE_URL),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Nothing that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** A page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, shown } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, shown: window.innerWidth }));
  expect(wide).toBeLessThanOrEqual(shown);
}

/** Asks for the price of a home in 江東区豊洲 and waits for the answer. */
export async function askForPrice(
  page: Page,
  fields: { readonly area: string; readonly builtYear?: string; readonly askingPrice?: string },
): Promise<void> {
  await page.goto("/search/input?kind=condo&cityCode=13108&town=豊洲");
  await page.getByLabel("専有面積").fill(fields.area);
  if (fields.builtYear) await page.getByLabel("築年").fill(fields.builtYear);
  if (fields.askingPrice) await page.getByLabel("売出価格").fill(fields.askingPrice);
  await page.getByRole("button", { name: "価格を調べる" }).click();
  await page.waitForURL(/\/search\/result/);
}
