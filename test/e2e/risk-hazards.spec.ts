import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { HazardResponse } from "#api/client/client.ts";
import { depthWords } from "#domain/risk/model/floor-exposure.ts";
import type { LonLat } from "#kernel/geo.ts";
import { buildingWhere, estate, hazardsAt, type Report, ratedBuilding } from "./buildings.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test, untilAlive } from "./site.ts";

/** Drawing a map takes a while where no graphics card helps. */
const DRAWN = { timeout: 40_000 };
const ZOOM = 14;
const DEPTH = "flood_max_rank";

type Point = { readonly x: number; readonly y: number };

/** What lies so many pixels from the middle of a map (Web Mercator, 512 pixels a tile). */
function placeAt({ lon, lat }: LonLat, { x, y }: Point): LonLat {
  const world = 512 * 2 ** ZOOM;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const there = north - (y / world) * 2 * Math.PI;
  return { lon: lon + (x / world) * 360, lat: (Math.atan(Math.exp(there)) * 360) / Math.PI - 90 };
}

const rankOf = (found: readonly HazardResponse[]) => {
  const depth = found.find(({ layer }) => layer === DEPTH);
  return depth?.state === "ok" ? (depth.value ?? null) : null;
};

const OFFSETS: readonly Point[] = [60, 110].flatMap((r) => [
  { x: r, y: 0 },
  { x: -r, y: 0 },
  { x: 0, y: -r },
  { x: 0, y: r },
]);

/** A point of the first view where the water would be of another depth than at the building, some pixels around as well. */
async function otherDepth({ subject: { place } }: Report): Promise<Point | null> {
  const here = rankOf(await hazardsAt(place));
  for (const point of OFFSETS) {
    const around = [point, { x: point.x - 3, y: point.y - 3 }, { x: point.x + 3, y: point.y + 3 }];
    const [rank = null, ...others] = await Promise.all(around.map(async (each) => rankOf(await hazardsAt(placeAt(place, each)))));
    if (here !== null && rank !== null && rank !== here && others.every((other) => other === rank)) return point;
  }
  return null;
}

async function mapOf(page: Page, title: string): Promise<Locator> {
  await expect(page.getByRole("button", { name: "地図の中心の値を見る" })).toBeEnabled(DRAWN);
  const map = page.getByRole("region", { name: title });
  // It can be used a moment before it is shown.
  await expect(map.locator("canvas.maplibregl-canvas")).toBeVisible(DRAWN);
  return map;
}

async function clickAt(map: Locator, { x, y }: Point): Promise<void> {
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 2 + x, y: (box?.height ?? 0) / 2 + y } });
}

/** The answer about the spot that `act` picks. */
async function picked(page: Page, act: () => Promise<void>): Promise<readonly HazardResponse[]> {
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/estate\/hazards\?/, DRAWN), act()]);
  return answer.json();
}

function depthOf(found: readonly HazardResponse[]): string {
  const rank = rankOf(found);
  return rank === null ? "色なし" : depthWords(rank);
}

/** What the page says of the picked spot: the row of the greatest flood, and the sentence under the figure of the floors. */
async function expectSpot(page: Page, found: readonly HazardResponse[]): Promise<void> {
  const words = depthOf(found);
  await expect(page.getByRole("list", { name: "選んだ地点の値" }).getByRole("listitem").first()).toContainText(words);
  await expect(page.getByText(rankOf(found) === null ? "色なしの場所です。" : `浸水深は${words}の想定です。2階`)).toBeVisible();
}

function numbersIn(address: string): number[] {
  return [...new URL(address).searchParams.values()].flatMap((text) => text.split(",").map(Number));
}

test("a click on the flood map tells the depth there and what it means for the floors, and its address brings that back", {
  tag: "@phone",
}, async ({ page }) => {
  test.slow();
  let point: Point | null = null;
  const report = await buildingWhere(async (each) => {
    point = (each.subject.floors ?? 0) >= 5 ? await otherDepth(each) : null;
    return point !== null;
  });
  const { subject } = report;
  await openAlive(page, `/risk/${subject.key}/flood/map?floor=2`);
  const map = await mapOf(page, "想定最大規模の地図");
  const atBuilding = await hazardsAt(subject.place);
  await expectSpot(page, atBuilding);

  const there = await picked(page, () => clickAt(map, point ?? { x: 0, y: 0 }));
  expect(depthOf(there)).not.toBe(depthOf(atBuilding));
  await expectSpot(page, there);
  await expect(page.locator(".maplibregl-popup")).toContainText(depthOf(there));
  await expect(page.getByText("建物の位置", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const where = page.getByText(/^北緯[\d.]+度・東経[\d.]+度$/);
  const [lat = "", lon = ""] = (await where.innerText()).match(/[\d.]+/g) ?? [];
  await expect.poll(() => numbersIn(page.url())).toContainEqual(expect.closeTo(Number(lat), 3));
  expect(numbersIn(page.url())).toContainEqual(expect.closeTo(Number(lon), 3));
  await page.reload();
  await expectSpot(page, there);
});

test("the list beside the flood map tells the same by keyboard, and the layer stands in the address", async ({ page }) => {
  const { subject } = await ratedBuilding();
  await openAlive(page, `/risk/${subject.key}/flood/map?floor=2`);
  await mapOf(page, "想定最大規模の地図");
  const show = page
    .getByRole("region", { name: "想定最大規模の一覧" })
    .getByRole("button", { name: /を地図で見る$/ })
    .first();
  await show.focus();
  const there = await picked(page, () => page.keyboard.press("Enter"));
  await expectSpot(page, there);

  await page.getByRole("checkbox", { name: /^高潮/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/[?&]layer=flood_max_rank(,|%2C)storm_surge_rank/);
  await page.getByRole("slider", { name: "色の濃さ" }).press("Home");
  await expect(page).toHaveURL(/[?&]strength=40/);
  await page.getByRole("checkbox", { name: /^想定最大規模/ }).uncheck();
  await expect(page).toHaveURL(/[?&]layer=storm_surge_rank/);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^高潮/ })).toBeChecked();
  await expect(page.getByRole("slider", { name: "色の濃さ" })).toHaveValue("40");
  await expect(await mapOf(page, "高潮の地図")).toBeVisible();
});

