import { describe, expect, it } from "vitest";
import { CLOSED, comboboxNext } from "./combobox-state.ts";

const down = { kind: "moved", by: 1, count: 3 } as const;
const up = { kind: "moved", by: -1, count: 3 } as const;

describe("a combobox", () => {
  it("opens with nothing chosen when somebody types", () => {
    expect(comboboxNext(CLOSED, { kind: "typed" })).toEqual({ isOpen: true, active: -1 });
  });

  it.each([
    { from: -1, event: down, to: 0 },
    { from: 1, event: down, to: 2 },
    { from: 2, event: down, to: -1 },
    { from: -1, event: up, to: 2 },
    { from: 0, event: up, to: -1 },
  ])("moves from $from by $event.by to $to", ({ from, event, to }) => {
    expect(comboboxNext({ isOpen: true, active: from }, event).active).toBe(to);
  });

  it("opens on the first option by arrow down and on the last by arrow up", () => {
    expect(comboboxNext(CLOSED, down)).toEqual({ isOpen: true, active: 0 });
    expect(comboboxNext(CLOSED, up)).toEqual({ isOpen: true, active: 2 });
  });

  it("stays in the text when there is nothing to choose", () => {
    expect(comboboxNext(CLOSED, { ...down, count: 0 })).toEqual({ isOpen: true, active: -1 });
  });

  it("forgets the chosen option when other results arrive", () => {
    expect(comboboxNext({ isOpen: true, active: 2 }, { kind: "arrived" })).toEqual({ isOpen: true, active: -1 });
  });

  it("closes on escape and on leaving", () => {
    expect(comboboxNext({ isOpen: true, active: 1 }, { kind: "closed" })).toEqual(CLOSED);
  });
});
