import { describe, expect, it } from "vitest";
import { type Further, furtherOf, withFurther } from "./further-notices.ts";
import type { Detail } from "./notice-of.ts";

const further = (second: number): Further => ({
  kind: second % 2 === 0 ? "passkey-removed" : "passkey-added",
  at: new Date(Date.UTC(2026, 10, 23, 1, 0, second)),
  device: second === 1 ? "iPhone の Safari" : null,
  detail: { name: `key ${second}` },
});
const keep = (many: number) => Array.from({ length: many }, (_, at) => further(at + 1)).reduce<Detail>(withFurther, {});

describe("what is told later, in one mail", () => {
  it("is everything, in its order", () => {
    expect(furtherOf(keep(3))).toEqual({ told: [further(1), further(2), further(3)], earlier: 0 });
  });

  it("is the newest twenty where there are more, and how many there were before", () => {
    const { told, earlier } = furtherOf(keep(45));

    expect([told.length, told[0], told.at(-1), earlier]).toEqual([20, further(26), further(45), 25]);
  });

  it("is nothing before anything was kept", () => {
    expect(furtherOf({})).toEqual({ told: [], earlier: 0 });
  });
});
