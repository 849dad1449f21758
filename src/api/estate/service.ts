import type { OpenAPIHono } from "@hono/zod-openapi";
import { addKyugake } from "#api/estate/kyugake/kyugake.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import {
  findApartment,
  keptMarket,
  listApartments,
  listTransactions,
  postalTowns,
  priceHistory,
  similarTowns,
} from "#domain/properties/index.server.ts";
import { findPlaces, listTownPlaces, placeAt, suggest } from "#domain/search/index.server.ts";
import type { MapDrawing } from "#domain/surroundings/index.server.ts";
import { parseQuarter } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { addAreas } from "./areas.ts";
import { addPhotos } from "./photos.ts";
import {
  presentApartment,
  presentFoundPlace,
  presentHistory,
  presentMarket,
  presentPage,
  presentPostalCode,
  presentSale,
  presentSimilarTowns,
  presentSuggestion,
} from "./present.ts";
import { addReports } from "./reports.ts";
import {
  apartmentRoute,
  apartmentsRoute,
  historyRoute,
  marketRoute,
  placesRoute,
  postalCodeRoute,
  similarTownsRoute,
  suggestRoute,
  townsRoute,
  transactionsRoute,
} from "./routes.ts";
import { addMaps } from "./tiles.ts";

export type EstateDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Where maps are drawn; without it on the thread of the service. */
  readonly drawing?: MapDrawing;
  /** Whose turn it is where maps are drawn. */
  readonly callerKey: CallerKey;
  /** Where pictures of homes lie. */
  readonly storage: Storage;
};

const DEFAULT_SUGGESTIONS = 8;
const DEFAULT_PLACES = 10;
/** The post office changes codes once a month. */
const FOR_A_DAY = "public, max-age=86400";
const FOR_A_MINUTE = "public, max-age=60";
/** What somebody typed, or where they stand, is kept by their browser alone. */
const OWN_MINUTE = { "cache-control": "private, max-age=60" };

/** 不動産情報: names, places, buildings, listings and recorded sales. */
export function estateService(deps: EstateDeps): OpenAPIHono {
  const service = newService();
  addPlaces(service, deps);
  addSearch(service, deps);
  addSimilarTowns(service, deps);
  addLists(service, deps);
  addAreas(service, deps);
  addKyugake(service, deps.db);
  addMaps(service, deps);
  addPhotos(service, deps);
  addReports(service, deps);
  return service;
}

function addSearch(service: OpenAPIHono, { db }: EstateDeps): void {
  service.openapi(suggestRoute, async (c) => {
    const { q, limit = DEFAULT_SUGGESTIONS } = c.req.valid("query");
    const items = (await suggest(db, q, limit)).map(presentSuggestion);
    return c.json({ items }, 200, OWN_MINUTE);
  });

  service.openapi(placesRoute, async (c) => {
    const { q, lat, lon, limit = DEFAULT_PLACES } = c.req.valid("query");
    const found = lat === undefined || lon === undefined ? await findPlaces(db, q ?? "", limit) : await placeAt(db, { lat, lon });
    return c.json({ outcome: found.outcome, items: found.items.map(presentFoundPlace) }, 200, OWN_MINUTE);
  });

  service.openapi(townsRoute, async (c) => {
    const { towns, cityName, prefecture } = await listTownPlaces(db, c.req.valid("query").cityCode);
    const items = towns.map(({ places, ...town }) => ({ ...town, places: places.map(presentFoundPlace) }));
    return c.json({ cityName, prefecture, items }, 200, { "cache-control": FOR_A_MINUTE });
  });
}

function addPlaces(service: OpenAPIHono, { db, clock }: EstateDeps): void {
  const market = keptMarket(db);

  service.openapi(marketRoute, async (c) => {
    const [origin, cities, credits] = [await market.origin(), await market.cities(), await market.credits()];
    const quarters = await market.quarters(clock.now());
    const known = { origin, quarters, cities, credits, hasBuildings: await market.hasBuildings() };
    return c.json(presentMarket(known), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(postalCodeRoute, (c) => {
    const { code } = c.req.valid("param");
    const towns = postalTowns(code);
    if (towns.length === 0) return problem(c, "not-found");
    return c.json(presentPostalCode(code, towns), 200, { "cache-control": FOR_A_DAY });
  });

  service.openapi(historyRoute, async (c) => {
    const area = c.req.valid("query");
    const city = (await market.cities()).find(({ cityCode }) => cityCode === area.cityCode);
    if (!city) return problem(c, "not-found");
    const history = presentHistory(await priceHistory(db, { ...area, now: clock.now() }), city.cityName, area.town);
    return c.json(history, 200, { "cache-control": FOR_A_MINUTE });
  });
}

function addSimilarTowns(service: OpenAPIHono, { db, clock }: EstateDeps): void {
  service.openapi(similarTownsRoute, async (c) =>
    c.json(presentSimilarTowns(await similarTowns(db, c.req.valid("query"), clock.now())), 200, { "cache-control": FOR_A_MINUTE }),
  );
}

function addLists(service: OpenAPIHono, { db }: EstateDeps): void {
  service.openapi(apartmentsRoute, async (c) => {
    const { page = 1, ...wanted } = c.req.valid("query");
    return c.json(presentPage(await listApartments(db, { ...wanted, page }), presentApartment), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(apartmentRoute, async (c) => {
    const apartment = await findApartment(db, c.req.valid("param").key);
    if (!apartment) return problem(c, "not-found");
    return c.json(presentApartment(apartment), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(transactionsRoute, async (c) => {
    const { page = 1, from, until, ...wanted } = c.req.valid("query");
    const period = { from: quarterOrNone(from), until: quarterOrNone(until) };
    const sales = await listTransactions(db, { ...wanted, ...period, page });
    return c.json(presentPage(sales, presentSale), 200, { "cache-control": FOR_A_MINUTE });
  });
}

function quarterOrNone(text: string | undefined) {
  return (text === undefined ? null : parseQuarter(text)) ?? undefined;
}
