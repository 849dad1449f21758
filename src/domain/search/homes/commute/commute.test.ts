import { describe, expect, it } from "vitest";
import { type LineStation, railLines } from "./rail-graph.ts";
import { CHANGE_MINUTES, railGraph, reachOf } from "./reach.ts";

const at = (name: string, line: string, lon: number, lat = 35.65): LineStation => ({
  ...{ stationGroup: name, name, line, operator: "見本電鉄" },
  place: { lon: 139 + lon, lat },
});
const named = (lines: ReturnType<typeof railLines>) => lines.map(({ stations }) => stations.map(({ name }) => name).join(""));

describe("the order of stations", () => {
  it("is found from where they lie, whatever the order of the table", () => {
    const [line] = named(railLines([at("C", "本線", 0.04), at("A", "本線", 0), at("D", "本線", 0.07), at("B", "本線", 0.02)]));

    expect(["ABCD", "DCBA"]).toContain(line);
  });

  it("follows the trunk first, then what branches off", () => {
    const branch = [at("X", "本線", 0.041, 35.67), at("Y", "本線", 0.042, 35.69)];
    const trunk = ["A", "B", "C", "D", "E", "F", "G"].map((name, i) => at(name, "本線", i * 0.02));
    const order = named(railLines([...branch, ...trunk]))[0] ?? "";

    expect(["ABCDEFG", "GFEDCBA"]).toContain(order.slice(0, 7));
    expect(order.slice(7)).toBe("XY");
  });

  it("closes a line whose ends lie beside each other to a ring", () => {
    const ring = Array.from({ length: 12 }, (_, i) =>
      at(`r${i}`, "環状線", Math.cos((i / 6) * Math.PI) / 20, 35.65 + Math.sin((i / 6) * Math.PI) / 24),
    );
    const [line] = railLines(ring);
    expect(line?.spans).toHaveLength(12);
  });

  it("joins nothing where no line is told", () => {
    expect(railLines([at("A", "", 0), at("B", "", 0.02)]).map(({ spans }) => spans)).toEqual([[]]);
  });
});

describe("minutes by train", () => {
  const lines = railLines([
    ...[at("A", "本線", 0), at("B", "本線", 0.03), at("C", "本線", 0.06)],
    ...[at("B", "支線", 0.03), at("Z", "支線", 0.03, 35.68)],
    at("alone", "離線", 1),
  ]);
  const graph = railGraph(lines);

  it("grow along the line, and a change takes its time", () => {
    const reach = reachOf(graph, "A", 120);
    // 0.03° of longitude are 2.7 km: 3.3 km of track at 35 km/h.
    expect([reach.get("A"), reach.get("B"), reach.get("C")]).toEqual([0, 6, 12]);
    expect(reach.get("Z")).toBeGreaterThanOrEqual(6 + CHANGE_MINUTES + 6);
    expect(reach.has("alone")).toBe(false);
  });

  it("are the same both ways, and end at the most that is asked", () => {
    expect(reachOf(graph, "C", 120).get("A")).toBe(12);
    expect(reachOf(graph, "A", 8).has("C")).toBe(false);
    expect(reachOf(graph, "nowhere", 60).size).toBe(0);
  });
});
