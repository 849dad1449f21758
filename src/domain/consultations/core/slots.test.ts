import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, hours, minutes } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { runs } from "#test/support/runs.ts";
import { whenWords } from "./consultation-words.ts";
import { BOOKED_AHEAD_DAYS } from "./rules.ts";
import { bookableDays, isBookable, LAST_KNOWN_DAY } from "./slots.ts";

const everyDay = () => true;
const NOW = new Date("2026-12-01T03:00:00Z");

describe("half hours that can be booked", () => {
  it("are those of the opening hours in Japan, from a day ahead", () => {
    const [first, second] = bookableDays(NOW, everyDay);

    expect([first?.day, second?.day]).toEqual(["2026-12-02", "2026-12-03"]);
    // 12:00 in Japan, and nothing within 24 hours of it.
    expect(first?.starts[0]?.toISOString()).toBe("2026-12-02T04:00:00.000Z");
    expect(second?.starts.map((start) => whenWords(start).slice(11, 17).trim())).toHaveLength(13);
    expect(second?.starts.at(-1)?.toISOString()).toBe("2026-12-03T08:00:00.000Z");
  });

  it("are none on days off", () => {
    const found = bookableDays(NOW, (day) => day !== "2026-12-03").map(({ day }) => day);

    expect(found).not.toContain("2026-12-03");
    expect(found).toContain("2026-12-04");
  });

  it("are none beyond the last day whose holidays are known", () => {
    expect(LAST_KNOWN_DAY).toBe("2050-12-31");
    expect(bookableDays(NOW, everyDay, "2026-12-10").at(-1)?.day).toBe("2026-12-10");
    expect(bookableDays(new Date("2051-03-01T00:00:00Z"), everyDay)).toEqual([]);
  });

  it.each([
    ["2026-12-03T05:00:00Z", true],
    ["2026-12-03T05:15:00Z", false],
    ["2026-12-03T03:00:00Z", false],
    ["2026-12-02T03:00:00Z", false],
    ["2027-03-03T05:00:00Z", false],
  ])("%s can be booked: %s", (at, expected) => {
    expect(isBookable(new Date(at), NOW, everyDay)).toBe(expected);
  });

  it("never overlap, and lie within the days that are open", () => {
    const someDay = fc.date({ min: new Date("2026-11-02T00:00:00Z"), max: new Date("2040-01-01T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(someDay, (now) => {
        const found = bookableDays(now, everyDay);
        const starts = found.flatMap((one) => one.starts.map((start) => start.getTime()));
        const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
        const isOnItsDay = found.every(({ day, starts: of }) => of.every((start) => isoDateInJapan(start) === day));
        return (
          isOnItsDay &&
          gaps.every((gap) => gap >= minutes(30)) &&
          starts.every((start) => start >= now.getTime() + hours(24) && start < now.getTime() + days(BOOKED_AHEAD_DAYS + 1))
        );
      }),
      { numRuns: runs({ usual: 50 }) },
    );
  });
});

it("a half hour is told with its weekday and its zone", () => {
  expect(whenWords(new Date("2026-12-03T05:00:00Z"))).toBe("2026年12月3日(木) 14:00〜14:30（日本時間）");
});
