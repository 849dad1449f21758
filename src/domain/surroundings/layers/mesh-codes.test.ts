import { expect, test } from "vitest";
import { firstMeshAt, isMeshCode, meshesAt, meshPrecision } from "./mesh-codes.ts";

// 250 m meshes that J-SHIS answers for these points.
test.each([
  ["博多", 130.4207, 33.5902, "5030330343"],
  ["福岡の丘", 130.376, 33.584, "5030330011"],
  ["横浜", 139.638, 35.454, "5339154113"],
  ["札幌", 141.3508, 43.0686, "6441428811"],
])("%s lies in its mesh of 250 m, and in those of 500 m and 1 km around it", (_name, lon, lat, mesh) => {
  expect(meshesAt({ lon, lat })).toEqual([mesh, mesh.slice(0, 9), mesh.slice(0, 8)]);
  expect(firstMeshAt({ lon, lat })).toBe(mesh.slice(0, 4));
});

test.each([
  ["at sea", 141.5, 34.5],
  ["in London", -0.1, 51.5],
  ["in Sydney", 151.2, -33.9],
])("a place %s has no mesh", (_name, lon, lat) => {
  expect(meshesAt({ lon, lat })).toEqual([]);
});

test.each([
  ["53391541", true, "1kmメッシュ"],
  ["533915411", true, "500mメッシュ"],
  ["5339154113", true, "250mメッシュ"],
  ["5339", false, "メッシュ"],
  ["5339154115", false, "250mメッシュ"],
  ["9999999999", false, "250mメッシュ"],
  ["", false, "メッシュ"],
])("%s is a code of a small mesh: %s, %s", (code, is, precision) => {
  expect(isMeshCode(code)).toBe(is);
  expect(meshPrecision(code)).toBe(precision);
});
