import { describe, expect, it } from "vitest";
import { minutes, seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { createEngineRegistry } from "./engine-registry.server.ts";

/** A registry whose loads end when the test lets them: `arrive()`. */
function aRegistry(firstRevision: string | null) {
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const active = { revision: firstRevision };
  const loads: string[] = [];
  const stale: string[] = [];
  const useless = new Set<string>();
  let gate: PromiseWithResolvers<void> | null = null;
  const registry = createEngineRegistry<string>({
    clock,
    revision: async () => active.revision,
    isOfUse: async (engine) => !useless.has(engine),
    onStale: (kind, error) => stale.push(`${kind}: ${error instanceof Error ? error.message : ""}`),
    load: async (kind) => {
      const revision = active.revision;
      loads.push(`${kind} ${revision}`);
      await gate?.promise;
      if (revision === "broken") throw new Error("file is gone");
      return `engine ${revision}`;
    },
  });
  const hold = () => {
    gate = Promise.withResolvers();
  };
  const arrive = async () => {
    gate?.resolve();
    gate = null;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { clock, active, loads, stale, useless, registry, hold, arrive };
}

describe("engine registry", () => {
  it("loads an engine once for all who ask at the same time", async () => {
    const { registry, loads } = aRegistry("v1");

    const engines = await Promise.all([registry.current("condo"), registry.current("condo"), registry.current("condo")]);

    expect(engines).toEqual(["engine v1", "engine v1", "engine v1"]);
    expect(loads).toEqual(["condo v1"]);
  });

  it("answers with the engine it has while a newer one is loaded, and with that one afterwards", async () => {
    const { registry, active, clock, loads, hold, arrive } = aRegistry("v1");
    await registry.current("condo");
    active.revision = "v2";
    hold();

    clock.advance(seconds(4));
    expect(await registry.current("condo")).toBe("engine v1");
    expect(loads).toEqual(["condo v1"]);
    clock.advance(seconds(1));
    expect(await Promise.all([registry.current("condo"), registry.current("condo")])).toEqual(["engine v1", "engine v1"]);
    clock.advance(seconds(5));
    expect(await registry.current("condo")).toBe("engine v1");
    expect(loads).toEqual(["condo v1", "condo v2"]);

    await arrive();

    expect(await registry.current("condo")).toBe("engine v2");
  });

  it("keeps the engine while nothing it is made of changes", async () => {
    const { registry, clock, loads } = aRegistry("v1");
    await registry.current("condo");

    clock.advance(seconds(60));
    await registry.current("condo");

    expect(loads).toEqual(["condo v1"]);
  });

  it("has no engine where no model is active, and finds the first one trained later", async () => {
    const { registry, active, clock, loads } = aRegistry(null);
    expect(await registry.current("land")).toBeNull();
    expect(loads).toEqual([]);

    active.revision = "v1";
    clock.advance(seconds(5));

    expect(await registry.current("land")).toBe("engine v1");
  });

  it("tries again after a failed first load", async () => {
    const { registry, active } = aRegistry("broken");
    await expect(registry.current("condo")).rejects.toThrow("file is gone");

    active.revision = "v1";

    expect(await registry.current("condo")).toBe("engine v1");
  });

  it("goes on with the engine it has when a newer one cannot be loaded, and says so once a minute", async () => {
    const { registry, active, clock, stale, arrive } = aRegistry("v1");
    await registry.current("condo");

    active.revision = "broken";
    for (let second = 0; second < 60; second += 5) {
      clock.advance(seconds(5));
      expect(await registry.current("condo")).toBe("engine v1");
      await arrive();
    }
    expect(stale).toEqual(["condo: file is gone"]);
    clock.advance(minutes(1));
    await registry.current("condo");
    await arrive();

    expect(stale).toHaveLength(2);
  });

  it("takes up what comes after one that could not be loaded", async () => {
    const { registry, active, clock, arrive } = aRegistry("v1");
    await registry.current("condo");
    active.revision = "broken";
    clock.advance(seconds(5));
    await registry.current("condo");
    await arrive();

    active.revision = "v2";
    clock.advance(seconds(5));
    await registry.current("condo");
    await arrive();

    expect(await registry.current("condo")).toBe("engine v2");
  });

  it("waits for the next engine where the one before may not answer any more, without a pause between", async () => {
    const { registry, active, useless, loads, hold, arrive } = aRegistry("samples");
    await registry.current("condo");
    useless.add("engine samples");
    expect(await registry.current("condo")).toBeNull();

    active.revision = "v2";
    hold();
    const waiting = [registry.current("condo"), registry.current("condo")];
    expect(await registry.atHand("condo")).toBe("loading");
    await arrive();

    expect(await Promise.all(waiting)).toEqual(["engine v2", "engine v2"]);
    expect(loads).toEqual(["condo samples", "condo v2"]);
  });

  it("tells who asks what is at hand of the first model as soon as there is one", async () => {
    const { registry, active, hold, arrive } = aRegistry(null);
    expect(await registry.atHand("condo")).toBeNull();
    active.revision = "v1";
    hold();

    expect(await registry.atHand("condo")).toBe("loading");
    await arrive();
    expect(await registry.atHand("condo")).toBe("engine v1");
  });

  it("lets go of an engine whose model has been taken out of use", async () => {
    const { registry, active, clock } = aRegistry("v1");
    await registry.current("condo");

    active.revision = null;
    clock.advance(seconds(5));

    expect(await registry.current("condo")).toBeNull();
  });
});
