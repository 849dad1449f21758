import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookedOf, MOST, NOTHING_LOOKED_AT, type RecentHome, withHidden, withLooked, withoutHidden } from "./looked-homes.ts";

const home = (n: number): RecentHome => ({ dwellingKey: `d${n}`, key: `l${n}`, title: `${n}階`, facts: "3LDK" });

describe("homes that were looked at", () => {
  it("stand with the newest first, each once, under the advertisement that was opened last", () => {
    const twice = [home(1), home(2), { ...home(1), key: "other" }].reduce(withLooked, NOTHING_LOOKED_AT);

    expect(twice.recent.map(({ key }) => key)).toEqual(["other", "l2"]);
    expect(twice.seen).toEqual(["d1", "d2"]);
  });

  it("are forgotten beyond a bound", () => {
    const many = Array.from({ length: MOST.seen + 5 }, (_, n) => home(n)).reduce(withLooked, NOTHING_LOOKED_AT);

    expect([many.recent.length, many.seen.length]).toEqual([MOST.recent, MOST.seen]);
    expect(many.seen[0]).toBe(`d${MOST.seen + 4}`);
  });

  it("can be put away and brought back", () => {
    const away = withHidden(withHidden(NOTHING_LOOKED_AT, "d1"), "d2");

    expect(away.hidden).toEqual(["d2", "d1"]);
    expect(withoutHidden(away, "d2").hidden).toEqual(["d1"]);
  });

  it("survive the browser's memory, and whatever else stands there counts as nothing", () => {
    const looked = withHidden(withLooked(NOTHING_LOOKED_AT, home(1)), "d9");

    expect(lookedOf(JSON.parse(JSON.stringify(looked)))).toEqual(looked);
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const { recent, seen, hidden } = lookedOf(kept);
        expect([...seen, ...hidden].every((key) => typeof key === "string")).toBe(true);
        expect(recent.every(({ title }) => typeof title === "string")).toBe(true);
      }),
    );
  });
});
