import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { added, latencies, p95Of, placeOf } from "./latency.ts";
import { incidentsOf, statusReport } from "./status-report.ts";

const now = new Date("2026-12-01T03:00:30Z");
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const nothing = { days: [], failed: [], newest: null, latencies: [] };

describe("the report of the status", () => {
  it("knows nothing where nothing was recorded", () => {
    const { days, ...rest } = statusReport(nothing, now);

    expect(rest).toEqual({ state: "unknown", asOf: null, upShare: null, incidents: [], p95Ms: null });
    expect(days).toHaveLength(90);
    expect([days[0]?.day, days.at(-1)]).toEqual(["2026-09-03", { day: "2026-12-01", recordedMinutes: 0, downMinutes: 0 }]);
  });

  it("counts what was recorded alone", () => {
    const days = [
      { day: "2026-11-30", recordedMinutes: 1440, downMinutes: 9 },
      { day: "2026-12-01", recordedMinutes: 60, downMinutes: 0 },
      { day: "2026-01-01", recordedMinutes: 60, downMinutes: 60 },
    ];

    expect(statusReport({ ...nothing, days }, now).upShare).toBeCloseTo(1491 / 1500);
  });

  it.each([
    ["well a minute ago", "02:59", [], "up"],
    ["failed a minute ago", "02:59", ["jobs"] as const, "down"],
    ["last heard of six minutes ago", "02:54", [], "unknown"],
    ["failed an hour ago, and silent since", "02:00", ["jobs"] as const, "unknown"],
  ])("of a service that was %s", (_name, time, failed, state) => {
    expect(statusReport({ ...nothing, newest: { minute: at(time), failed } }, now)).toMatchObject({ state, asOf: at(time) });
  });

  it("puts failed minutes together that are near, the newest first", () => {
    const failed = [
      { minute: at("02:00"), failed: ["database"] as const },
      { minute: at("01:00"), failed: ["jobs"] as const },
      { minute: at("01:05"), failed: ["model", "jobs"] as const },
      { minute: at("01:05"), failed: ["jobs"] as const },
    ];

    expect(incidentsOf(failed)).toEqual([
      { from: at("02:00"), minutes: 1, parts: ["database"] },
      { from: at("01:00"), minutes: 6, parts: ["jobs", "model"] },
    ]);
  });
});

describe("how long calls take", () => {
  it("is never told too short, and at most a fifth too long", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 60_000 }), { minLength: 20, maxLength: 200 }), (calls) => {
        const { note, take } = latencies();
        for (const ms of calls) note(ms);
        const real = calls.toSorted((a, b) => a - b)[Math.ceil(calls.length * 0.95) - 1] ?? 0;
        const told = p95Of(take()) ?? 0;

        expect(told).toBeGreaterThanOrEqual(real);
        expect(told).toBeLessThanOrEqual(real * 1.2 + 1);
      }),
      { numRuns: runs({ few: 30, usual: 200 }) },
    );
  });

  it("is not told of few calls, and each is taken once", () => {
    const { note, take } = latencies();
    for (let i = 0; i < 19; i += 1) note(10);
    const first = take();

    expect(p95Of(first)).toBeNull();
    expect(take()).toEqual([]);
    note(10);
    expect(p95Of(added(first, take()))).toBe(11);
  });

  it.each([
    [0, 0],
    [1, 0],
    [1.1, 1],
    [40, 21],
    [1e9, 63],
  ])("%d ms have the place %d", (ms, place) => {
    expect(placeOf(ms)).toBe(place);
  });
});
