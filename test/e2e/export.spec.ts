import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { ACCOUNT, asMember, field, LOGIN, newMember, submitSignIn, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** What the screens of other journeys save, by the same API. */
async function save(page: Page, address: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, text]) => {
      const token: string = await window.__TSR_ROUTER__?.options.context.session.bearerToken();
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return (await fetch(`/api/mypage${to}`, { method: "PUT", headers, body: text })).status;
    },
    [address, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

async function filesOf(zip: string): Promise<Readonly<Record<string, string>>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await readFile(zip))));
  const files: Record<string, string> = {};
  for (const entry of await reader.getEntries()) if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter());
  await reader.close();
  return files;
}

test("a member takes everything of theirs away, opens it, and leaves for good", async ({ page, context }, info) => {
  const member = await newMember();
  await asMember(context, member);
  await openAlive(page, ACCOUNT);
  const nobody = {
    familyKana: null,
    givenKana: null,
    postalCode: null,
    prefCode: null,
    cityCode: null,
    town: null,
    street: null,
    building: null,
  };
  await save(page, "/user-info", { ...nobody, familyName: "髙﨑", givenName: "花子", updatedAt: null });
  await save(page, "/favorite-marks/area/13108", {});
  await save(page, "/risk-weights", { w: "50-10-10-10-10-10" });

  const card = page.locator("#export");
  await card.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await press(page, "データを書き出す");
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^machinone-data-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(card.getByRole("status")).toContainText("ファイルを保存しました。");

  const files = await filesOf(await download.path());
  expect(Object.keys(files)).toEqual(["machinone-data.json", "machinone-data.html"]);
  expect(JSON.parse(files["machinone-data.json"] ?? "")).toMatchObject({
    account: { attributes: { email: member.address } },
    sections: {
      member: { userInfo: { familyName: "髙﨑" }, riskWeights: { w: "50-10-10-10-10-10" }, consents: [{ purpose: expect.any(String) }] },
      favorites: { folders: [{ favorites: [{ kind: "area" }] }] },
    },
  });

  const printed = info.outputPath("machinone-data.html");
  await mkdir(path.dirname(printed), { recursive: true });
  await writeFile(printed, files["machinone-data.html"] ?? "");
  const reader = await context.newPage();
  await reader.goto(`file://${printed}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("まちのねに登録されているあなたのデータ");
  for (const words of ["髙﨑", member.address, "江東区"]) await expect(reader.getByText(words).first()).toBeVisible();
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.close();

  await press(page, "退会の手続きへ");
  await page.getByLabel(/確認のため/).fill("退会する");
  await press(page, "退会する");
  await page.waitForURL(LOGIN);
  await expect(page.getByText("アカウントを削除しました").first()).toBeVisible();
  await submitSignIn(page, member);
  await expect(field(page, "パスワード")).toBeVisible();
  await expect(page.getByText(/パスワードがちがう|パスワードがちがいます|メールアドレスかパスワード/).first()).toBeVisible();
});
