import { describe, expect, it } from "vitest";
import { type Load, latestLoad } from "./latest-load.ts";

const NOW = 1_795_000_000_000;

function loads() {
  const told: Load<string>[] = [];
  let now = NOW;
  const clock = () => {
    now += 1000;
    return now - 1000;
  };
  return {
    told,
    ended: () => told.filter(({ fetch }) => !fetch.pending).map(({ loaded }) => loaded),
    ...latestLoad<string>((load) => told.push(load), clock),
  };
}

describe("what a section loads", () => {
  it("is pending, then there, with the time", async () => {
    const { told, load } = loads();

    await load(async () => "a");

    expect(told).toEqual([
      { loaded: { kind: "loading" }, fetch: { pending: true, error: null, timestamp: null } },
      { loaded: { kind: "ready", value: "a" }, fetch: { pending: false, error: null, timestamp: NOW } },
    ]);
  });

  it("is not to be had, with the error and the time", async () => {
    const { told, load } = loads();
    const error = new Error("x");

    await load(() => Promise.reject(error));

    expect(told.at(-1)).toEqual({ loaded: { kind: "failed" }, fetch: { pending: false, error, timestamp: NOW } });
  });

  it("stays with its time while it is loaded again, without the error before", async () => {
    const { told, load } = loads();
    await load(async () => "old");
    await load(async () => "new");

    expect(told.slice(2)).toEqual([
      { loaded: { kind: "ready", value: "old" }, fetch: { pending: true, error: null, timestamp: NOW } },
      { loaded: { kind: "ready", value: "new" }, fetch: { pending: false, error: null, timestamp: NOW + 1000 } },
    ]);
  });

  it("is what was asked for last, in whatever order the answers come", async () => {
    const { ended, ...section } = loads();
    const slow = Promise.withResolvers<string>();

    const first = section.load(() => slow.promise);
    await section.load(async () => "new");
    slow.resolve("old");
    await first;

    expect(ended()).toEqual([{ kind: "ready", value: "new" }]);
  });

  it("is told to nobody who has left, and again to who comes back", async () => {
    const { ended, ...section } = loads();
    const slow = Promise.withResolvers<string>();
    const first = section.load(() => slow.promise);

    section.leave();
    slow.resolve("late");
    await first;
    expect(ended()).toEqual([]);

    await section.load(async () => "back");
    expect(ended()).toEqual([{ kind: "ready", value: "back" }]);
  });
});
