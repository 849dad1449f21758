import { describe, expect, it } from "vitest";
import type { RiskListItem } from "#api/client/client.ts";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleItems } from "#web/risk/samples/guide-samples.ts";
import { BuildingRows } from "./building-rows.tsx";

const [rated, held, unrated] = sampleItems;
if (!rated?.rating || !held?.rating || !unrated) throw new Error("the sample has a building in each state");
const rating = rated.rating;

const draw = (items: readonly RiskListItem[], notesOf?: (item: RiskListItem) => readonly string[]) =>
  renderInRouter(<BuildingRows items={items} {...(notesOf && { notesOf })} />);
const row = async (item: RiskListItem, notes: readonly string[] = []) => linksOf(await draw([item], () => notes))[0]?.text;
const apartment = (changes: Partial<RiskListItem["apartment"]>): RiskListItem => ({
  apartment: { ...unrated.apartment, ...changes },
  rating,
});

describe("a building of a list", () => {
  it("is its name, its address, its age and size, its letter and how much is known", async () => {
    expect(await row(rated)).toBe("豊洲サンプルレジデンスサンプル東京都江東区豊洲5丁目2008年3月築32階建412戸総合評価 BBBデータ 82%");
  });

  it.each([
    ["rated, but too little is known", held, "総合評価 判定保留データ 40%"],
    ["not yet rated", unrated, "総合評価 未診断"],
  ])("that is %s has no letter, and says so", async (_, item, words) => {
    expect(await row(item)).toMatch(new RegExp(`${words}$`));
  });

  it("that just misses the least share of data for a letter does not read as if it had it", async () => {
    expect(await row({ ...held, rating: { ...rating, letter: null, coverage: 0.597 } })).toMatch(/判定保留データ 59%$/);
  });

  it("says where its letter rests on too little to be firm", async () => {
    expect(await row({ ...rated, rating: { ...rating, isProvisional: true } })).toContain("BBB参考データ 82%");
    expect(await row(rated)).not.toContain("参考");
  });

  it.each([
    [{ builtYear: 1979, builtMonth: null }, "1979年築"],
    [{ floors: 14, units: null }, "14階建"],
    [{ floors: null, units: 1234 }, "1,234戸"],
    [{ floors: null, units: null }, "2008年3月築"],
  ])("leaves out what is not known: %j", async (changes, words) => {
    const text = await row(apartment(changes));

    expect(text).toContain(words);
    expect(text).not.toContain("null");
  });

  it("that does not exist is marked, and no other", async () => {
    expect(await row(apartment({ isSample: false }))).not.toContain("サンプル");
    expect(await row(apartment({ isSample: true }))).toContain("サンプル");
  });

  it("carries what the page says beside its name", async () => {
    expect(await row(unrated, ["名前が一致", "似た名前あり"])).toMatch(/^枝川ハイツ名前が一致似た名前あり/);
  });

  it("leads to its report", async () => {
    expect(linksOf(await draw(sampleItems)).map(({ href }) => href)).toEqual([
      "/risk/sample-apartment/summary",
      "/risk/second/summary",
      "/risk/third/summary",
    ]);
  });
});

it("no list of letters stands without what they do not promise", async () => {
  expect(textOf(await draw(sampleItems))).toMatch(/この評価は安全を保証するものではありません。$/);
});
