import { describe, expect, it } from "vitest";
import type { HazardResponse } from "#api/client/client.ts";
import { faultRow, faultWords } from "./fault-words.ts";

const fault = (state: HazardResponse["state"], more: Partial<HazardResponse> = {}): HazardResponse[] => [
  { layer: "active_fault", title: "最も近い活断層", state, ...more },
];
const credit = { source: "GEM Global Active Faults Database", asOf: "2023", precision: "断層の線", isSample: false };

describe("the nearest active fault", () => {
  it("is told by its name and distance, and that far is not safe", () => {
    const row = faultRow(fault("ok", { value: 12.34, details: { name: "Tachikawa" }, ...credit }));

    expect(row).toMatchObject({ state: "ok", words: "立川断層まで約12.3km", provenance: { asOf: "2023" } });
    expect(row.meaning).toContain("遠いことは、安全を意味しません");
    expect(row.meaning).toContain("点数には入れていません");
  });

  it("without a name says so", () => expect(faultWords(3)).toBe("名前のない断層まで約3.0km"));

  it("that is farther than 50 km is none, and no comfort", () => {
    const row = faultRow(fault("none", credit));

    expect(row).toMatchObject({ state: "none", words: "50km以内には示されていません" });
    expect(row.meaning).toContain("安全を意味しません");
  });

  it.each([
    ["not imported", fault("no_data"), "no_data"],
    ["not in the answer", [], "no_data"],
    ["abroad", fault("out_of_area"), "out_of_area"],
    ["not to be had", null, "failed"],
  ] as const)("%s is told as that", (_, hazards, state) => expect(faultRow(hazards).state).toBe(state));
});
