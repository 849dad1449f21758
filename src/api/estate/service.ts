import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { remember } from "#api/http/remember.ts";
import { newService } from "#api/http/service.ts";
import {
  findApartment,
  listApartments,
  listCoveredCities,
  listListings,
  listTransactions,
  marketOrigin,
  postalTowns,
  priceHistory,
  similarTowns,
} from "#domain/properties/index.server.ts";
import { suggest } from "#domain/search/index.server.ts";
import { seconds } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { parseQuarter } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import {
  presentApartment,
  presentHistory,
  presentListing,
  presentMarket,
  presentPage,
  presentPostalCode,
  presentSale,
  presentSimilarTowns,
  presentSuggestion,
} from "./present.ts";
import {
  apartmentRoute,
  apartmentsRoute,
  historyRoute,
  listingsRoute,
  marketRoute,
  postalCodeRoute,
  similarTownsRoute,
  suggestRoute,
  transactionsRoute,
} from "./routes.ts";
import { addMaps } from "./tiles.ts";

export type EstateDeps = { readonly db: Db; readonly clock: Clock };

const DEFAULT_SUGGESTIONS = 8;
/** The post office changes codes once a month. */
const FOR_A_DAY = "public, max-age=86400";
const FOR_A_MINUTE = "public, max-age=60";

/** 不動産情報: names, places, buildings, listings and recorded sales. */
export function estateService(deps: EstateDeps): OpenAPIHono {
  const service = newService();
  addPlaces(service, deps);
  addSimilarTowns(service, deps);
  addLists(service, deps);
  addMaps(service, deps);
  return service;
}

function addPlaces(service: OpenAPIHono, { db, clock }: EstateDeps): void {
  // Counting all sales reads the whole table; the answer changes only when data is loaded.
  const market = remember(clock, seconds(30), async () => presentMarket(await marketOrigin(db), await listCoveredCities(db)));

  service.openapi(suggestRoute, async (c) => {
    const { q, limit = DEFAULT_SUGGESTIONS } = c.req.valid("query");
    const items = (await suggest(db, q, limit)).map(presentSuggestion);
    return c.json({ items }, 200, { "cache-control": "private, max-age=60" });
  });

  service.openapi(marketRoute, async (c) => c.json(await market(), 200, { "cache-control": FOR_A_MINUTE }));

  service.openapi(postalCodeRoute, (c) => {
    const { code } = c.req.valid("param");
    const towns = postalTowns(code);
    if (towns.length === 0) return problem(c, "not-found");
    return c.json(presentPostalCode(code, towns), 200, { "cache-control": FOR_A_DAY });
  });

  service.openapi(historyRoute, async (c) => {
    const area = c.req.valid("query");
    const city = (await market()).cities.find(({ cityCode }) => cityCode === area.cityCode);
    if (!city) return problem(c, "not-found");
    const history = presentHistory(await priceHistory(db, area), city.cityName, area.town);
    return c.json(history, 200, { "cache-control": FOR_A_MINUTE });
  });
}

function addSimilarTowns(service: OpenAPIHono, { db }: EstateDeps): void {
  service.openapi(similarTownsRoute, async (c) =>
    c.json(presentSimilarTowns(await similarTowns(db, c.req.valid("query"))), 200, { "cache-control": FOR_A_MINUTE }),
  );
}

function addLists(service: OpenAPIHono, { db, clock }: EstateDeps): void {
  service.openapi(apartmentsRoute, async (c) => {
    const { page = 1, ...wanted } = c.req.valid("query");
    return c.json(presentPage(await listApartments(db, { ...wanted, page }), presentApartment), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(apartmentRoute, async (c) => {
    const apartment = await findApartment(db, c.req.valid("param").key);
    if (!apartment) return problem(c, "not-found");
    return c.json(presentApartment(apartment), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(listingsRoute, async (c) => {
    const { page = 1, ...wanted } = c.req.valid("query");
    const listings = await listListings(db, { ...wanted, page }, isoDateInJapan(clock.now()));
    return c.json(presentPage(listings, presentListing), 200, { "cache-control": FOR_A_MINUTE });
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
