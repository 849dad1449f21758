import { describe, expect, it } from "vitest";
import { drawn, load } from "./load.ts";

const answer = (status: number) => async () => ({ status, headers: {}, body: Buffer.from(""), ms: 5 });

describe("the kind of the next call", () => {
  it.each([
    [0, "a"],
    [0.24, "a"],
    [0.26, "b"],
    [0.99, "b"],
    [1, "b"],
  ])("is drawn by its share: at %d %s", (at, name) => {
    const kinds = [
      { name: "a", share: 1 },
      { name: "b", share: 3 },
    ];
    expect(drawn(kinds, at).name).toBe(name);
  });
});

describe("a load", () => {
  it("asks as often as it is told, and tells of each call how long it took or what went wrong", async () => {
    const turns = [0.1, 0.5, 0.9, 0.1];
    const kinds = [
      { name: "good", share: 1, call: answer(204) },
      { name: "bad", share: 1, call: answer(503) },
      { name: "gone", share: 1, call: () => Promise.reject(new Error("ECONNRESET")) },
    ];
    const { times, errors } = await load(kinds, { perSecond: 400, seconds: 0.01, random: () => turns.shift() ?? 0 });

    expect(Object.fromEntries(times)).toEqual({ good: [5, 5], bad: [5], gone: [] });
    expect(errors).toEqual(["bad: 503", "gone: Error: ECONNRESET"]);
  });
});
