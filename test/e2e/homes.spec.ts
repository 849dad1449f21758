import type { Locator, Page } from "@playwright/test";
import { sql } from "kysely";
import { MANY, MANY_BOX, MANY_NAME, offerMany, onSite, withdrawMany } from "./many-homes.ts";
import { asMember, newMember, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

/** Drawing a map takes a while where no graphics card helps. */
const DRAWN = { timeout: 40_000 };
const CLOSED = "角を動かして形を直せます";

function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

function rows(page: Page): Locator {
  return page
    .getByRole("list", { name: "売出物件" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
}

/** Draws an area of four corners over the middle of the map, and asks for the homes in it. */
async function drawArea(page: Page): Promise<void> {
  await expect(page.locator("[data-pin]").first()).toBeVisible(DRAWN);
  await page.getByRole("button", { name: "囲んで探す" }).click();
  await expect(page.getByText("囲む角を順に置いてください")).toBeVisible(DRAWN);
  const map = page.getByRole("region", { name: "売出物件の地図" });
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  const corners = [
    { x: width * 0.12, y: height * 0.34 },
    { x: width * 0.8, y: height * 0.3 },
    { x: width * 0.84, y: height * 0.74 },
    { x: width * 0.15, y: height * 0.78 },
  ];
  const [corner = { x: 0, y: 0 }, ...others] = corners;
  await expect(async () => {
    await map.click({ position: corner });
    await expect(page.getByText("続けて角を置いてください")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  for (const [index, position] of others.entries()) {
    await map.click({ position });
    // The words change with the number of corners: the next is set when this one is there.
    if (index === 1) await expect(page.getByRole("button", { name: "囲みを閉じる" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "囲みを閉じる" }).click();
  await expect(page.getByText(CLOSED)).toBeVisible();
  await page.getByRole("button", { name: "この範囲で探す" }).click();
  await expect(page).toHaveURL(/poly=/);
}

/** Opens a home of the list, keeps it and puts it beside others; answers what it is called. */
async function keepAndCompare(page: Page, row: Locator): Promise<string> {
  const link = row.getByRole("link").first();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(heading(page)).toContainText(title);
  await untilAlive(page);
  const heart = page.getByRole("button", { name: `「${title}」をお気に入りに入れる` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: `「${title}」をくらべる物件に入れる` }).click();
  return title;
}

test("homes of an area drawn on the map are kept, compared and shown to somebody else", { tag: "@phone" }, async ({
  page,
  other,
  isMobile,
}) => {
  test.slow();
  await asMember(page.context(), await newMember());
  await openAlive(page, "/search?area=13108&view=map");
  const all = await heading(page).textContent();
  await drawArea(page);
  if (isMobile) await page.getByRole("link", { name: "一覧", exact: true }).click();
  await expect(heading(page)).toContainText("囲んだ範囲");
  expect(await heading(page).textContent()).not.toBe(all);
  await expect(rows(page).nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const drawn = page.url();
  const first = await keepAndCompare(page, rows(page).nth(0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(page).toHaveURL(drawn);
  await expect(rows(page).filter({ hasText: first }).getByText("見た", { exact: true })).toBeVisible();
  // Another journey may have put a home before the first meanwhile.
  const second = await keepAndCompare(page, rows(page).filter({ hasNotText: first }).first());

  await page.getByRole("link", { name: "2件をくらべる" }).click();
  await expect(heading(page)).toContainText("2件をくらべる");
  for (const title of [first, second]) await expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();

  await openAlive(page, "/favorites");
  await page.getByRole("button", { name: "共有リンクを作る" }).click();
  const link = await page.getByText(/\/favorites\/shared\?token=/).textContent();
  await other.goto(/https?:\S+/.exec(link ?? "")?.[0] ?? "");
  for (const title of [first, second]) await expect(other.getByRole("main").getByText(title).first()).toBeVisible();

  await openAlive(page, drawn.replace("view=list", "view=map"));
  if (isMobile) await page.getByRole("link", { name: "地図", exact: true }).click();
  await page.getByRole("button", { name: "囲みを直す" }).click();
  await expect(page.getByText(CLOSED)).toBeVisible(DRAWN);
});

/** A home of the sample that stands so, in the database of the running site. */
async function homeThatIs(state: "applied" | "sold" | "expired"): Promise<string> {
  return onSite(async (db) => {
    const { rows: found } = await sql<{ id: string }>`select l.id from listing l join company c on c.id = l.company_id
      where l.state = ${state} and l.kind = 'condo' and c.state = 'live' order by l.id limit 1`.execute(db);
    return found[0]?.id ?? "";
  });
}

test("a home that is sold, spoken for or out of date says so and leads to others; a search without homes says which condition to drop", {
  tag: "@phone",
}, async ({ page }) => {
  for (const [state, words] of [
    ["sold", "成約しました"],
    ["applied", "申込みが入っています"],
    ["expired", "掲載の期限が過ぎました"],
  ] as const) {
    await openAlive(page, `/homes/${await homeThatIs(state)}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("link", { name: "問い合わせる" })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("link", { name: /条件の近い物件を見る$/ }).click();
  await expect(page).toHaveURL(/\/search\?kind=condo&area=\d+&price=/);

  await openAlive(page, "/search?area=13108&price=-1&layout=2LDK");
  await expect(heading(page)).toContainText("0件");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^「1万円以下」を外す/ }).click();
  await expect(rows(page).first()).toBeVisible();
  const title = (await rows(page).first().getByRole("link").first().textContent()) ?? "";
  await page.getByRole("button", { name: `${title}を非表示にする` }).click();
  await expect(page.getByText(`「${title}」を非表示にしています。`)).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(rows(page).first()).toContainText(title);
});

test("five thousand homes are one number on the list, its pages and the map, and every page can be reached", async ({ page }) => {
  const query = `name=${encodeURIComponent(MANY_NAME)}`;
  const ask = async (path: string) => (await page.request.get(`/api/estate/homes${path}`)).json();
  await offerMany();
  try {
    await expect.poll(async () => (await ask(`?${query}`)).total).toBe(MANY);
    await openAlive(page, `/search?${query}`);
    await expect(heading(page)).toContainText("5,000件");
    await expect(rows(page)).toHaveCount(20);
    await openAlive(page, `/search?${query}&page=250`);
    await expect(page.getByText("4,981〜5,000件")).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await expectAccessible(page);

    await openAlive(page, `/search?${query}&view=map`);
    await expect(heading(page)).toContainText("5,000件");
    await expect(
      page
        .getByRole("region", { name: "売出物件の地図" })
        .getByText(/^[\d,]{2,}$/)
        .first(),
    ).toBeVisible(DRAWN);
    await expectAccessible(page);
    const { total, pins, clusters } = await ask(`/map?${query}&box=${MANY_BOX}&zoom=11`);
    const sum = [...pins, ...clusters].reduce((all: number, { count }: { count: number }) => all + count, 0);
    expect([total, sum, clusters.length > 0]).toEqual([MANY, MANY, true]);
    const { total: facets } = await ask(`/facets?${query}`);
    expect(facets).toBe(MANY);
  } finally {
    await withdrawMany();
  }
});

test("the conditions of a phone are closed by their cross and by Back, and keep what was chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, "/search?area=13108");
  const sheet = page.getByRole("dialog", { name: "絞り込み" });
  const open = page.getByRole("button", { name: /^絞り込み（/ });
  await open.click();
  await sheet.getByRole("button", { name: "閉じる" }).click();
  await expect(sheet).toBeHidden();

  await open.click();
  await sheet
    .getByLabel(/^中古マンション/)
    .first()
    .click();
  await expect(page).toHaveURL(/kind=condo/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/search\?.*kind=condo/);
  await expect(heading(page)).toContainText("中古マンション");
});
