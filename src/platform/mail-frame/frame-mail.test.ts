import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import type { MailSender, MailToFrame, MessageBlock, MessageHome } from "#kernel/message.ts";
import { frameMail } from "./frame-mail.server.ts";
import { brandColours } from "./look.ts";

const sender: MailSender = {
  name: "まちのね",
  homeUrl: "https://site.test/",
  contactUrl: "https://site.test/risk/contact",
  postalAddress: "東京都江東区東雲1-1",
  licence: "東京都知事（1）第1号",
};
const home = (more: Partial<MessageHome> = {}): MessageBlock => ({
  kind: "home",
  home: {
    title: "江東区木場 3LDK",
    url: "https://site.test/recc/property?t=1",
    priceText: "7,680万円",
    facts: ["木場駅 徒歩6分", "68.4㎡"],
    reasons: ["予算より820万円低い"],
    marks: ["サンプル"],
    pictureUrl: "https://site.test/p.jpg",
    actions: [{ label: "いいね", url: "https://site.test/like" }],
    estimate: { text: "AI推定 8,260万円（7,480万円〜9,120万円）・推定より7.0%安い", from: 26, to: 76, price: 33, isBelow: false },
    caution: "再建築不可・借地権",
    offeredBy: "見本不動産（媒介）　更新 11/21・次回 12/5",
    ...more,
  },
});
const framed = (more: Partial<MailToFrame> = {}, from: Partial<MailSender> = {}) =>
  frameMail({ subject: "【まちのね】件名", title: "件名", paragraphs: ["本文です。"], ...more }, { ...sender, ...from });
const visible = (html: string) => html.replace(/<style>.*?<\/style>|<\/?span[^>]*>/gs, "").replace(/<[^>]+>/g, " ");

