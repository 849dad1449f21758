import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { type MarketOverview, marketOverview, USUAL_HOME } from "#domain/properties/index.server.ts";
import { priceMap } from "#domain/properties/overview/price-map.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { areasRoute, priceMapRoute } from "./area-routes.ts";
import type { AreaPricesResponse } from "./area-schemas.ts";
import { pictureSize, priceMapPicture } from "./price-map-picture.ts";

const FOR_A_MINUTE = "public, max-age=60";
const FOR_EVER = "public, max-age=31536000, immutable";

type AreaDeps = { readonly db: Db; readonly clock: Clock };

type Drawn = { readonly answer: AreaPricesResponse; readonly picture: string };

/** What condominiums cost where: figures by city, and the same as a small picture. */
export function addAreas(service: OpenAPIHono, { db, clock }: AreaDeps): void {
  const drawn = new WeakMap<MarketOverview, Drawn>();
  const find = async (): Promise<Drawn | null> => {
    const overview = await marketOverview(db, clock.now());
    if (overview === null) return null;
    const known = drawn.get(overview) ?? draw(overview);
    drawn.set(overview, known);
    return known;
  };

  service.openapi(areasRoute, async (c) => {
    const found = await find();
    return found ? c.json(found.answer, 200, { "cache-control": FOR_A_MINUTE }) : problem(c, "not-found");
  });

  service.openapi(priceMapRoute, async (c) => {
    const found = await find();
    if (!found) return problem(c, "not-found");
    const isSame = c.req.valid("query").v === found.answer.version;
    return c.body(found.picture, 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": isSame ? FOR_EVER : FOR_A_MINUTE,
    });
  });
}

function draw({ version, isSample, areas, areaPeriod, mapPeriod, towns, points, busyTowns }: MarketOverview): Drawn {
  const map = priceMap(points, towns);
  const busy = busyTowns.map(({ place, cityCode, cityName, town, ...homes }) => ({
    ...{ key: placeKeyOf({ precision: "town", place }), cityCode, cityName, town },
    homes: { ...USUAL_HOME, ...homes },
  }));
  const answer = {
    ...{ version, isSample, areas, busyTowns: busy },
    from: formatQuarter(areaPeriod.from),
    until: formatQuarter(areaPeriod.until),
    map: { from: formatQuarter(mapPeriod.from), until: formatQuarter(mapPeriod.until), ...pictureSize(map), sideM: map.sideM },
  };
  return { answer, picture: priceMapPicture(map) };
}
