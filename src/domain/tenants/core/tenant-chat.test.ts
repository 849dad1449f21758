import { describe, expect, it } from "vitest";
import { readDeed } from "#domain/notifications/line/read-event.ts";
import { tenantChatWords } from "./tenant-chat.ts";

const LINKS = { name: "見本ホーム", formUrl: "https://liff.line.me/1-a", webUrl: "https://example.jp/recommender/service?t=mihon-home" };

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
  });
});
