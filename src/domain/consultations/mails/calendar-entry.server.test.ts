import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarEntry, entryFile } from "./calendar-entry.server.ts";

const at = new Date("2026-12-01T00:00:00Z");
const around = { meetingUrl: null, operatorName: "まちのね", origin: "https://site.test", at };
const booked = { id: "K7QM-3XWD-9RTA", state: "booked" as const, startsAt: new Date("2026-12-03T05:00:00Z"), sequence: 0 };

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [entry] = calendar.getAllSubcomponents("vevent");
  if (!entry) throw new Error("no entry");
  return { calendar, entry, event: new ICAL.Event(entry) };
}

describe("the entry of a booking, as a library that is not ours reads it", () => {
  it("begins and ends at the very moment, in whatever zone it is read", () => {
    const { event } = read(calendarEntry({ consultation: booked, ...around }));

    expect(event.startDate.toJSDate()).toEqual(booked.startsAt);
    expect(event.endDate.toJSDate()).toEqual(new Date("2026-12-03T05:30:00Z"));
    expect(event.startDate.zone.tzid).toBe("UTC");
    expect(event.summary).toBe("オンライン相談（まちのね）");
  });

  it("keeps its UID and raises its SEQUENCE when it is moved", () => {
    const moved = { ...booked, startsAt: new Date("2026-12-04T01:00:00Z"), sequence: 1 };
    const [before, after] = [booked, moved].map((consultation) => read(calendarEntry({ consultation, ...around })).event);

    expect(after?.uid).toBe(before?.uid);
    expect([before?.sequence, after?.sequence]).toEqual([0, 1]);
  });

  it("has its METHOD outside the event, and takes itself back when it is cancelled", () => {
    const first = read(calendarEntry({ consultation: booked, ...around }));
    const last = read(calendarEntry({ consultation: { ...booked, state: "cancelled", sequence: 2 }, ...around }));

    expect([first, last].map(({ calendar }) => calendar.getFirstPropertyValue("method"))).toEqual(["PUBLISH", "CANCEL"]);
    expect(first.entry.hasProperty("method")).toBe(false);
    expect(last.entry.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(entryFile({ consultation: booked, ...around }).contentType).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  });

  it("says where it is held where that is known", () => {
    const meetingUrl = "https://meet.example.jp/r1";
    expect(read(calendarEntry({ consultation: booked, ...around, meetingUrl })).event.location).toBe(meetingUrl);
    expect(read(calendarEntry({ consultation: booked, ...around })).event.location).toBeNull();
  });
});
