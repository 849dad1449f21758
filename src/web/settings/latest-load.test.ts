import { describe, expect, it } from "vitest";
import { type Loaded, latestLoad } from "./latest-load.ts";

function loads() {
  const told: Loaded<string>[] = [];
  return { told, ...latestLoad<string>((loaded) => told.push(loaded)) };
}

describe("what a section loads", () => {
  it.each([
    { name: "there", load: async () => "a", loaded: { kind: "ready", value: "a" } },
    { name: "not to be had", load: () => Promise.reject(new Error("x")), loaded: { kind: "failed" } },
  ])("is told once it is $name", async ({ load, loaded }) => {
    const { told, ...section } = loads();

    await section.load(load);

    expect(told).toEqual([loaded]);
  });

  it("is what was asked for last, in whatever order the answers come", async () => {
    const { told, ...section } = loads();
    const slow = Promise.withResolvers<string>();

    const first = section.load(() => slow.promise);
    await section.load(async () => "new");
    slow.resolve("old");
    await first;

    expect(told).toEqual([{ kind: "ready", value: "new" }]);
  });

  it("is told to nobody who has left, and again to who comes back", async () => {
    const { told, ...section } = loads();
    const slow = Promise.withResolvers<string>();
    const first = section.load(() => slow.promise);

    section.leave();
    slow.resolve("late");
    await first;
    expect(told).toEqual([]);

    await section.load(async () => "back");
    expect(told).toEqual([{ kind: "ready", value: "back" }]);
  });
});
