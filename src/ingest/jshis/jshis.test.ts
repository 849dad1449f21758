import { describe, expect, it } from "vitest";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import { geoJson, readSource } from "#test/support/read-source.ts";
import { landformName } from "./landforms.ts";
import { jshis } from "./source.server.ts";

const probabilities = (rows: string) => `# J-SHIS\n# VERSION = Y2024\n# CODE, T30_I45_PS, T30_I50_PS, T30_I55_PS, T30_I60_PS\n${rows}`;

describe("chances in 30 years", () => {
  // What the API of J-SHIS (Y2024, AVR, TTL_MTTL) answers at these points.
  it.each([
    ["博多", 130.4207, 33.5902, "5030330343", "0.095286", 9.5286],
    ["福岡の丘", 130.376, 33.584, "5030330011", "0.086037", 8.6037],
    ["横浜", 139.638, 35.454, "5339154113", "0.40622", 40.622],
    ["札幌", 141.3508, 43.0686, "6441428811", "0.024075", 2.4075],
  ])("at %s are those of its mesh, in per cent", async (_name, lon, lat, meshcode, share, percent) => {
    const square = { type: "Polygon", coordinates: [[0, 1, 2, 3].map((i) => [lon + i / 1000, lat])] };
    const { layout, rows } = await readSource(jshis, geoJson([{ properties: { meshcode, T30_I55_PS: share }, geometry: square }]));

    expect(layout).toBe("jshis-probability");
    expect(rows).toEqual([{ mesh: meshcode, data: { i55: percent } }]);
    expect(meshesAt({ lon, lat })[0]).toBe(rows[0]?.mesh);
  });

  it("are read from a table whose header is the last comment", async () => {
    const { rows, asOf } = await readSource(jshis, probabilities("5339154113, 0.999, 0.9, 0.40622, 0.1\n"), "P-Y2024-PRM-AVR-TTL_MTTL.csv");

    expect(rows).toEqual([{ mesh: "5339154113", data: { i45: 99.9, i50: 90, i55: 40.622, i60: 10 } }]);
    expect(asOf).toBe("2024年版");
  });

  it("stay as they are in a file of per cent, its small ones too", async () => {
    const { rows } = await readSource(jshis, probabilities("5339154113,0.9,0.5,0.1,0\n5339154114,99,60,40.6,9\n"));
    expect(rows.map(({ data }) => data.i55)).toEqual([0.1, 40.6]);
  });

  it("of which there are none, or impossible ones, are rejected", async () => {
    const { rejected } = await readSource(
      jshis,
      probabilities("5339154113,-,-,-,-\n5339154113,1,1,101,1\n5339,1,1,1,1\n5339154113,1,1,x,1\n"),
    );
    expect(rejected).toEqual(["value-missing", "value-invalid", "mesh-invalid", "value-invalid"]);
  });
});

describe("the ground", () => {
  it("at 博多 is a delta with AVS30 195.9 m/s and amplification 1.84", async () => {
    const text = "# CODE,JCODE,AVS,ARV\r\n5030330343,15,195.9,1.84\r\n";
    const { layout, rows, asOf } = await readSource(jshis, text, "Z-V4-JAPAN-AMP-VS400_M250-5030.csv");

    expect({ layout, asOf }).toEqual({ layout: "jshis-ground", asOf: "V4" });
    expect(rows).toEqual([{ mesh: "5030330343", data: { avs: 195.9, arv: 1.84, landform: "三角州・海岸低地" } }]);
  });

  it("takes the name of the landform where the file has it", async () => {
    const properties = { meshcode: "5030330343", AVS: "195.9", ARV: "1.84", JNAME: "三角州" };
    const { rows } = await readSource(jshis, geoJson([{ properties, geometry: { type: "Point", coordinates: [130.4, 33.5] } }]));
    expect(rows[0]?.data.landform).toBe("三角州");
  });

  it("of water has no values", async () => {
    expect((await readSource(jshis, "CODE,JCODE,AVS,ARV\n5030330343,24,0,0\n")).rejected).toEqual(["value-missing"]);
  });
});

it("names the 24 landforms", () => {
  expect([1, 9, 15, 20, 24].map(landformName)).toEqual(["山地", "ローム台地", "三角州・海岸低地", "埋立地", "湖沼"]);
  expect(landformName(25)).toBeNull();
});

it("refuses another table", async () => {
  await expect(readSource(jshis, "a,b\n1,2\n")).rejects.toMatchObject({ reason: "unknown-layout" });
});
