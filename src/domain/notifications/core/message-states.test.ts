import { expect, it } from "vitest";
import { type MessageState, mayBecome, statesBefore } from "./message-states.ts";

const STATES: readonly MessageState[] = ["queued", "sending", "sent", "suppressed", "failed", "unknown", "dropped"];

it.each<[MessageState, readonly MessageState[]]>([
  ["queued", ["sending", "dropped"]],
  ["sending", ["queued", "sent", "suppressed", "failed", "unknown"]],
  ["sent", []],
  ["suppressed", []],
  ["failed", ["queued", "dropped"]],
  ["unknown", ["queued", "sent", "dropped"]],
  ["dropped", []],
])("from %s a message may come to be %j alone", (from, allowed) => {
  expect(STATES.filter((to) => mayBecome(from, to)).sort()).toEqual([...allowed].sort());
});

it("names the states that lead to one", () => {
  expect(statesBefore("sent")).toEqual(["sending", "unknown"]);
  expect(statesBefore("dropped")).toEqual(["queued", "failed", "unknown"]);
});
