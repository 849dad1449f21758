import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OWNER_STATES, stepOwner } from "./owner-registration.ts";
import {
  conditionFaults,
  hasSeen,
  judgeSave,
  noteFaults,
  savedAt,
  stepWaiting,
  WAITING_STATES,
  type WaitingConditions,
} from "./waiting.ts";

const conditions: WaitingConditions = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: null };

describe("a wait", () => {
  it.each([
    [null, "join", "waiting"],
    ["withdrawn", "join", "waiting"],
    ["waiting", "change", "waiting"],
    ["waiting", "withdraw", "withdrawn"],
    ["waiting", "match", "matched"],
  ] as const)("%s, %s: %s", (from, event, to) => {
    expect(stepWaiting(from, event)).toEqual({ ok: true, value: to });
  });

  it("allows no other step", () => {
    const events = ["join", "change", "withdraw", "match"] as const;
    const allowed = [null, ...WAITING_STATES].flatMap((from) =>
      events.filter((event) => stepWaiting(from, event).ok).map((event) => `${from} ${event}`),
    );

    expect(allowed).toEqual(["null join", "waiting change", "waiting withdraw", "waiting match", "withdrawn join"]);
  });

  it("that ended in a match never changes again", () => {
    for (const event of ["join", "change", "withdraw", "match"] as const) expect(stepWaiting("matched", event).ok).toBe(false);
  });
});

describe("an owner's registration", () => {
  it("allows these steps and no other", () => {
    const events = ["register", "change", "withdraw"] as const;
    const steps = [null, ...OWNER_STATES].flatMap((from) =>
      events.flatMap((event) => {
        const stepped = stepOwner(from, event);
        return stepped.ok ? [`${from} ${event} ${stepped.value}`] : [];
      }),
    );

    expect(steps).toEqual([
      "null register registered",
      "registered change registered",
      "registered withdraw withdrawn",
      "withdrawn register registered",
    ]);
  });
});

describe("conditions", () => {
  it.each([
    [{}, []],
    [{ areaFromM2: 60, areaToM2: 60 }, []],
    [{ areaFromM2: 60 }, []],
    [{ areaFromM2: 60, areaToM2: 59.99 }, ["areaToM2 below-from"]],
    [{ note: "090-1234-5678" }, ["note contact"]],
    [{ areaFromM2: 60, areaToM2: 8, note: "LINE ID x" }, ["areaToM2 below-from", "note contact"]],
  ])("%j: %j", (changes, faults) => {
    expect(conditionFaults({ ...conditions, ...changes }).map(({ field, reason }) => `${field} ${reason}`)).toEqual(faults);
  });

  it("may come without a note", () => {
    expect(noteFaults(null)).toEqual([]);
  });
});

describe("the time of a save", () => {
  const time = fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms));

  it("is now, or just after the save of before, and always later than it", () => {
    fc.assert(
      fc.property(time, fc.option(time), (now, before) => {
        const at = savedAt(now, before);
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(hasSeen(before, at)).toBe(false);
        expect(hasSeen(at, new Date(at))).toBe(true);
      }),
    );
  });

  it("tells nothing there from something there", () => {
    expect([hasSeen(null, null), hasSeen(null, new Date(0)), hasSeen(new Date(0), null)]).toEqual([true, false, false]);
  });
});

describe("a save", () => {
  const at = (ms: number) => new Date(ms);
  const judge = (before: { id: string; state: string; updatedAt: Date } | null, seen: Date | null) =>
    judgeSave(before, "waiting", { seen, now: at(10), newId: () => "new" });

  it.each([
    [null, null, { id: "new", from: null, isNew: true, updatedAt: at(10) }],
    [{ id: "a", state: "waiting", updatedAt: at(5) }, at(5), { id: "a", from: "waiting", isNew: false, updatedAt: at(10) }],
    [{ id: "a", state: "withdrawn", updatedAt: at(10) }, at(10), { id: "a", from: "withdrawn", isNew: true, updatedAt: at(11) }],
  ])("over %j, seen %j", (before, seen, value) => {
    expect(judge(before, seen)).toEqual({ ok: true, value });
  });

  it.each([
    [null, at(5)],
    [{ id: "a", state: "waiting", updatedAt: at(5) }, null],
    [{ id: "a", state: "withdrawn", updatedAt: at(5) }, at(4)],
  ])("is refused over %j that was seen as %j", (before, seen) => {
    expect(judge(before, seen)).toEqual({ ok: false, reason: "conflict" });
  });
});
