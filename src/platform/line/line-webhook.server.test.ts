import { describe, expect, it } from "vitest";
import { lineEvent, signed, TEST_CHANNEL } from "#test/support/line.ts";
import { readLineWebhook } from "./line-webhook.server.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const webhook = (given: object = {}) => ({
  destination: TEST_CHANNEL.botUserId,
  events: [lineEvent("01", { type: "unfollow" })],
  ...given,
});
const read = (body: string, signature: string | undefined = signed(body)) => readLineWebhook(TEST_CHANNEL, bytesOf(body), signature);

describe("a webhook", () => {
  it("is signed over the bytes that came, whatever they would be if written again", () => {
    const body = JSON.stringify(
      webhook({ events: [lineEvent("01", { type: "message", message: { type: "text", text: "FACE" } })] }),
    ).replace("FACE", "\\uD83E\\uDD28");

    expect(read(body)).toMatchObject({ ok: true, events: [{ message: { text: "🤨" } }] });
    expect(read(body, signed(JSON.stringify(JSON.parse(body))))).toEqual({ ok: false, reason: "signature" });
  });

  it.each([
    ["without a signature", undefined],
    ["signed with another secret", signed(JSON.stringify(webhook()), "another")],
    ["with a signature that is none", "💥"],
  ])("is refused %s", (_, signature) => {
    const text = JSON.stringify(webhook());
    expect(readLineWebhook(TEST_CHANNEL, bytesOf(text), signature)).toEqual({ ok: false, reason: "signature" });
  });

  it("for another account is refused", () => {
    expect(read(JSON.stringify(webhook({ destination: `U${"c".repeat(32)}` })))).toEqual({ ok: false, reason: "destination" });
  });

  it.each(["", "null", "{", '{"destination":1}', JSON.stringify(webhook({ events: [{ type: "follow" }] }))])(
    "that says %s is refused",
    (body) => {
      expect(read(body)).toEqual({ ok: false, reason: "form" });
    },
  );

  it("keeps nothing of what another channel answers for", () => {
    const events = [lineEvent("01", { type: "follow", mode: "standby" }), lineEvent("02", { type: "unfollow" })];
    expect(read(JSON.stringify(webhook({ events })))).toMatchObject({ ok: true, events: [{ webhookEventId: "02" }] });
  });

  it("without events asks only whether somebody is there", () => {
    expect(read(JSON.stringify(webhook({ events: [] })))).toEqual({ ok: true, events: [] });
  });
});
