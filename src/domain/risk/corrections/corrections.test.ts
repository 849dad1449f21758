import { describe, expect, it } from "vitest";
import { isCorrectionField } from "./correction-field.ts";
import {
  CORRECTION_STATES,
  type CorrectionEvent,
  checkingIndicators,
  isDecided,
  isOverdue,
  publicLog,
  receiveCorrection,
  stepCorrection,
} from "./corrections.ts";

const at = new Date("2026-11-20T15:30:00Z");
const EVENTS: CorrectionEvent[] = ["start", "accept", "reject"];
const ALLOWED: Record<string, string> = { "received start": "checking", "checking accept": "accepted", "checking reject": "rejected" };

describe("a correction", () => {
  it("begins as received, by a visitor", () => {
    expect(receiveCorrection(at)).toEqual({ state: "received", entry: { from: null, to: "received", actor: "visitor", note: null, at } });
  });

  const pairs = CORRECTION_STATES.flatMap((state) =>
    EVENTS.map((event) => [state, event, ALLOWED[`${state} ${event}`] ?? "not-now"] as const),
  );
  it.each(pairs)("%s on %s: %s", (state, event, expected) => {
    const step = stepCorrection(state, { event, note: "登記の写しで確認しました", at });

    expect(step.ok ? step.value.to : step.reason).toBe(expected);
  });

  it("ends only with words: what was changed, or why nothing was", () => {
    expect(stepCorrection("checking", { event: "reject", note: "  ", at })).toEqual({ ok: false, reason: "note-missing" });
    expect(stepCorrection("checking", { event: "accept", note: null, at })).toEqual({ ok: false, reason: "note-missing" });
    expect(stepCorrection("received", { event: "start", note: null, at }).ok).toBe(true);
  });

  it("is overdue from the day after, until it is decided", () => {
    const [lastMoment, next] = [new Date("2026-11-30T14:59:59Z"), new Date("2026-11-30T15:00:00Z")];

    expect(isOverdue("checking", "2026-11-30", lastMoment)).toBe(false);
    expect(isOverdue("checking", "2026-11-30", next)).toBe(true);
    expect(isOverdue("received", "2026-11-30", next)).toBe(true);
    expect(isOverdue("accepted", "2026-11-30", next)).toBe(false);
    expect(CORRECTION_STATES.filter(isDecided)).toEqual(["accepted", "rejected"]);
  });
});

describe("the public log", () => {
  it("shows days, states and the reviewer's words, and nothing of who sent it", () => {
    const entries = [
      { ...receiveCorrection(at).entry, note: "taro@example.com の連絡" },
      { from: "received", to: "checking", actor: "operator", note: null, at } as const,
      { from: "checking", to: "accepted", actor: "operator", note: "総戸数を120戸に改めました", at } as const,
    ];

    expect(publicLog(entries)).toEqual([
      { from: null, to: "received", note: null, on: "2026-11-21" },
      { from: "received", to: "checking", note: null, on: "2026-11-21" },
      { from: "checking", to: "accepted", note: "総戸数を120戸に改めました", on: "2026-11-21" },
    ]);
  });
});

describe("what is being checked", () => {
  it("marks the indicators that read it, and only while it is being checked", () => {
    expect(checkingIndicators([{ field: "builtYear", state: "checking" }])).toEqual(["seismic_code", "age"]);
    expect(
      checkingIndicators([
        { field: "units", state: "received" },
        { field: "crime", state: "rejected" },
      ]),
    ).toEqual([]);
    expect(
      checkingIndicators([
        { field: "flood", state: "checking" },
        { field: "units", state: "checking" },
      ]),
    ).toEqual(["flood", "units"]);
    expect(checkingIndicators([{ field: "name", state: "checking" }])).toEqual([]);
  });

  it("knows its fields by name", () => {
    expect(isCorrectionField("reserveFund")).toBe(true);
    expect(isCorrectionField("toString")).toBe(false);
  });
});
