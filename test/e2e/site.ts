import { type BrowserContext, test as base, expect, type Page, type Response } from "@playwright/test";
import axe from "axe-core";
import { callerProxy } from "./caller.ts";

declare global {
  interface Window {
    axe: typeof axe;
    recordedPageViews?: { readonly event: "page_view"; readonly name: string }[];
  }
}

type SiteFixtures = {
  /** What a journey's pages may report as their error, because it is about that. */
  readonly expectedReport: string;
  /** Another device of somebody: a browser that shares nothing with the first, watched in the same way. */
  readonly other: Page;
};

let callers = 0;

/**
 * Every journey runs against the site that the run started, as a caller of its own. It fails on an error in a page, on what a content security
 * policy stops, and on a page of the site without that policy.
 */
export const test = base.extend<SiteFixtures>({
  expectedReport: ["", { option: true }],
  proxy: async ({ proxy: _ }, use, { workerIndex }) => {
    callers += 1;
    const caller = await callerProxy(`10.${workerIndex % 256}.${callers >> 8}.${callers % 256}`);
    await use({ server: caller.server });
    caller.close();
  },
  baseURL: async ({ baseURL: _ }, use) => use(process.env.SITE_URL),
  context: async ({ context, expectedReport }, use) => {
    const faults = watchFaults(context, expectedReport);
    await use(context);
    expect(faults).toEqual([]);
  },
  other: async ({ browser, expectedReport }, use) => {
    const context = await browser.newContext();
    const faults = watchFaults(context, expectedReport);
    await use(await context.newPage());
    await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };

function watchFaults(context: BrowserContext, expectedReport: string): readonly string[] {
  const faults: string[] = [];
  context.on("weberror", (webError) => {
    const { message } = webError.error();
    if (message !== expectedReport) faults.push(message);
  });
  context.on("console", (message) => void (/Content Security Policy/.test(message.text()) && faults.push(message.text())));
  context.on("response", (response) => faults.push(...policyFaults(response)));
  return faults;
}

/** A page that stands on other sites has no file but itself. */
const SCRIPTS = /script-src ('self' )?'nonce-[\w+/=-]{16,}';/;

function policyFaults(response: Response): string[] {
  const isPage = response.request().resourceType() === "document" && response.url().startsWith(`${process.env.SITE_URL}/`);
  const policy = isPage ? (response.headers()["content-security-policy"] ?? "") : null;
  if (policy === null || (SCRIPTS.test(policy) && !policy.includes("unsafe-"))) return [];
  return [`${response.url()} has the policy ${policy || "of nobody"}`];
}

/** Waits until React has taken over a page, whose buttons look ready before. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** The page views of the open page, as the tag service would get them. */
export async function recordedViews(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window.recordedPageViews ?? []).map(({ name }) => name));
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Nothing that axe calls serious or critical. Its text goes into a page once: half a megabyte for each question took longer than the answers. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const grave = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    const found = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, RULES);
  expect(grave).toEqual([]);
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
  await openAlive(page, "/search/input?kind=condo&cityCode=13108&town=豊洲");
  await page.getByLabel("専有面積").fill(fields.area);
  if (fields.builtYear) await page.getByLabel("築年").fill(fields.builtYear);
  if (fields.askingPrice) await page.getByLabel("売出価格").fill(fields.askingPrice);
  await page.getByRole("button", { name: "価格を調べる" }).click();
  await page.waitForURL(/\/search\/result/);
}
