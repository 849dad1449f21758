import { expect, test } from "vitest";
import { openBoundaries } from "./read-boundaries.ts";

async function opened(text: string) {
  const bytes = (async function* () {
    yield Buffer.from(text);
  })();
  const { layout, rows } = await openBoundaries(bytes);
  const outcomes = [];
  for await (const outcome of rows) outcomes.push(outcome);
  return { layout, outcomes };
}

const properties = { N03_001: "東京都", N03_003: null, N03_004: "江東区", N03_007: "13108" };
const ring = (lon: number) => [
  [
    [lon, 35],
    [lon + 1, 35],
    [lon, 36],
    [lon, 35],
  ],
];

test("features of one municipality are joined into one outline", async () => {
  const features = [139, 141].map((lon) => ({ type: "Feature", properties, geometry: { type: "Polygon", coordinates: ring(lon) } }));
  const { layout, outcomes } = await opened(JSON.stringify({ type: "FeatureCollection", features }));

  expect(layout).toBe("n03");
  expect(outcomes).toMatchObject([{ ok: true, row: { code: "13108", geometry: { coordinates: [ring(139), ring(141)] } } }]);
});

test("TopoJSON is unfolded, and features without a code are reported", async () => {
  const topology = {
    type: "Topology",
    transform: { scale: [0.5, 0.5], translate: [139, 35] },
    arcs: [
      [
        [0, 0],
        [2, 0],
        [-2, 2],
        [0, -2],
      ],
    ],
    objects: {
      areas: {
        type: "GeometryCollection",
        geometries: [
          { type: "Polygon", arcs: [[0]], properties },
          { type: "Polygon", arcs: [[0]], properties: { ...properties, N03_007: null } },
        ],
      },
    },
  };
  const { outcomes } = await opened(JSON.stringify(topology));

  expect(outcomes).toMatchObject([
    { ok: false, reason: "code-missing", line: 2 },
    {
      ok: true,
      row: {
        code: "13108",
        geometry: {
          coordinates: [
            [
              [
                [139, 35],
                [140, 35],
                [139, 36],
                [139, 35],
              ],
            ],
          ],
        },
      },
    },
  ]);
});

test.each([
  ["text that is no JSON", "a,b\n1,2\n", "malformed"],
  ["other JSON", '{"name":"x"}', "unknown-layout"],
  ["a bare value", "3", "unknown-layout"],
  [
    "a map of something else",
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"n":1},"geometry":null}]}',
    "unknown-layout",
  ],
])("%s is refused", async (_, text, reason) => {
  await expect(opened(text)).rejects.toMatchObject({ reason });
});
