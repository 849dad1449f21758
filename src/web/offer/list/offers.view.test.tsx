import { describe, expect, it, vi } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { buyersList, SAMPLE_NOW, sampleList } from "#web/offer/samples.ts";
import { OffersFailed, OffersView, type OffersViewProps } from "./offers.view.tsx";
import { offersSearch } from "./offers-search.ts";
import { OfferVisitor } from "./visitor.view.tsx";

const PATHS = ["/", "/mypage", "/mypage/add", "/offer", "/offer/about", "/login"];
const QUIET = { isBusy: false, failure: null };
const EMPTY = { items: [], total: 0, page: 1, perPage: 20 };
const view = (data: OffersViewProps["data"], changes: Partial<OffersViewProps> = {}) => (
  <OffersView data={data} now={SAMPLE_NOW} acting={QUIET} outcome="" onCancel={() => undefined} onUnblock={() => undefined} {...changes} />
);
const draw = (data: OffersViewProps["data"], changes: Partial<OffersViewProps> = {}) => renderInRouter(view(data, changes), PATHS);

describe("the offers of an owner", () => {
  it("are told with whose turn it is, what is unread, the price and the time that is left, and lead to each", async () => {
    const html = await draw(sampleList());
    const text = textOf(html);

    expect(text).toContain(
      "あなたの番東雲サンプルコート 中層階へのオファー買い手さん M73・ローン（事前審査済み）・2027年3月ごろまでに入居希望8,050万円3回目／5回あと3日4時間",
    );
    expect(text).toContain("あなたの番未読 2件");
    expect(text).toContain("期限切れ");
    expect(text).toContain("オーナーとして2件があなたの番");
    expect(html).toContain('href="/offer?side=owner&amp;id=offer-2"');
  });

  it("can be had from who was stopped again", async () => {
    const unblocked = vi.fn<(id: string) => void>();
    const page = await openInRouter(view(sampleList(), { onUnblock: ({ id }) => unblocked(id) }), PATHS);
    page.press("買い手さん 7ZQを止めるのをやめる");

    expect(unblocked).toHaveBeenCalledExactlyOnceWith("block-1");
  });

  it("of whom there are none are shown how it begins, and where a home is registered", async () => {
    const html = await draw(sampleList({ offers: EMPTY, blocks: [] }));

    expect(textOf(html)).toContain("受け取ったオファーはまだありません");
    expect(textOf(html)).toContain("所有者の確認を受けます");
    expect(html).toContain('href="/mypage/add"');
  });

  it("of which there are more than a page lead on", async () => {
    const html = await draw(sampleList({ offers: { ...sampleList().offers, total: 45, page: 2 } }));

    expect(html).toContain('href="/offer?side=owner"');
    expect(html).toContain('href="/offer?side=owner&amp;page=3"');
    expect(textOf(html)).toContain("2 / 3ページ");
  });
});

describe("the offers of a buyer", () => {
  it("stand under what is on its way, which can be called off until it has begun", async () => {
    const cancelled = vi.fn<(id: string) => void>();
    const page = await openInRouter(view(buyersList(), { onCancel: ({ id }) => cancelled(id) }), PATHS);
    page.press("「江東区 / 中古マンション / オファー予算9,000万円（推定の95％）」の送信を取り消す");

    expect(cancelled).toHaveBeenCalledExactlyOnceWith("campaign-1");
    expect(textOf(page.html)).toContain("送信前11月23日(月) 14:00に送り始めます");
    expect(textOf(page.html)).toContain("これまでに4件（進行中3件）");
  });

  it("of whom there are none are shown how it begins; what could not be read is told apart", async () => {
    const text = textOf(await draw(buyersList({ offers: EMPTY, campaigns: null })));

    expect(text).toContain("送ったオファーはまだありません");
    expect(text).toContain("オファーの送信を読み込めませんでした");
  });
});

it("nothing that could be read is told from none", async () => {
  expect(textOf(await renderInRouter(<OffersFailed />))).toMatch(/読み込みに失敗しました.*再試行/);
});

it("a visitor reads what it is, and remembers the way back", async () => {
  const left = vi.fn<() => void>();
  const page = await openInRouter(<OfferVisitor isOfOne onLeave={left} />, PATHS);
  page.press("ログインする");

  expect(left).toHaveBeenCalledOnce();
  expect(textOf(page.html)).toContain("ログインすると、お知らせしたオファーを開きます");
});

it.each([
  [
    { side: "owner", id: "abc_-1", page: 2 },
    { side: "owner", id: "abc_-1", page: 2 },
  ],
  [{ side: "seller", id: "a b", page: 1, start: "<x>" }, {}],
  [
    { id: 12345, start: "choose" },
    { id: "12345", start: "choose" },
  ],
  [{ page: 1.5, id: "x".repeat(41) }, {}],
])("of the address %j counts %j", (search, known) => {
  expect(Object.fromEntries(Object.entries(offersSearch(search)).filter(([, value]) => value !== undefined))).toEqual(known);
});
