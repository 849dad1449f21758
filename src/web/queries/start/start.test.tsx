import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { readConditions } from "#domain/search/homes/conditions-search.ts";
import { replay } from "#kernel/flow/replay.ts";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleWish } from "#web/queries/list/samples.ts";
import { BegunSearchView } from "./begun-search.view.tsx";
import { OnePageView } from "./one-page.view.tsx";
import type { BegunSearch } from "./search-begun.ts";
import { StartView } from "./start.view.tsx";
import { placeOfSearch, type SearchSaving, searchOfPlace } from "./use-search-saving.ts";
import { begunBySearch, begunWith, type Start } from "./use-start.ts";

const AT = new Date("2026-11-20T03:00:00.000Z");
const draft = (changes: Partial<QueryDraft> = {}): QueryDraft => ({
  version: 1,
  progress: { answers: { ...NOTHING_TOLD, ...sampleWish }, done: ["SelectDirectOffer", "Purpose", "PropertyType"] },
  ...{ device: "", updatedAt: AT, queryId: null },
  ...changes,
});
const nothing = () => undefined;
const draw = async (start: Start, search: BegunSearch | null = null) =>
  textOf(
    await renderInRouter(
      <StartView
        {...{ start, search }}
        saving={{ state: "open", failure: null, isMember: true, onSave: nothing }}
        onContinue={nothing}
        onBegin={nothing}
        onTake={nothing}
      />,
    ),
  );

describe("where the form begins", () => {
  it("asks what to look for where nothing was begun", async () => {
    const text = await draw({ which: { kind: "none" }, isBegunAnew: false });

    expect(text).toContain("どの方法で探しますか通常の物件");
    expect(text).toContain("ダイレクトオファー");
    expect(text).not.toContain("下書きは消えます");
  });

  it("goes on with what was begun: its words, how far it is and what comes next", async () => {
    const text = await draw({ which: { kind: "one", draft: draft(), from: "here" }, isBegunAnew: false });

    expect(text).toContain("この端末・2026年11月20日中古マンション");
    expect(text).toContain("場所 3/");
    expect(text).toContain("次の質問：場所の選び方");
    expect(text).toContain("続きから入力する");
  });

  it("asks which of two that differ, and names the other device", async () => {
    const which = { kind: "ask", here: draft(), account: draft({ device: "iPhoneのSafari" }) } as const;
    const text = await draw({ which, isBegunAnew: false });

    expect(text).toContain("どちらを続けますか");
    expect(text).toContain("この端末の下書きを続ける");
    expect(text).toContain("iPhoneのSafariの下書きを続ける");
  });

  it("says of a draft that could not be taken over that it begins anew", async () => {
    expect(await draw({ which: { kind: "none" }, isBegunAnew: true })).toContain("前の下書きを引き継げませんでした");
  });

  it("asks nothing before the browser was asked", async () => {
    expect(await draw(null)).not.toContain("はじめる");
  });

  it("has its first question answered by the way in", () => {
    const { progress } = begunWith("kyugake", AT);
    expect(replay(QUERY_FLOW, progress)).toMatchObject({ open: "Purpose", told: { channels: ["kyugake"] } });
  });
});

