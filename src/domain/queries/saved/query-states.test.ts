import { describe, expect, it } from "vitest";
import { QUERY_STATES, type QueryState } from "#domain/queries/core/types.ts";
import { addsLive, dueSince, endsAfterWarning, expiresAt, QUERY_STEPS, stepQuery } from "./query-states.ts";

describe("a saved condition", () => {
  const allowed: Readonly<Record<QueryState, readonly string[]>> = {
    active: ["pause → paused", "archive → archived"],
    paused: ["resume → active", "archive → archived"],
    expired: ["resume → active", "archive → archived"],
    archived: ["restore → paused"],
  };

  it.each(QUERY_STATES)("that is %s goes only where its state leads", (state) => {
    const from = state === "archived" ? "paused" : null;
    const led = QUERY_STEPS.flatMap((step) => {
      const stepped = stepQuery(state, step, from);
      return stepped.ok ? [`${step} → ${stepped.value}`] : [];
    });
    expect(led).toEqual(allowed[state]);
  });

  it("counts as one more only where it was not live before", () => {
    expect([
      addsLive("expired", "active"),
      addsLive("archived", "paused"),
      addsLive("paused", "active"),
      addsLive("active", "archived"),
    ]).toEqual([...[true, true, false, false]]);
  });
});

describe("twelve months", () => {
  it.each([
    ["2026-11-22T03:00:00Z", "2027-11-22T03:00:00.000Z"],
    ["2024-02-29T03:00:00Z", "2025-02-28T03:00:00.000Z"],
  ])("after %s are %s", (seen, end) => {
    expect(expiresAt(new Date(seen)).toISOString()).toBe(end);
  });

  it("are warned of a month before", () => {
    const { warn, expire } = dueSince(new Date("2026-03-31T00:00:00Z"));
    expect([warn, expire.seen, expire.warned].map((at) => at.toISOString().slice(0, 10))).toEqual([
      "2025-04-30",
      "2025-03-31",
      "2026-02-28",
    ]);
  });

  it.each([
    ["in time", "2027-10-22T03:00:00Z", "2027-11-22"],
    ["a day late", "2027-10-23T03:00:00Z", "2027-11-23"],
    ["after months in which nothing ran", "2028-03-05T03:00:00Z", "2028-04-05"],
  ])("are over a month after a warning %s", (_, warned, end) => {
    const ends = endsAfterWarning(new Date("2026-11-22T03:00:00Z"), new Date(warned));
    expect(ends.toISOString().slice(0, 10)).toBe(end);
  });
});
