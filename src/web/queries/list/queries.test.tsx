import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { isWhole, withChannel } from "./change-query.ts";
import { QueriesView, type QueriesViewProps } from "./queries.view.tsx";
import { sampleListProps, sampleMatches, sampleQuery, sampleWish } from "./samples.ts";
import { withItem } from "./use-queries.ts";

const draw = (changes: Partial<QueriesViewProps> = {}) => renderInRouter(<QueriesView {...sampleListProps} {...changes} />);
const drawOne = (query = sampleQuery(), matches: QueriesViewProps["items"][number]["matches"] = sampleMatches) =>
  draw({ items: [{ query, matches }] });
const [normal] = sampleMatches;

describe("the list of saved conditions", () => {
  it("tells each in words, with what it finds today and the search behind it", async () => {
    const html = await drawOne();

    expect(textOf(html)).toContain("江東区・墨田区 / 中古マンション / 4,000万円〜6,000万円 / 60㎡以上 / 駅徒歩10分以内 / 新耐震");
    expect(textOf(html)).toContain("いま合う物件 128件");
    expect(html).toContain('href="/search?area=13108%2C13107"');
  });

  it("says why there is none, and what to do", async () => {
    const html = await draw({ items: [], live: 0 });

    expect(textOf(html)).toContain("保存した条件はまだありません");
    expect(html).toContain('href="/queries/input"');
  });

  it("says at ten that no more fit, and offers none", async () => {
    const html = await draw({ live: 10 });

    expect(textOf(html)).toContain("条件は10件までです");
    expect(html).not.toContain('href="/queries/input"');
  });

  it("tells of a count that could not be had that it could not, and never zero", async () => {
    expect(textOf(await drawOne(sampleQuery(), [{ ...normal, total: null }]))).toContain("読み込めませんでした");
    expect(textOf(await drawOne(sampleQuery(), [{ ...normal, total: null }]))).not.toContain("物件 0件");
  });

  it.each([
    ["active", "一時停止"],
    ["paused", "再開"],
    ["expired", "再開"],
  ] as const)("lets an %s one be put to: %s", async (state, way) => {
    expect(await drawOne(sampleQuery({ state }))).toMatch(new RegExp(`<button[^>]*aria-label="「[^"]+」を${way}"`));
  });

  it("keeps a deleted one in its place, to be taken back", async () => {
    const html = await drawOne(sampleQuery({ state: "archived" }), []);

    expect(textOf(html)).toContain("削除しました");
    expect(textOf(html)).toContain("元に戻す");
    expect(html).not.toContain("を削除");
  });
});

describe("the switches of a condition", () => {
  it("say what is looked for; the last one stays on", async () => {
    const html = await drawOne();
    const [normalSwitch] = html.match(/<button[^>]*role="switch"[^>]*>/g) ?? [];

    expect(normalSwitch).toContain('aria-checked="true"');
    expect(normalSwitch).toContain('aria-disabled="true"');
  });

  it("lead to the questions that another way of searching still needs", async () => {
    const html = await drawOne();

    expect(html).toContain('href="/queries/query?id=query-1&amp;add=kyugake"');
    expect(html).toContain('href="/queries/query?id=query-1&amp;add=offer"');
  });

  it("switch at once what is answered already", async () => {
    const html = await drawOne(sampleQuery({}, { certainties: ["A"] }));

    expect(html.match(/role="switch"/g)).toHaveLength(2);
    expect(html).not.toContain("add=kyugake");
  });
});

describe("another way of searching", () => {
  it("is added and taken away, but never the last", () => {
    const both = withChannel(sampleWish, "kyugake");
    expect(both?.channels).toEqual(["normal", "kyugake"]);
    expect(both && withChannel(both, "normal")?.channels).toEqual(["kyugake"]);
    expect(withChannel(sampleWish, "normal")).toBeNull();
  });

  it("can be saved once its questions are answered", () => {
    const both = { ...sampleWish, channels: ["normal", "kyugake"] as const };
    expect([isWhole(sampleWish), isWhole(both), isWhole({ ...both, certainties: ["B"] })]).toEqual([true, false, true]);
  });
});

describe("a changed condition", () => {
  const item = (id: string, version: number) => ({ query: sampleQuery({ id, version }), matches: [] });
  const items = [item("a", 1), item("b", 1)];

  it("takes its place in the list, and a new one the first", () => {
    const told = (list: typeof items) => list.map(({ query }) => `${query.id}${query.version}`);
    expect(told([...withItem(items, item("b", 2))] as typeof items)).toEqual(["a1", "b2"]);
    expect(told([...withItem(items, item("c", 1))] as typeof items)).toEqual(["c1", "a1", "b1"]);
  });
});
