import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { lineApi } from "#platform/line/line-api.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { testLine } from "#test/support/line.ts";
import { createMenu, showStatus } from "./line-tasks.server.ts";

async function operator(changes: object = {}) {
  const { db } = await testDatabase();
  const line = await testLine();
  const printed: string[] = [];
  const api = lineApi({ ...line.channel, ...changes });
  const parts = {
    db,
    clock: line.clock,
    api,
    monthlyLimit: 100,
    origin: "https://example.jp",
    print: (text: string) => printed.push(text),
  };
  return { parts, printed };
}

it("shows what is used of the month, here and at LINE", async () => {
  const { parts, printed } = await operator();

  expect(await showStatus(parts)).toBeNull();
  expect(printed).toEqual([
    "2026-11 に送った通数: 0 / 100 (LINE_MONTHLY_LIMIT)。送れます",
    "LINEの数え方: 0 / 200",
    "LINE_MONTHLY_LIMIT が、LINEの上限と違います",
  ]);
});

it("says that LINE could not be asked", async () => {
  const { parts } = await operator({ accessToken: "old" });

  expect(await showStatus(parts)).toContain("401");
});

it("makes the menu of a picture, and of nothing else", async () => {
  const { parts, printed } = await operator();
  const file = path.join(tmpdir(), `menu-${process.pid}.png`);
  await writeFile(file, "picture");

  expect(await createMenu(parts, file)).toBeNull();
  expect(printed[0]).toMatch(/richmenu-/);
  expect(await createMenu(parts, "menu.gif")).toContain("PNG");
  expect(await createMenu(parts, "/nowhere/menu.png")).toContain("メニューを作れませんでした");
  await writeFile(file, Buffer.alloc(1_000_001));
  expect(await createMenu(parts, file)).toContain("1MB");
  await rm(file);
});
