import { describe, expect, it } from "vitest";
import { readDeed } from "#domain/notifications/line/read-event.ts";
import { readTap, tapsOf, tenantChatWords } from "./tenant-chat.ts";

const LINKS = { name: "見本ホーム", formUrl: "https://liff.line.me/1-a", webUrl: "https://example.jp/recommender/service?t=mihon-home" };

describe("a press below a home", () => {
  it("comes back as it was written", () => {
    expect(tapsOf("b", { position: 2, title: "見本1号" })).toMatchObject([
      { label: "いいね", data: "tap=like&batch=b&n=2", displayText: "いいね：見本1号" },
      { label: "興味なし", data: "tap=nope&batch=b&n=2" },
    ]);
    const [refused] = tenantChatWords({ kind: "refused", batchId: "b-1_x", position: 10, hasReason: false }, LINKS);
    const items = refused?.type === "text" ? (refused.quickReply?.items ?? []) : [];
    const read = items.map(({ action }) => readTap(action.type === "postback" ? action.data : null));
    expect(read.at(-1)).toEqual({ kind: "undo", reason: null, batchId: "b-1_x", position: 10 });
    expect(read[4]).toEqual({ kind: "nope", reason: "walk", batchId: "b-1_x", position: 10 });
  });

  it.each([
    null,
    1,
    "",
    "action=stop",
    "tap=buy&batch=b&n=1",
    "tap=like&batch=%3Cb%3E&n=1",
    "tap=like&batch=b&n=0",
    `tap=like&batch=${"b".repeat(300)}&n=1`,
  ])("%j is none", (data) => {
    expect(readTap(data)).toBeNull();
  });
});

describe("what the account of a broker says", () => {
  const said = (kind: "followed" | "stopped" | "unclear", formUrl: string | null = LINKS.formUrl) =>
    JSON.stringify(tenantChatWords({ kind }, { ...LINKS, formUrl }));

  it("names the broker, leads to its form inside LINE or, without one, to its page, and offers a stop that is understood", () => {
    expect(said("followed")).toContain("見本ホームを友だちに追加");
    expect(said("followed")).toContain(LINKS.formUrl);
    expect(said("followed", null)).toContain(LINKS.webUrl);
    expect(said("stopped")).toContain("見本ホームからのお知らせを、すべて止めました");
    const stop = /"data":"([^"]+)"/.exec(said("unclear"))?.[1];
    expect(readDeed({ type: "postback", postback: { data: stop } })).toEqual({ kind: "asks-to-stop" });
  });

  it("keeps to the lengths that LINE takes, whatever the broker is called", () => {
    const [message] = tenantChatWords({ kind: "followed" }, { ...LINKS, name: "あ".repeat(200) });
    expect(message?.type === "template" && message.template.text.length).toBeLessThanOrEqual(160);
    const [refused] = tenantChatWords({ kind: "refused", batchId: "b".repeat(30), position: 1, hasReason: false }, LINKS);
    expect(refused?.type === "text" && refused.quickReply?.items.every(({ action }) => action.label.length <= 20)).toBe(true);
  });
});
