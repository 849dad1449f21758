import { afterEach, expect, it } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { FIRST_LAYER_MARK } from "#web/kit/map/layers/first-layer.ts";
import { showWhenComplete, type UnseenMap } from "./first-view.ts";

type Event = Parameters<UnseenMap["once"]>[0];

/** A map that says what it is told to say, and a clock, frames and a graphics card that go on when they are told to. */
function stage() {
  const listeners: { event: Event; work: () => void }[] = [];
  const timers: { at: number; work: () => void }[] = [];
  const frames: (() => void)[] = [];
  const told: string[] = [];
  const style = { visibility: "" };
  const card = { isDone: true };
  let now = 0;
  const map = {
    getCanvas: () => ({ style }),
    setPixelRatio: (ratio: number | null) => told.push(`pixel ratio ${ratio}, ${style.visibility || "seen"}`),
    once: (event: Event, work: () => void) => listeners.push({ event, work }),
  };
  showWhenComplete(map, () => told.push(`usable, ${style.visibility || "seen"}`), {
    after: (ms, work) => void timers.push({ at: now + ms, work }),
    nextFrame: (work) => void frames.push(work),
    watchDrawing: () => () => card.isDone,
  });
  return {
    ...{ style, told, card },
    say: (event: Event) => {
      const asked = listeners.filter((listener) => listener.event === event);
      for (const listener of asked) listeners.splice(listeners.indexOf(listener), 1);
      for (const { work } of asked) work();
    },
    pass: (ms: number) => {
      const until = now + ms;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        timers.splice(timers.indexOf(next), 1);
        now = next.at;
        next.work();
      }
      now = until;
    },
    frame: () => {
      for (const work of frames.splice(0)) work();
    },
    marks: () => performance.getEntriesByName(FIRST_LAYER_MARK).length,
  };
}

afterEach(() => performance.clearMarks(FIRST_LAYER_MARK));

it("a map is hidden until its first view is there and drawn as finely as the screen is", () => {
  const { style, told, say } = stage();
  say("style.load");
  expect([style.visibility, told]).toEqual(["hidden", []]);
  say("idle");
  expect([style.visibility, told]).toEqual(["hidden", ["pixel ratio null, hidden", "usable, hidden"]]);
  say("idle");

  expect(style.visibility).toBe("");
});

it("a drawing that the graphics card is still at is not shown before it is done", () => {
  const { style, say, card, pass } = stage();
  card.isDone = false;
  for (const event of ["style.load", "idle", "idle"] as const) say(event);
  pass(500);
  expect(style.visibility).toBe("hidden");
  card.isDone = true;
  pass(20);

  expect(style.visibility).toBe("");
});

it("the mark stands in the frame after the one in which the map is seen", () => {
  const { say, frame, marks } = stage();
  for (const event of ["style.load", "idle", "idle"] as const) say(event);
  frame();
  expect(marks()).toBe(0);
  frame();

  expect(marks()).toBe(1);
});

it("tiles that do not come, and a card that is never done, keep a map back for some seconds only", () => {
  const { style, told, say, card, pass } = stage();
  card.isDone = false;
  say("style.load");
  pass(seconds(1.9));
  expect(told).toEqual([]);
  pass(seconds(0.2));
  expect(told).toHaveLength(2);
  pass(seconds(4.1));

  expect(style.visibility).toBe("");
});

it("what comes late changes nothing any more: a map is usable once", () => {
  const { told, say, pass } = stage();
  for (const event of ["style.load", "idle", "idle"] as const) say(event);
  pass(seconds(10));
  say("idle");

  expect(told).toHaveLength(2);
});

it("a map that was removed meanwhile is left alone", () => {
  const { style, told, say, pass, frame, marks } = stage();
  say("style.load");
  say("remove");
  say("idle");
  pass(seconds(10));
  frame();
  frame();

  expect([told, style.visibility, marks()]).toEqual([[], "hidden", 0]);
});
