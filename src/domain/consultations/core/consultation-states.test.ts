import { describe, expect, it } from "vitest";
import { days, hours, minutes } from "#kernel/duration.ts";
import { CONSULTATION_EVENTS, type ConsultationEvent, stepConsultation } from "./consultation-states.ts";
import { meetingUrl } from "./meeting-url.ts";
import { CONSULTATION_STATES } from "./types.ts";

const startsAt = new Date("2026-12-03T05:00:00Z");
const step = (event: ConsultationEvent, ahead: number) =>
  stepConsultation({ state: "booked", startsAt }, event, new Date(startsAt.getTime() - ahead));

describe("a booked consultation", () => {
  it.each([
    ["move", hours(2), "booked"],
    ["cancel", hours(2), "cancelled"],
    ["call-off", hours(1), "cancelled"],
    ["call-off", -minutes(29), "cancelled"],
    ["hold", 0, "done"],
    ["miss", -minutes(10), "no_show"],
    ["lapse", -days(30), "unrecorded"],
  ] as const)("by %s %i ms before it becomes %s", (event, ahead, to) => {
    expect(step(event, ahead)).toEqual({ ok: true, value: to });
  });

  it.each([
    ["move", hours(2) - 1, "too-late"],
    ["cancel", minutes(30), "too-late"],
    ["call-off", -minutes(30), "too-late"],
    ["hold", minutes(1), "too-early"],
    ["miss", minutes(1), "too-early"],
    ["lapse", -days(30) + 1, "too-early"],
  ] as const)("refuses %s %i ms before it: %s", (event, ahead, is) => {
    expect(step(event, ahead)).toEqual({ ok: false, reason: { is, state: "booked" } });
  });
});

it("all ends are final", () => {
  for (const state of CONSULTATION_STATES.filter((one) => one !== "booked"))
    for (const event of CONSULTATION_EVENTS)
      expect(stepConsultation({ state, startsAt }, event, startsAt)).toEqual({ ok: false, reason: { is: "not-now", state } });
});

it("a consultation is held below the configured address, and nowhere that is made up", () => {
  expect(meetingUrl("https://meet.example.jp/mihon/", "r1")).toBe("https://meet.example.jp/mihon/r1");
  expect(meetingUrl(null, "r1")).toBeNull();
});
