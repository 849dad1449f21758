import { describe, expect, it } from "vitest";
import { createEngineRegistry } from "#domain/valuation/engine-registry.server.ts";
import { seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";

function aRegistry(firstVersion: string | null) {
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const active = { version: firstVersion };
  const loads: string[] = [];
  const stale: string[] = [];
  const registry = createEngineRegistry({
    clock,
    activeVersion: async () => active.version,
    onStale: (kind, error) => stale.push(`${kind}: ${error instanceof Error ? error.message : ""}`),
    load: async (kind) => {
      loads.push(`${kind} ${active.version}`);
      if (active.version === "broken") throw new Error("file is gone");
      return `engine ${active.version}`;
    },
  });
  return { clock, active, loads, stale, registry };
}

describe("engine registry", () => {
  it("loads an engine once for all who ask at the same time", async () => {
    const { registry, loads } = aRegistry("v1");

    const engines = await Promise.all([registry.current("condo"), registry.current("condo"), registry.current("condo")]);

    expect(engines).toEqual(["engine v1", "engine v1", "engine v1"]);
    expect(loads).toEqual(["condo v1"]);
  });

  it("takes up a newly activated model within seconds, and not before", async () => {
    const { registry, active, clock } = aRegistry("v1");
    await registry.current("condo");
    active.version = "v2";

    clock.advance(seconds(4));
    expect(await registry.current("condo")).toBe("engine v1");
    clock.advance(seconds(1));
    expect(await Promise.all([registry.current("condo"), registry.current("condo")])).toEqual(["engine v2", "engine v2"]);
  });

  it("keeps the engine while its model stays active", async () => {
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

    active.version = "v1";
    clock.advance(seconds(5));

    expect(await registry.current("land")).toBe("engine v1");
  });

  it("tries again after a failed load", async () => {
    const { registry, active } = aRegistry("broken");
    await expect(registry.current("condo")).rejects.toThrow("file is gone");

    active.version = "v1";

    expect(await registry.current("condo")).toBe("engine v1");
  });

  it("goes on with the engine it has while a newer one cannot be loaded, and takes up the one after", async () => {
    const { registry, active, clock, stale } = aRegistry("v1");
    await registry.current("condo");

    active.version = "broken";
    clock.advance(seconds(5));
    expect(await registry.current("condo")).toBe("engine v1");
    expect(stale).toEqual(["condo: file is gone"]);
    active.version = "v2";
    clock.advance(seconds(5));

    expect(await registry.current("condo")).toBe("engine v2");
  });

  it("lets go of an engine whose model has been taken out of use", async () => {
    const { registry, active, clock } = aRegistry("v1");
    await registry.current("condo");

    active.version = null;
    clock.advance(seconds(5));

    expect(await registry.current("condo")).toBeNull();
  });
});
