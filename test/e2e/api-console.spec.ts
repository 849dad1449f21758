import { randomBytes } from "node:crypto";
import { asMember, field, SAMPLE_OWNER, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

const HOME = { kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70.2, layout: "3LDK", builtYear: 2008 };

test("an owner makes a key, calls the API with it, sees the call, and takes the key back", async ({ page, context, request }) => {
  const label = `見本 ${randomBytes(3).toString("hex")}`;
  await asMember(context, SAMPLE_OWNER);
  await openAlive(page, "/console/api");
  await field(page, "キーの名前").fill(label);
  await page.getByRole("button", { name: "発行する" }).click();
  const key =
    (await page
      .getByText(/^mk_live_\w/)
      .first()
      .textContent()) ?? "";
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const call = () => request.post("/api/biz/v3/assessments", { data: HOME, headers: { authorization: `Bearer ${key}` } });
  const answer = await call();
  expect(answer.status()).toBe(200);
  const { band80 } = await answer.json();
  expect(band80.lowYen).toBeLessThan(band80.highYen);

  await page.getByRole("link", { name: "利用と請求を見る" }).click();
  await expect(page.getByText(/AI査定API v3 \d+回/)).toBeVisible();
  await expectAccessible(page);

  await openAlive(page, "/console/api");
  await page.getByRole("button", { name: `${label}を取り消す` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "取り消す" }).click();
  await expect(page.getByText("キーを取り消しました。")).toBeVisible();
  expect((await call()).status()).toBe(401);
});