test("where a browser cannot draw maps, the list tells the depths all the same", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { subject } = await ratedBuilding();
  await openAlive(page, `/risk/${subject.key}/flood/map?floor=2`);
  await expect(page.getByText("この端末では地図を描けません。")).toBeVisible(DRAWN);
  const show = page
    .getByRole("region", { name: "想定最大規模の一覧" })
    .getByRole("button", { name: /を地図で見る$/ })
    .first();
  await expectSpot(page, await picked(page, () => show.press("Enter")));
});

test("a printed page has the map in it, as it stands on the screen", async ({ page }) => {
  const { subject } = await ratedBuilding();
  for (const [path, title] of [
    ["/heatmap", "坪単価の地図"],
    [`/risk/${subject.key}/flood/map`, "想定最大規模の地図"],
  ] as const) {
    await openAlive(page, path);
    await mapOf(page, title);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    // Colours of more than one class: a paper that stayed empty has one.
    const colours = await page.locator("canvas:not(.maplibregl-canvas)").evaluate((paper) => {
      const pen = paper instanceof HTMLCanvasElement ? paper.getContext("2d") : null;
      const { data = new Uint8ClampedArray() } = pen?.getImageData(0, 0, pen.canvas.width, pen.canvas.height) ?? {};
      return new Set(new Uint32Array(data.buffer)).size;
    });
    expect(colours).toBeGreaterThan(20);
    const bytes = async () => (await page.pdf({ format: "A4" })).byteLength;
    const whole = await bytes();
    await page.locator("canvas:not(.maplibregl-canvas)").evaluate((paper) => paper.remove());
    // What letters weigh hangs on the fonts of the machine.
    expect(whole - (await bytes())).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: null });
  }
});

test("the earthquake map says the chance at the picked spot in a balloon, for the layer of its address", async ({ page }) => {
  const { subject } = await ratedBuilding();
  await openAlive(page, `/risk/${subject.key}/earthquake/map?layer=quake_i60`);
  const map = await mapOf(page, "震度6強以上の地図");
  const there = await picked(page, () => clickAt(map, { x: 90, y: 40 }));
  const chance = there.find(({ layer }) => layer === "quake_i60")?.value ?? 0;
  const balloon = page.locator(".maplibregl-popup");
  await expect(balloon).toContainText("震度6強以上");
  await expect(balloon).toContainText(new RegExp(`(${chance}|${Math.round(chance)})%`));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("checkbox", { name: /^地域危険度/ }).check();
  await expect(page).toHaveURL(/tokyo_kikendo_total/);
  await expect(balloon).toContainText(/ランク|危険度|対象外/);
});

type Mesh = { readonly name: string; readonly n: number; readonly isFew: boolean; readonly place: LonLat };

test("the heatmap shows layer and year by keyboard, a spot with its number of sales, a link that restores it and a picture", async ({
  page,
  other,
}) => {
  test.slow();
  const { layers } = await estate<{ layers: readonly { id: string; years: readonly number[] }[] }>("/layers");
  const newest = layers.find(({ id }) => id === "price_condo")?.years.at(-1);
  const { items } = await estate<{ items: readonly Mesh[] }>(`/mesh?layer=price_condo&bbox=139.7,35.65,139.85,35.72&year=${newest}`);
  const mesh = items.find(({ isFew }) => !isFew);
  const at = `${mesh?.place.lat.toFixed(4)},${mesh?.place.lon.toFixed(4)},13`;
  await openAlive(page, `/heatmap?at=${at}`);
  await mapOf(page, "坪単価の地図");
  await page.getByRole("button", { name: "地図の中心の値を見る" }).press("Enter");
  const spot = page.getByRole("region", { name: "選んだ場所" });
  await expect(spot).toContainText(mesh?.name ?? "");
  await expect(spot).toContainText(`n＝${mesh?.n}件`);
  await expect(spot.getByRole("link", { name: "ここの価格を調べる" })).toHaveAttribute("href", /^\/search\?q=/);
  await expect(spot.getByRole("link", { name: "ここのリスクを見る" })).toHaveAttribute("href", /^\/risk\/point-/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const slider = page.getByRole("slider", { name: /^年/ });
  await slider.focus();
  await page.keyboard.press("Home");
  const first = await slider.getAttribute("aria-valuetext");
  await expect(page).toHaveURL(new RegExp(`[?&]year=${first?.slice(0, 4)}`));
  await page.getByRole("radio", { name: "戸建て" }).press("Space");
  await expect(page).toHaveURL(/[?&]kind=house/);
  await page.getByRole("slider", { name: /^年/ }).press("Home");
  await expect(page).toHaveURL(/[?&]year=\d{4}/);
  const [picture] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "画像で保存" }).click()]);
  expect(picture.suggestedFilename()).toBe("machinone-price_house.png");
  const bytes = await readFile(await picture.path());
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect(bytes.byteLength).toBeGreaterThan(5_000);

  await other.goto(page.url());
  await untilAlive(other);
  await expect(other.getByRole("radio", { name: "坪単価" })).toBeChecked();
  await expect(other.getByRole("radio", { name: "戸建て" })).toBeChecked();
  await expect(other.getByRole("slider", { name: /^年/ })).toHaveValue("0");
  await expect(other).toHaveURL(page.url());
});
