import { describe, expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { polygonFault } from "#kernel/map/polygon.ts";
import { WALK_MINUTES, walkArea, walkMetres } from "./walk-area.ts";

describe("the area within some minutes on foot", () => {
  it.each([
    [5, 400],
    [10, 800],
  ])("of %i minutes reaches %i m", (minutes, metres) => {
    expect(walkMetres(minutes)).toBe(metres);
  });

  it.each(WALK_MINUTES.flatMap((minutes) => [35.69, 43.06, 26.21].map((lat) => [minutes, lat] as const)))(
    "of %i minutes at latitude %d is one that a search takes, its corners all as far as a walk reaches",
    (minutes, lat) => {
      const place = { lon: 139.81, lat };
      const corners = walkArea(place, minutes);

      expect(polygonFault(corners)).toBeNull();
      for (const corner of corners) expect(Math.abs(distanceM(place, corner) / walkMetres(minutes) - 1)).toBeLessThan(0.01);
    },
  );
});
