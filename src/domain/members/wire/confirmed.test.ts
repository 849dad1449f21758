import { describe, expect, it } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { confirmedTokens } from "./confirmed.server.ts";
import type { Checked } from "./types.ts";

function memory(answers: Readonly<Record<string, Checked<string>>>, most = 2) {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const asked: string[] = [];
  const find = confirmedTokens({ clock, lifetime: seconds(30), most }, async (token) => {
    asked.push(token);
    return answers[token] ?? null;
  });
  return { clock, asked, find };
}

describe("confirmedTokens", () => {
  it("asks again after its time, about a token that held and about one that did not", async () => {
    const { clock, asked, find } = memory({ a: "hanako" });
    for (const wait of [0, seconds(29), seconds(1)]) {
      clock.advance(wait);
      expect([await find("a"), await find("b")]).toEqual(["hanako", null]);
    }

    expect(asked).toEqual(["a", "b", "a", "b"]);
  });

  it("shares one answer among those who ask at once", async () => {
    const { asked, find } = memory({ a: "hanako" });
    await Promise.all([find("a"), find("a"), find("a")]);

    expect(asked).toEqual(["a"]);
  });

  it("asks again at once when the service was not reached", async () => {
    const { asked, find } = memory({ a: "unreached" });
    expect([await find("a"), await find("a")]).toEqual(["unreached", "unreached"]);

    expect(asked).toEqual(["a", "a"]);
  });

  it("forgets the token asked for longest ago when there are too many", async () => {
    const { asked, find } = memory({ a: "1", b: "2", c: "3" });
    for (const token of ["a", "b", "c", "b", "c", "a"]) await find(token);

    expect(asked).toEqual(["a", "b", "c", "a"]);
  });
});
