import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";

/** A site that runs with the open data imported as the README says, and its data folder. */
const { SITE_DATA } = process.env;

const ADDRESSES = [
  { q: "東京都墨田区八広6-12-3", chome: "墨田区八広六丁目", town: "墨田区八広" },
  { q: "芝公園4-2-8", chome: "港区芝公園四丁目", town: "港区芝公園" },
] as const;

const PARTS = ["apartment", "earthquake", "flood", "crime", "child", "life", "summary"] as const;

async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
}

/** Types into the box of the front page and sends it off. */
async function askAtHome(page: Page, q: string): Promise<void> {
  await openAlive(page, "/");
  const box = page.getByRole("combobox").first();
  await box.fill(q);
  await box.press("Enter");
  await page.waitForURL(/\/search\?q=/);
}

async function expectNothingInvented(page: Page): Promise<void> {
  await expect(page.getByRole("main")).not.toContainText(/サンプルデータ|架空/);
  const { wide, shown } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, shown: window.innerWidth }));
  expect(wide).toBeLessThanOrEqual(shown);
}

test.describe("from the front page", () => {
  for (const { q, chome, town } of ADDRESSES) {
    test(`${q} leads to its whole report, and back to a price`, async ({ page }) => {
      await askAtHome(page, q);
      await page.getByRole("link", { name: "リスクを調べる" }).click();

      await page.waitForURL(/\/risk\/town-[0-9a-z]{9}\/summary/);
      await untilAlive(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(chome);
      await expect(page.getByText("町丁目まで一致")).toBeVisible();
      await expect(page.getByRole("link", { name: "場所が違う" })).toHaveAttribute("href", /\/risk\?q=/);
      await expect(page.getByRole("heading", { name: "分かっていること" })).toBeVisible();

      for (const part of PARTS) {
        const link = page.locator(`main a[href*="/${part}?"], main a[href$="/${part}"]`);
        await link.filter({ visible: true }).first().click();
        await page.waitForURL(new RegExp(`/risk/town-[0-9a-z]{9}/${part}`));
        await expect(page.getByRole("heading", { level: 1 })).toContainText(chome);
        await expectNothingInvented(page);
      }

      await page.getByLabel("専有面積").fill("60");
      await page.getByRole("button", { name: "価格の幅を調べる" }).click();
      await page.getByRole("link", { name: "理由と似た成約を見る" }).click();
      await page.waitForURL(/\/search\/result/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(town);
      await expect(page.getByText(/似た成約\d+件の中央値/)).toBeVisible();
      await expectNothingInvented(page);
      await page.getByRole("link", { name: /この町の診断レポート|災害・治安などのリスク/ }).click();
      await page.waitForURL(/\/risk\//);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(town);
    });
  }

  test("a place where nothing was sold is told to be outside, and no price is made up", async ({ page }) => {
    await askAtHome(page, "札幌市中央区大通西1-1");

    await expect(page.getByText("対象外のエリアです")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("札幌市中央区大通西には、推定できるだけの成約データがありません");
    await expect(page.getByText("AI推定価格（成約想定）")).toHaveCount(0);
  });

  test("the report of a place prints with its facts and sources and without the site around it", async ({ page }) => {
    await openAlive(page, `/risk/search_result?q=${encodeURIComponent(ADDRESSES[0].q)}`);
    await page.emulateMedia({ media: "print" });

    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "分かっていること" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "評価方法 risk-" }).first()).toBeVisible();
    expect((await page.pdf({ format: "A4" })).byteLength).toBeGreaterThan(20_000);
  });
});

test("a building that comes by CSV is found by its name, and has a report of its own", async ({ page }) => {
  // Adding one building writes the index of the search anew.
  test.setTimeout(180_000);
  // Another spot and number each time: what is like a registered building is laid before a person.
  const now = Date.now() % 100_000;
  const place = `${139.815 + (now % 317) / 16_000},${35.717 + Math.floor(now / 317) / 26_000}`;
  if (!SITE_DATA) throw new Error("SITE_DATA must name the data folder of the site");
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-real-"));
  const name = `検証用レジデンス八広${now}`;
  const file = path.join(folder, "buildings.csv");
  const header = "name,address,source,as_of,lon,lat,built_year,floors,units,structure";
  await writeFile(file, `${header}\n${name},東京都墨田区八広6-${now}-3,検証用の登録,2026-11,${place},2004,9,48,RC\n`);
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "ingest", "--", "buildings", file], {
    env: { ...process.env, DATA_DIR: SITE_DATA },
  });
  await rm(folder, { recursive: true });
  expect(stdout).toContain("取り込みました");

  await expect(async () => {
    await openAlive(page, `/risk/search_result?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("main")).toContainText("2004年");
  await expectNothingInvented(page);
});
