import { describe, expect, it } from "vitest";
import { watchVisit } from "./use-noted-visit.ts";

type Listener = () => void;

function aPage() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    addEventListener: (name: string, listener: Listener) =>
      void (listeners.get(name) ?? listeners.set(name, new Set()).get(name))?.add(listener),
    removeEventListener: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    fire: (name: string) => {
      for (const listener of listeners.get(name) ?? []) listener();
    },
  };
}

function watched(place: { batchId: string; position?: number }) {
  const page = aPage();
  const told: unknown[] = [];
  let now = 0;
  const post = async (_: string, { body }: { body: unknown }) => void told.push(body);
  const stop = watchVisit(place, { page: page as never, recommendation: { post } as never, now: () => now });
  return { page, told, stop, pass: (seconds: number) => (now += seconds * 1000) };
}

describe("a visit to what was recommended", () => {
  it("is told by nobody who only fetched the page", () => {
    const { page, told, stop, pass } = watched({ batchId: "b", position: 2 });
    pass(60);
    page.fire("pagehide");
    stop();

    expect(told).toEqual([]);
  });

  it("is told once of a list, as opened, with the first sign of somebody", () => {
    const { page, told, stop, pass } = watched({ batchId: "b" });
    page.fire("scroll");
    page.fire("keydown");
    pass(60);
    stop();

    expect(told).toEqual([{ batchId: "b", kind: "open" }]);
  });

  it("is told of one home with the time it was looked at, once, however it ends", () => {
    const { page, told, stop, pass } = watched({ batchId: "b", position: 2 });
    pass(3);
    page.fire("pointerdown");
    pass(9);
    page.fire("pagehide");
    stop();

    expect(told).toEqual([
      { batchId: "b", position: 2, kind: "click" },
      { batchId: "b", position: 2, kind: "dwell", dwellSeconds: 12 },
    ]);
  });

  it("that is shorter than five seconds is no look", () => {
    const { page, told, stop, pass } = watched({ batchId: "b", position: 2 });
    page.fire("pointerdown");
    pass(4);
    stop();

    expect(told).toEqual([{ batchId: "b", position: 2, kind: "click" }]);
  });
});
