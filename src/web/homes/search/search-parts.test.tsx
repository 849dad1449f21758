import { describe, expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { hookInRouter } from "#test/support/hook-in-router.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { headingWords, nameOf } from "#web/homes/question/condition-words.ts";
import { type HomesQuestion, homesQuestion } from "#web/homes/question/homes-search.ts";
import { EmptyResults } from "./empty-results.tsx";
import { useAsk } from "./use-ask.ts";

const names = { "13108": "江東区", "13102": "中央区" };
const question: HomesQuestion = homesQuestion({ area: "13108", layout: "2LDK", page: 3, view: "list" });
const square = [
  { lon: 139.7, lat: 35.6 },
  { lon: 139.8, lat: 35.6 },
  { lon: 139.8, lat: 35.7 },
  { lon: 139.7, lat: 35.7 },
];

describe("conditions in words", () => {
  it.each([
    [{ areas: ["13108", "13102"], kinds: ["condo"] }, "江東区・中央区の中古マンション"],
    [{ kinds: [] }, "売出物件"],
    [{ areas: ["13108", "13102", "13103", "13104"] }, "江東区・中央区ほか2か所の売出物件"],
  ] as const)("name what is listed", (given, heading) => {
    expect(headingWords({ ...NO_CONDITIONS, ...given }, names)).toBe(heading);
  });

  it("count the stations whose names are not known, rather than telling codes", () => {
    expect(headingWords({ ...NO_CONDITIONS, stations: ["001", "002", "003"] }, { "001": "豊洲" })).toBe("豊洲駅・選んだ駅2つの売出物件");
    expect(headingWords({ ...NO_CONDITIONS, stations: ["002"] }, {})).toBe("選んだ駅の売出物件");
  });

  it("name a town by its city", () => {
    expect([nameOf("13108-豊洲", names), nameOf("99999", names)]).toEqual(["江東区豊洲", "選んだ場所"]);
  });
});

describe("asking otherwise", () => {
  const led = async (change: Parameters<ReturnType<typeof useAsk>>[0], replace = false) => {
    const { answer: ask, led: to } = await hookInRouter("/search", () => useAsk(question));
    ask(change, replace);
    return to[0];
  };

  it("begins at the first page, and keeps what else was asked", async () => {
    expect(await led({ conditions: { hasPets: true } })).toEqual({
      to: "/search?area=13108&layout=2LDK&pets=1",
      inPlace: false,
      toTop: false,
    });
  });

  it("of a map that is moved makes no step back", async () => {
    const box = { west: 139.7, south: 35.6, east: 139.8, north: 35.7 };

    expect(await led({ box }, true)).toMatchObject({ to: "/search?area=13108&layout=2LDK&box=139.7,35.6,139.8,35.7", inPlace: true });
  });

  it("replaces a drawn area by the next", async () => {
    const first = { ...question, conditions: { ...question.conditions, polygon: square } };
    const { answer: ask, led: to } = await hookInRouter("/search", () => useAsk(first));
    ask({ conditions: { polygon: square.slice(0, 3) } });

    expect(to[0]?.to).toContain("poly=139.7,35.6,139.8,35.6,139.8,35.7");
    expect(to[0]?.to).not.toContain("139.7,35.7");
  });
});

describe("nothing found", () => {
  const drawn = async (given: Partial<HomesQuestion>, isMarketEmpty = false) =>
    textOf(
      await renderInRouter(
        <EmptyResults
          question={{ ...question, page: 1, ...given }}
          costliest={null}
          isMarketEmpty={isMarketEmpty}
          pages={8}
          onDrop={() => undefined}
          onDropWindow={() => undefined}
        />,
      ),
    );

  it("on a page beyond the last leads to the first", async () => {
    expect(await drawn({ page: 9 })).toContain("この条件の物件は8ページまでです。1ページ目を見る");
  });

  it("in a window of the map offers to look elsewhere", async () => {
    expect(await drawn({ box: { west: 139, south: 35, east: 140, north: 36 } })).toContain("地図の範囲を外す");
  });

  it("where nothing is on offer at all blames no condition", async () => {
    expect(await drawn({}, true)).toContain("まだ掲載がありません");
    expect(await drawn({}, true)).not.toContain("条件");
  });

  it("says where no single condition is the reason", async () => {
    expect(await drawn({})).toContain("ひとつの条件を外しても見つかりません");
  });
});
