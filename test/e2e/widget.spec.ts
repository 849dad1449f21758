import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import axe from "axe-core";
import { issueKey, openClient } from "#domain/api-access/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { onSite } from "./many-homes.ts";
import { expect, test, untilAlive } from "./site.ts";

let other: Server;
let port = 0;

/** A site of somebody else, with our script between a heading and a line. */
test.beforeAll(async () => {
  other = createServer((request, response) => {
    const key = new URL(request.url ?? "", "http://any").searchParams.get("key");
    const script = `<script src="${process.env.SITE_URL}/widget/checker.js" data-key="${key}" data-color="#ffcc00" async></script>`;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="ja"><title>見本不動産</title><h1>見本不動産</h1>${script}<p>会社の案内</p></html>`);
  });
  await new Promise<void>((resolve) => other.listen(0, resolve));
  port = (other.address() as AddressInfo).port;
});
test.afterAll(() => void other.close());

/** A key for the checker on one host. */
function aKeyFor(host: string): Promise<string> {
  const deps = { clock: systemClock, randomBytes: (length: number) => randomBytes(length) };
  return onSite((db) =>
    inTransaction(db, async (tx) => {
      const clientId = await openClient(tx, deps, { name: "見本不動産", companyId: null, plan: "standard", endsAt: null });
      const wish = { clientId, kind: "publishable", mode: "test", label: "サイト", scopes: ["widget"], hosts: [host], ips: [] } as const;
      return (await issueKey(tx, deps, wish)).key;
    }),
  );
}

/** All that axe finds in the frame, in whatever state it is. */
async function expectAccessible(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const found = await frame.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found).toEqual([]);
}

async function frameIn(page: Page): Promise<Frame> {
  const element = await page.locator("iframe").elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  await frame.getByRole("button").waitFor();
  return frame;
}

test("somebody on another site gets a price by keyboard, in a frame that axe finds nothing in", async ({ page, context }) => {
  const key = await aKeyFor(`127.0.0.1:${port}`);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`http://127.0.0.1:${port}/?key=${key}`);
  const frame = await frameIn(page);
  await expectAccessible(frame);

  await frame.getByLabel("住所・マンション名").focus();
  await page.keyboard.press("Enter");
  await expect(frame.locator("#faults")).toBeFocused();
  await expectAccessible(frame);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("住所・マンション名")).toBeFocused();

  await page.keyboard.type("東雲");
  await expect(frame.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (const text of ["70", "3LDK", "2008"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  const price = frame.getByRole("region", { name: "推定価格" });
  await expect(price).toContainText(/AI推定価格.*万円.*評価の確かさ/s);
  await expect(price).toContainText("サンプル");
  await expectAccessible(frame);
  expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // All of it can be seen: the frame has grown with what is in it.
  expect(await frame.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  expect(await context.cookies()).toEqual([]);

  const [details] = await Promise.all([context.waitForEvent("page"), frame.getByRole("link", { name: "くわしく見る" }).press("Enter")]);
  await untilAlive(details);
  await expect(details.getByLabel("専有面積")).toHaveValue("70");
});

test("on a site that the key does not name there is nothing", async ({ page }) => {
  const key = await aKeyFor(`127.0.0.1:${port}`);
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await page.goto(`http://localhost:${port}/?key=${key}`);

  await expect.poll(() => told.find((text) => text.startsWith("[machinone checker]"))).toContain("this host is not among those");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByText("会社の案内")).toBeVisible();
});
