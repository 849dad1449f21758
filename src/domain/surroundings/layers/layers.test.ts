import { describe, expect, it } from "vitest";
import { MAP_LAYERS } from "#domain/surroundings/tiles/map-layers.ts";
import { findingOf, type Looked } from "./findings.ts";
import { FAULT, LAYERS, type Layer, type LayerId } from "./layers.ts";

const IDS = Object.keys(LAYERS) as LayerId[];
const TOKYO: Looked = {
  ...{ place: { lon: 139.8, lat: 35.7 }, pixel: 0, where: { at: "city", cityCode: "13107" } },
  ...{ grids: [], meshes: [], zones: [], extents: [], towns: [] },
};

describe("the layers that can be asked at a point", () => {
  it("have a title, a unit and a precision each, and no two the same question", () => {
    for (const { title, unit, precision } of Object.values(LAYERS)) expect([title, unit, precision]).not.toContain("");
    const questions = IDS.map((id): Layer => LAYERS[id]).map((layer) => `${layer.dataset}/${"field" in layer ? layer.field : ""}`);
    expect(new Set(questions).size).toBe(IDS.length);
    expect(new Set(Object.values(LAYERS).map(({ title }) => title)).size).toBe(IDS.length);
  });

  it.each(IDS)("%s is not looked at before anything was imported", (id) => {
    expect(findingOf(id, TOKYO)).toEqual({ layer: id, state: "no_data", value: null, details: {}, provenance: null });
  });

  it.each(IDS)("%s is out of area abroad, and 地域危険度 anywhere but in Tokyo", (id) => {
    expect(findingOf(id, { ...TOKYO, where: { at: "abroad" } }).state).toBe("out_of_area");
    const inChiba = findingOf(id, { ...TOKYO, where: { at: "city", cityCode: "12203" } }).state;
    expect(inChiba).toBe(id.startsWith("tokyo_kikendo") ? "out_of_area" : "no_data");
  });

  it("can be absent only where a file says where it looked: grids and zones, not meshes and towns", () => {
    const absent = IDS.filter((id) => LAYERS[id].missing === "absence").map((id) => LAYERS[id].shape);
    const gaps = IDS.filter((id) => LAYERS[id].missing === "gap").map((id) => LAYERS[id].shape);

    expect(new Set(absent)).toEqual(new Set(["grid", "zone"]));
    expect(new Set(gaps)).toEqual(new Set(["mesh", "town"]));
  });

  it("are read with a number only: a word or an empty field says nothing", () => {
    const load = { attribution: "", licence: "", as_of: null, is_sample: false };
    const of = (data: Record<string, unknown>) =>
      findingOf("quake_i55", { ...TOKYO, meshes: [{ dataset: "jshis", mesh: 5339463511, data, ...load }] }).state;

    expect([of({ i55: 0 }), of({ i55: "9.5" }), of({ i55: null }), of({ i45: 3 })]).toEqual(["ok", "no_data", "no_data", "no_data"]);
  });
});

describe("maps and points", () => {
  it("speak of a layer by the same name, title, unit and dataset", () => {
    const both = IDS.filter((id): id is LayerId & keyof typeof MAP_LAYERS => id in MAP_LAYERS);

    expect(both.length).toBeGreaterThan(15);
    for (const id of both) {
      expect(MAP_LAYERS[id], id).toMatchObject({ title: LAYERS[id].title, unit: LAYERS[id].unit, origin: { dataset: LAYERS[id].dataset } });
    }
    expect(MAP_LAYERS.active_fault.origin).toEqual({ table: "line", dataset: FAULT.dataset });
  });

  it.each(Object.entries(MAP_LAYERS))(
    "draw %s at zooms that there are, in classes where it has any",
    (id, { minZoom, maxZoom, legend }) => {
      expect(minZoom).toBeLessThanOrEqual(maxZoom);
      expect(minZoom).toBeGreaterThanOrEqual(0);
      expect(maxZoom).toBeLessThanOrEqual(16);
      expect(legend.length > 0).toBe(id !== "base");
    },
  );
});
