import { expect, it } from "vitest";
import type { DirectMailTargets } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { gallery } from "./directmail.gallery.tsx";
import { DirectmailView } from "./directmail.view.tsx";
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

it("says of how many towns the largest are listed, and never passes who lives alone off as all households", async () => {
  const towns = Array.from({ length: 14 }, (_, i) => ({ town: `町${i + 1}`, households: 1000 - i * 10 }));
  const draw = async (given: Partial<DirectMailTargets>) =>
    textOf(await renderInRouter(<DirectmailView targets={sampleTargets(given)} isBusy={false} onCity={() => undefined} />));
  const all = await draw({ towns });
  for (const words of ["（14の町の合計）", "世帯の多い12の町"]) expect(all).toContain(words);
  expect(all).not.toContain("町13");
  const single = await draw({ counted: "single" });
  for (const words of ["およそ12,340単身世帯", "1人で暮らす世帯だけの数", "町ごとの単身世帯の数"]) expect(single).toContain(words);
  expect(all).not.toContain("単身世帯");
});

it("tells a city as a whole where no town is known by itself", async () => {
  const text = await drawn("区全体だけ");

  for (const words of ["およそ281,230世帯（全体）", "町ごとの数は示せる統計がないため、市区町村全体の数です"])
    expect(text).toContain(words);
  expect(text).not.toContain("世帯数（目安）");
});

it("says where nothing is known, and where it could not be read", async () => {
  expect(await drawn("取り込んでいない")).toContain("示せる統計がありません");
  expect(await drawn("読み込めない")).toContain("読み込めませんでした");
});

it("asks for the city that was chosen", async () => {
  const api = scriptedApi({ "GET /api/direct-mail/targets": sampleTargets() });
  expect(await findTargets("13103", api.directMail)).toMatchObject({ households: 12_340 });
  expect(api.asked.at(-1)?.query).toEqual({ city: "13103" });
  expect(await findTargets(null, scriptedApi({ "GET /api/direct-mail/targets": refused(500) }).directMail)).toBeNull();
});
