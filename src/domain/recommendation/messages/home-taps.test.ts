import { describe, expect, it } from "vitest";
import { readTap, tapsOf, tapWords } from "./home-taps.ts";

const asked = (batchId: string) => tapWords({ kind: "refused", batchId, position: 10, hasReason: false }).quickReply?.items ?? [];

describe("a press below a home", () => {
  it("comes back as it was written", () => {
    expect(tapsOf("b", { position: 2, title: "見本1号" })).toMatchObject([
      { label: "いいね", data: "tap=like&batch=b&n=2", displayText: "いいね：見本1号" },
      { label: "興味なし", data: "tap=nope&batch=b&n=2" },
    ]);
    const read = asked("b-1_x").map(({ action }) => readTap(action.type === "postback" ? action.data : null));
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

  it("is asked about in as many letters as LINE takes", () => {
    expect(asked("b".repeat(30)).every(({ action }) => action.label.length <= 20)).toBe(true);
  });
});
