import { describe, expect, it } from "vitest";
import { keepState } from "./kept-state.ts";

describe("a state kept outside of a screen", () => {
  it("takes changes one over the other, and never changes what was read before", () => {
    const kept = keepState({ name: "a", count: 0 });
    const before = kept.state();
    kept.show({ count: 1 });
    kept.show({ name: "b" });

    expect(before).toEqual({ name: "a", count: 0 });
    expect(kept.state()).toEqual({ name: "b", count: 1 });
  });

  it("tells every listener, each until it leaves", () => {
    const kept = keepState({ count: 0 });
    const told: string[] = [];
    const leave = kept.subscribe(() => told.push(`first ${kept.state().count}`));
    kept.subscribe(() => told.push(`second ${kept.state().count}`));
    kept.show({ count: 1 });
    leave();
    kept.show({ count: 2 });

    expect(told).toEqual(["first 1", "second 1", "second 2"]);
  });
});
