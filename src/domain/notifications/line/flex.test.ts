import type { messagingApi } from "@line/bot-sdk";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MessageBlock, MessageHome } from "#kernel/message.ts";
import { lineContents } from "./flex.ts";

const HOME: MessageHome = {
  ...{ title: "東雲サンプルコート 8階", url: "https://example.jp/recc/loading?to=property#t=x", priceText: "4,980万円" },
  facts: ["江東区東雲1丁目", "65.2㎡ / 3LDK", "豊洲駅 徒歩7分", "築12年", "南向き"],
  reasons: ["駅から7分", "推定より3%安い", "広さが条件より5㎡広い", "もう一つ"],
  marks: ["サンプル"],
  pictureUrl: "https://example.jp/photo.webp",
  actions: [{ label: "いいね", url: "https://example.jp/like" }],
  estimate: { text: "AI推定 5,130万円（4,600万円〜5,700万円）・推定より2.9%安い", from: 25, to: 75, price: 43, isBelow: false },
  caution: "借地権",
  offeredBy: "見本不動産（媒介）　更新 11/21・次回 12/5",
};
const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length;

type Carousel = { readonly contents: readonly object[] };
const carouselOf = (blocks: readonly MessageBlock[]) =>
  lineContents("今日のおすすめ", blocks).at(-1) as { contents: Carousel; altText: string };
const homes = (count: number, given: Partial<MessageHome> = {}): MessageBlock[] =>
  Array.from({ length: count }, () => ({ kind: "home", home: { ...HOME, ...given } }));

describe("a message as bubbles", () => {
  it("is what the SDK of LINE takes", () => {
    const messages: messagingApi.Message[] = lineContents("件名", homes(3));
    expect(messages).toMatchObject([{ type: "text" }, { type: "flex", contents: { type: "carousel" } }]);
  });

  it("shows ten homes at most, and one without a carousel", () => {
    expect(carouselOf(homes(12)).contents.contents).toHaveLength(10);
    expect(carouselOf(homes(1)).contents).toMatchObject({ type: "bubble" });
  });

  it("says three reasons and four facts of a home, its marks, and where it leads", () => {
    const text = JSON.stringify(carouselOf(homes(1)));
    expect(["✓ 駅から7分", "築12年", "サンプル", "物件を見る", "いいね"].filter((word) => !text.includes(word))).toEqual([]);
    expect(["もう一つ", "南向き"].filter((word) => text.includes(word))).toEqual([]);
  });

  it("says how the price stands, what speaks against the home and who offers it, and has one button for one page", () => {
    const text = JSON.stringify(carouselOf(homes(1, { actions: [{ label: "くわしく見る", url: HOME.url }] })));
    expect(["推定より2.9%安い", "▼ 気をつける点：借地権", "見本不動産（媒介）"].filter((word) => !text.includes(word))).toEqual([]);
    expect(text.match(/"button"/g)).toHaveLength(1);
  });

  it("draws the estimate as a line of pieces, the price in its own colour below the band", () => {
    const pieces = JSON.stringify(carouselOf(homes(1, { estimate: { text: "推定", from: 25, to: 75, price: 10, isBelow: true } })));
    expect(
      [...pieces.matchAll(/"backgroundColor":"(#\w+)","height":"10px","flex":(\d+)/g)].map(([, colour, flex]) => `${colour} ${flex}`),
    ).toEqual([...["#E0DCD5 100", "#C8401F 0", "#E0DCD5 150", "#A5CBCE 250", "#0B5D66 0", "#A5CBCE 250", "#E0DCD5 250"]]);
  });

  it("loads no picture without TLS and leads nowhere but to the web", () => {
    const text = JSON.stringify(
      carouselOf(homes(1, { pictureUrl: "http://example.jp/a", actions: [{ label: "x", url: "javascript:alert(1)" }] })),
    );
    expect(text).not.toMatch(/hero|javascript/);
  });

  it("tells in a list of chats what it is of", () => {
    expect(carouselOf(homes(2)).altText).toBe("今日のおすすめ\n東雲サンプルコート 8階 4,980万円、東雲サンプルコート 8階 4,980万円");
  });

  it("puts what is not a home into one card with its buttons", () => {
    const blocks: MessageBlock[] = [
      { kind: "heading", text: "値下げ" },
      { kind: "facts", rows: [["価格", "4,980万円"]] },
      { kind: "note", text: "推定は参考です" },
      { kind: "button", link: { label: "ぜんぶ見る", url: "https://example.jp/recc" } },
    ];
    expect(JSON.stringify(lineContents("値下げのお知らせ", blocks))).toMatch(/価格　4,980万円.*推定は参考です.*ぜんぶ見る/);
  });

  it("has presses below each home instead of further links, where there are some", () => {
    const home = {
      title: "見本1号",
      url: "https://example.jp/1",
      priceText: "5,000万円",
      facts: [],
      reasons: [],
      marks: [],
      pictureUrl: null,
    };
    const [, flex] = lineContents(
      "s",
      [{ kind: "home", home: { ...home, actions: [{ label: "くわしく", url: home.url }] } }],
      ({ title }, index) => [{ type: "postback", label: "いいね", data: `n=${index}`, displayText: title }],
    );
    const said = JSON.stringify(flex);
    expect(said).toContain('"layout":"horizontal"');
    expect(said).toContain('"data":"n=0","displayText":"見本1号"');
    expect(said).not.toContain("くわしく");
  });

  it("is within the sizes of LINE whatever it is of", () => {
    const word = fc.string({ unit: "grapheme", maxLength: 3000 });
    const link = fc.record({ label: word, url: word.map((path) => `https://example.jp/${encodeURIComponent(path).slice(0, 900)}`) });
    const home = fc.record({
      ...{ title: word, priceText: word, url: link.map(({ url }) => url), pictureUrl: fc.constant("https://example.jp/p") },
      ...{ facts: fc.array(word, { maxLength: 5 }), reasons: fc.array(word, { maxLength: 5 }), marks: fc.array(word, { maxLength: 5 }) },
      actions: fc.array(link, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(word, fc.array(home, { minLength: 1, maxLength: 12 }), (subject, given) => {
        const [text, flex] = lineContents(
          subject,
          given.map((one) => ({ kind: "home", home: one })),
          ({ title }) => [{ type: "postback", label: "いいね", data: "tap=like", displayText: title.slice(0, 300) }],
        );
        if (text?.type !== "text" || flex?.type !== "flex") return false;
        const { contents } = flex;
        const bubbles = contents.type === "carousel" ? contents.contents : [contents];
        const isSmall = bubbles.length >= 1 && bubbles.length <= 10 && bubbles.every((bubble) => bytes(bubble) <= 30_000);
        return isSmall && bytes(contents) <= 50_000 && flex.altText.length <= 400 && text.text.length <= 5000;
      }),
      { numRuns: 50 },
    );
  });
});
