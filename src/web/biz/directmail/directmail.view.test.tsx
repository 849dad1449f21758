import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { gallery } from "./directmail.gallery.tsx";
import { findTargets } from "./find-targets.ts";
import { sampleTargets } from "./samples.ts";

const drawn = async (name: string) => {
  const found = gallery.cases.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return textOf(await renderInRouter(found.element));
};

it("tells how many households a city has, by whom it was counted, and nothing of small towns", async () => {
  const text = await drawn("数がある");

  for (const words of ["およそ12,340世帯", "豊洲五丁目", "8,210", "サンプルデータ（2020年）", "サンプルの数字です", "目安"])
    expect(text).toContain(words);
  expect(text).not.toContain("青海三丁目");
});

it("says how many towns are in the sum alone", async () => {
  expect(await drawn("町が多い")).toMatch(/世帯数の多い12町丁目です。ほか\d+町丁目は、合計にだけ含みます/);
  expect(await drawn("数がある")).not.toContain("合計にだけ");
});

it("tells a city as a whole where no town is known by itself", async () => {
  const text = await drawn("区全体だけ");

  for (const words of ["およそ281,230世帯（全体）", "町丁目ごとの世帯数は、まだ取り込んでいません"]) expect(text).toContain(words);
  expect(text).not.toContain("世帯数（目安）");
});

it("says where nothing is known, and where it could not be read", async () => {
  expect(await drawn("取り込んでいない")).toContain("まだ取り込んでいません");
  expect(await drawn("読み込めない")).toContain("読み込めませんでした");
});

it("asks for the city that was chosen", async () => {
  const api = scriptedApi({ "GET /api/direct-mail/targets": sampleTargets() });
  expect(await findTargets("13103", api.directMail)).toMatchObject({ households: 12_340 });
  expect(api.asked.at(-1)?.query).toEqual({ city: "13103" });
  expect(await findTargets(null, scriptedApi({ "GET /api/direct-mail/targets": refused(500) }).directMail)).toBeNull();
});
