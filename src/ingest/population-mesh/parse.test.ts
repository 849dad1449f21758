import { expect, test } from "vitest";
import { propertyParser } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { addMeshes, POPULATION_MESH_LAYOUTS, populationMeshRow } from "./parse.ts";

const parse = parsedCells(POPULATION_MESH_LAYOUTS, () => populationMeshRow);
const row = {
  MESH_ID: "533945471",
  SHICODE: "13101",
  PTN_2020: "412.5",
  PTN_2050: "380.25",
  PTA_2050: "40",
  PTB_2050: "240.25",
  PTC_2050: "100",
};

test("people by year and age are read", () => {
  expect(parse(row)).toEqual({
    ok: true,
    line: 2,
    row: {
      mesh: "533945471",
      data: { "2020": 412.5, "2050": 380.25, bands: { "2050": { under15: 40, from15to64: 240.25, over65: 100 } } },
    },
  });
});

test("a table without ages has no bands", () => {
  expect(parse({ MESH_ID: "53394547", PTN_2020: "0" })).toMatchObject({ row: { data: { "2020": 0 } } });
  expect(parse({ MESH_ID: "53394547", PTN_2020: "0" })).not.toHaveProperty("row.data.bands");
});

test("features are read alike", () => {
  const layout = POPULATION_MESH_LAYOUTS[0] ?? { name: "", columns: {} };
  expect(propertyParser(layout, populationMeshRow)({ MESH_ID: 5339454711, PTN_2020: 3, lon: 1, lat: 2 }, 1)).toMatchObject({
    row: { mesh: "5339454711", data: { "2020": 3 } },
  });
});

test("the parts of a mesh on a border are added", () => {
  const one = { "2020": 0.1, bands: { "2020": { under15: 1 } } };
  const other = { "2020": 0.2, "2050": 7, bands: { "2020": { under15: 2, over65: 3 } } };

  expect(addMeshes(one, other)).toEqual({ "2020": 0.3, "2050": 7, bands: { "2020": { under15: 3, over65: 3 } } });
});

test.each([
  ["mesh-invalid", { MESH_ID: "5339" }],
  ["mesh-invalid", { MESH_ID: "99999999" }],
  ["mesh-invalid", { MESH_ID: "5339454719" }],
  ["figure-missing", { PTN_2020: "", PTN_2050: "" }],
  ["figure-invalid", { PTN_2020: "-1" }],
  ["figure-invalid", { PTA_2050: "少" }],
])("a row is rejected as %s (%#)", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