describe("a framed mail", () => {
  it("says the same as HTML and as text", async () => {
    const stop = { label: "この配信を止める", url: "https://site.test/stop?t=1" };
    const { html, text } = await framed({
      paragraphs: [
        ["診断レポート:", "https://site.test/risk/1/summary"],
        { kind: "heading", text: "新しい物件" },
        home(),
        { kind: "facts", rows: [["受付番号", "R-1"]] },
        { kind: "code", text: "012345" },
        { kind: "note", text: "参考の価格です。" },
        { kind: "button", link: { label: "くわしく見る", url: "https://site.test/all" } },
      ],
      foot: { why: "条件に合わせて送っています。", stop, links: [{ label: "時間を変える", url: "https://site.test/hour" }] },
    });

    const said = [
      "新しい物件",
      "7,680万円",
      "江東区木場 3LDK",
      "木場駅 徒歩6分",
      "予算より820万円低い",
      "サンプル",
      "AI推定 8,260万円（7,480万円〜9,120万円）・推定より7.0%安い",
      "再建築不可・借地権",
      "見本不動産（媒介）　更新 11/21・次回 12/5",
      "いいね",
      "受付番号",
      "R-1",
    ];
    said.push(
      "012345",
      "参考の価格です。",
      "くわしく見る",
      "この配信を止める",
      "条件に合わせて送っています。",
      "東京都江東区東雲1-1",
      "第1号",
    );
    for (const words of said) {
      expect(text).toContain(words);
      expect(visible(html)).toContain(words);
    }
    const links = [
      "https://site.test/recc/property?t=1",
      "https://site.test/like",
      "https://site.test/all",
      stop.url,
      "https://site.test/risk/contact",
    ];
    for (const url of links) {
      expect(html).toContain(`href="${url}"`);
      expect(text.split("\n")).toContain(url);
    }
    expect(html).toContain('<a class="m-link" style="color:#0b5d66;text-decoration:underline" href="https://site.test/risk/1/summary">');
    expect(html).toContain('alt="江東区木場 3LDKの写真"');
  });

  it("is a Japanese document for both schemes, laid out by tables that are none", async () => {
    const { html } = await framed({ paragraphs: [home()] });

    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('<html lang="ja" dir="ltr">');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect([...html.matchAll(/<table/g)]).toHaveLength([...html.matchAll(/<table role="presentation"/g)].length);
    expect(html).not.toMatch(/<(script|template|link|iframe|form|input)|<!--/);
  });

  it("has a preheader that nobody sees within the mail: its own, or the first words", async () => {
    const preheaderOf = async (more: Partial<MailToFrame>) =>
      /<div style="display:none[^>]*>([^\u00a0<&]*)/.exec((await framed(more)).html)?.[1];

    expect(await preheaderOf({ preheader: "7,680万円から" })).toBe("7,680万円から");
    expect(await preheaderOf({})).toBe("本文です。");
    expect((await framed({ preheader: "7,680万円から" })).text).not.toContain("7,680万円から");
  });

  it("draws the band of an estimate with the estimate in its middle and the price, whatever is given, and a plan type without a photo", async () => {
    const bandOf = async (more: object) => {
      const estimate = { text: "推定", from: 25, to: 75, price: 25, isBelow: false, ...more };
      const { html } = await framed({ paragraphs: [home({ estimate, pictureUrl: null, layout: "3LDK" })] });
      expect(html).toContain(">3LDK</div>");
      return [...html.matchAll(/<td width="([^"]+)" height="10" class="m-(\w+)"/g)].map(([, width, name]) => `${name} ${width}`);
    };

    expect(await bandOf({})).toEqual(["track 25%", "price 4", "band 25%", "point 4", "band 25%", "track 25%"]);
    expect(await bandOf({ price: 0, isBelow: true })).toEqual(["below 4", "track 25%", "band 25%", "point 4", "band 25%", "track 25%"]);
    expect(await bandOf({ price: 100 })).toEqual(["track 25%", "band 25%", "point 4", "band 25%", "track 25%", "price 4"]);
    expect(await bandOf({ price: Number.NaN, from: 300, to: -5 })).toEqual(["track 50%", "price 4", "track 50%"]);
  });

  it("escapes what it says, and links to nothing but pages and addresses", async () => {
    const evil = '<img src=x onerror="alert(1)">';
    const { html, text } = await framed(
      {
        title: evil,
        preheader: evil,
        paragraphs: [
          `${evil} https://a.test/"onclick="alert(1)`,
          home({ title: evil, url: "javascript:alert(1)", pictureUrl: "data:text/html,x", facts: [evil], marks: [evil], reasons: [evil] }),
          { kind: "button", link: { label: evil, url: "javascript:alert(1)" } },
          { kind: "button", link: { label: "開く", url: `https://a.test/"><script>` } },
        ],
        foot: { why: evil, stop: { label: evil, url: "vbscript:x" } },
      },
      { name: evil, colour: "red;background:url(x)" },
    );

    expect(html).not.toMatch(/<img|<script|javascript:|vbscript:|data:|"onclick|url\(x/);
    expect(text).not.toMatch(/javascript:|vbscript:|data:text/);
  });

  it("stays below 80 KB with ten homes of endless texts, and keeps its end", async () => {
    const long = "江東区木場の<とても>長い説明".repeat(300);
    const url = `https://site.test/recc/property?t=${"a".repeat(300)}`;
    const endless = home({
      ...{ title: long, url, priceText: long, pictureUrl: url, facts: Array(50).fill(long), reasons: Array(50).fill(long) },
      ...{ marks: Array(50).fill(long), actions: Array(50).fill({ label: long.slice(0, 30), url }) },
    });
    const foot = { why: "条件に合わせて送っています。", stop: { label: "この配信を止める", url: "https://site.test/stop" } };
    const { html, text } = await framed({ paragraphs: ["条件に合う物件です。", ...Array(30).fill(endless)], foot });

    expect(Buffer.byteLength(html)).toBeLessThan(80 * 1024);
    expect(html.match(/m-picture" style/g)?.length).toBeGreaterThan(5);
    expect(html).not.toMatch(/<(script|template)/);
    for (const part of [html, text]) expect(part).toContain("https://site.test/stop");
  });

  it("shows ten homes with texts as long as they come, and three reasons of each", async () => {
    const url = `https://site.test/recc/property?t=${"a".repeat(80)}`;
    const wordy = home({
      ...{
        title: "江東区木場の長い名前のマンション".repeat(2),
        url,
        facts: Array(5).fill("木場駅 徒歩6分・68.4㎡・6階／12階・2011年2月築"),
      },
      ...{
        reasons: Array.from({ length: 9 }, (_, at) => `予算より${at}20万円低く、駅からも近い`),
        actions: Array(3).fill({ label: "いいね", url }),
      },
    });
    const { html } = await framed({ paragraphs: Array(12).fill(wordy) });

    expect(Buffer.byteLength(html)).toBeLessThan(80 * 1024);
    expect(html.match(/m-picture" style/g)).toHaveLength(10);
    expect(html.match(/class="m-chip"/g)).toHaveLength(30);
  });

  it("comes through a mail program whole", async () => {
    const mail = await framed({ paragraphs: ["一行目\n.点", home()] });
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      ...mail,
      from: "a@site.test",
      to: "b@site.test",
    });
    const { html, text, subject } = await PostalMime.parse(message as Buffer);

    expect(subject).toBe(mail.subject);
    expect(html?.trimEnd()).toBe(mail.html);
    expect(text?.trimEnd()).toBe(mail.text.trimEnd());
  });
});

describe("a sender's colour", () => {
  it.each([
    ["#0b5d66", "#0b5d66", "#fffefc"],
    ["#ffe100", "#ffe100", "#1b2430"],
    ["#123", "#0b5d66", "#fffefc"],
    [null, "#0b5d66", "#fffefc"],
  ])("%s is %s with words in %s", (colour, ground, words) => {
    expect(brandColours(colour)).toEqual({ ground, words });
  });
});