describe("a search that is to be saved", () => {
  const names = { areas: new Map([["13108", "江東区"]]), stations: new Map(), buildings: new Map() };
  const searchOf = (search: Record<string, string>) => ({ conditions: readConditions(search), names });
  const open: SearchSaving = { state: "open", failure: null, isMember: true, onSave: nothing };
  const live = async (search: Record<string, string>, saving: Partial<SearchSaving> = {}) => {
    const taken: QueryAnswers[] = [];
    const saved: QueryAnswers[] = [];
    const given = { ...open, onSave: (answers: QueryAnswers) => void saved.push(answers), ...saving };
    const view = (
      <BegunSearchView search={searchOf(search)} saving={given} hasDraft={false} onTake={(answers) => void taken.push(answers)} />
    );
    return { page: await livePage(view), taken, saved };
  };

  it("is told in words, with what cannot be saved of it, and with the draft that would go", async () => {
    const start: Start = { which: { kind: "one", draft: draft(), from: "here" }, isBegunAnew: false };
    const text = await draw(start, searchOf({ kind: "condo", area: "13108", price: "4000-6000", name: "タワー" }));

    expect(text).toContain("江東区 / 中古マンション / 4,000万円〜6,000万円");
    expect(text).toContain("次の条件は保存できません：「タワー」を含む名前");
    expect(text).toContain("途中まで入力した下書きは消えます");
    expect(text).not.toContain("どの方法で探しますか");
  });

  it("is saved with one press, over all kinds where none was chosen, with its name and its purpose", async () => {
    const { page, saved } = await live({ area: "13108" });
    expect(page.text()).toContain("江東区 / すべての種別");

    await page.type("input", "実家の近く");
    await page.press("この条件を保存する");
    expect(saved).toMatchObject([{ name: "実家の近く", purpose: "own-home", areas: [{ code: "13108", name: "江東区" }] }]);
    expect(saved[0]?.kinds).toHaveLength(5);
  });

  it("leads into the longer form with all that it says, where nothing but the save is left to do", async () => {
    const { page, taken } = await live({ kind: "condo", area: "13108" });
    await page.press("くわしく決める");

    const [answers] = taken;
    expect(answers && replay(QUERY_FLOW, begunBySearch(answers, AT).progress).open).toBe("CompleteNormal");
  });

  it("goes on with the question that the search left open", async () => {
    const { page } = await live({ price: "-5000" });
    expect(page.text()).toContain("この条件を保存するには、場所の選び方の回答が必要です。");
    expect(page.button("次へ：場所の選び方")).toBeDefined();
  });

  it("asks a visitor to sign in first, and says what went wrong, or that it is done", async () => {
    const told = async (saving: Partial<SearchSaving>) =>
      textOf(
        await renderInRouter(
          <BegunSearchView search={searchOf({ area: "13108" })} saving={{ ...open, ...saving }} hasDraft={false} onTake={nothing} />,
          ["/", "/queries"],
        ),
      );
    expect(await told({ state: "full", failure: "10件までです。" })).toContain("＊10件までです。保存した条件を見る");
    expect(await told({ isMember: false })).toContain("ログインして保存する");
    expect(await told({ state: "saved" })).toContain("条件を保存しました");
  });

  it("comes back from the login as the same search, whatever stands in it", () => {
    const from = "area=13108&name=タワー%26コート";
    expect(searchOfPlace(`#${placeOfSearch(from)}`)).toBe(from);
    expect(["", "#from=", "#from=%", "#other"].map(searchOfPlace)).toEqual([null, null, null, null]);
  });
});

describe("the form on one page", () => {
  const source = {
    areas: async () => [],
    lines: async () => [],
    stations: async () => [],
    areasNamed: async () => [],
    buildingsNamed: async () => [],
  };
  const page = async (channels: readonly ("normal" | "kyugake" | "offer")[]) => {
    const answers = { ...NOTHING_TOLD, ...sampleWish, channels };
    const { path } = replay(QUERY_FLOW, { answers, done: QUERY_FLOW.steps.map(({ id }) => id) });
    const rest = { change: () => undefined, facetsOf: () => null, onReadable: () => undefined, onDone: () => undefined };
    const given = { answers, path, source, asked: "", viewer: "anonymous", tried: "Price", count: { state: "waiting" }, ...rest } as const;
    return textOf(await renderInRouter(<OnePageView state="open" {...given} />));
  };

  it("asks every question of the path, parts in their order, without looking back", async () => {
    const text = await page(["normal"]);
    const order = ["1 場所", "物件の種別", "2 条件", "価格任意", "ほかの条件", "3 あなたのこと（任意）", "年代任意", "確認へ進む"];

    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(text).not.toContain("条件の確認");
  });

  it("has the questions of the ways of searching that are looked for, and says what is missing where it is", async () => {
    expect(await page(["normal"])).not.toContain("九掛けの予算");
    expect(await page(["kyugake", "normal"])).toContain("九掛けの予算");
    expect(await page(["normal"])).toContain("＊入力内容を確認してください。");
  });
});
