import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { NearbyResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { FACILITY_KINDS } from "#web/risk/facts/place-kinds.ts";
import { sampleFacilities } from "#web/risk/samples/detail-samples.ts";
import { facilityReach } from "./facility-reach.ts";
import { FacilityTiles } from "./facility-tiles.tsx";

type Kind = NearbyResponse["kinds"][number];
const [place] = sampleFacilities.items;
if (!place) throw new Error("the sample has places");
const postOf = (state: Kind["state"], distances: readonly number[] = []): NearbyResponse => ({
  within: 1600,
  kinds: [{ kind: "post", state, count: distances.length, provenance: null }],
  items: distances.map((distanceM) => ({ ...place, kind: "post", distanceM, straightWalkMinutes: Math.ceil(distanceM / 80) })),
});
const tileOf = (places: NearbyResponse, title = "郵便局") => {
  const html = renderToStaticMarkup(<FacilityTiles places={places} />);
  return [...html.matchAll(/<li.*?<\/li>/gs)].map(([tile]) => tile).find((tile) => tile.includes(`>${title}<`)) ?? "";
};

describe("a tile of a facility", () => {
  it("tells the nearest, and how many are within ten minutes", () => {
    expect(textOf(tileOf(postOf("ok", [400, 790, 810])))).toBe("郵便局徒歩5分ほど直線400m・10分圏に2か所");
  });

  it.each([
    ["none", "郵便局直線1,600m以内になし", []],
    ["ok", "郵便局直線1,600m以内になし", []],
    ["no_data", "郵便局データなし", ["hatched"]],
    ["out_of_area", "郵便局対象外エリア", ["border-dashed"]],
  ] as const)("of a kind that is %s reads %s, with a look of its own", (state, words, marks) => {
    const tile = tileOf(postOf(state));

    expect(textOf(tile)).toBe(words);
    expect(["hatched", "border-dashed"].filter((mark) => tile.includes(mark))).toEqual(marks);
  });

  it("stands for each of the six kinds, also where nothing was answered", () => {
    const html = renderToStaticMarkup(<FacilityTiles places={{ within: 800, kinds: [], items: [] }} />);

    expect(html).toMatch(/^<ul aria-label="施設までの近さ"/);
    expect(html.match(/<li/g)).toHaveLength(FACILITY_KINDS.length);
    expect(textOf(html).match(/データなし/g)).toHaveLength(FACILITY_KINDS.length);
  });
});

describe("how near a kind is", () => {
  const distances = fc.array(fc.integer({ min: 0, max: 1600 }), { maxLength: 20 });
  const post = (places: NearbyResponse) => facilityReach(places).find(({ kind }) => kind === "post");

  it("is its nearest, and counts those within 800 m, whatever the order", () => {
    fc.assert(
      fc.property(distances, (all) => {
        const found = post(postOf("ok", all));

        expect(found?.nearest?.distanceM ?? null).toBe(all.length === 0 ? null : Math.min(...all));
        expect(found?.within10).toBe(all.filter((distance) => distance <= 800).length);
      }),
    );
  });

  it("counts no place of another kind", () => {
    const mixed = { ...postOf("ok", [100]), items: [...postOf("ok", [100]).items, { ...place, kind: "bank", distanceM: 50 }] };

    expect(post(mixed)).toMatchObject({ within10: 1, nearest: { distanceM: 100 } });
  });
});
