import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { moved } from "#test/support/layer-rows.ts";
import { nearIndex } from "./near-index.ts";

test("finds the very things that a look at each of them finds", () => {
  const metres = fc.integer({ min: -6000, max: 6000 });
  const things = fc.array(
    fc.tuple(metres, metres).map(([east, north]) => ({ place: moved({ lon: 139.8, lat: 35.7 }, east, north) })),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(things, metres, fc.integer({ min: 0, max: 5000 }), (all, east, withinM) => {
      const place = moved({ lon: 139.8, lat: 35.7 }, east);
      const expected = all.filter((one) => distanceM(one.place, place) <= withinM);
      const found = nearIndex(all)(place, withinM);
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
    }),
  );
});
