import { Hono } from "hono";
import { inProcess } from "#api/in-process.ts";
import type { CardThread, SiteMapSource } from "#domain/sharing/index.server.ts";
import type { SiteVariables } from "#main/site/pages.server.ts";
import type { SiteParts } from "#main/site/site-parts.ts";
import { appRoutes } from "./app-routes.server.ts";
import { cardFinder, publicEstate } from "./find-card.ts";
import { areaEntries, isListed, pageEntries } from "./map-entries.ts";
import { mapRoutes } from "./map-routes.server.ts";
import { type Crawling, crawlingOf } from "./robots-text.ts";
import { shareRoutes } from "./share-routes.server.ts";

/** What is behind the routes by which the site is found and shared. */
export type FoundParts = {
  readonly cards: Pick<CardThread, "draw">;
  readonly map: SiteMapSource;
  /** False: browsers give up the worker that they hold. */
  readonly hasWorker: boolean;
};

type Parts = Pick<SiteParts, "api" | "site" | "context" | "clock" | "callerKey"> & FoundParts;

/** How other sites, search engines and home screens learn of us. */
export function foundRoutes({ api, site, context, clock, callerKey, cards, map, hasWorker }: Parts): Hono<{ Variables: SiteVariables }> {
  const ask = inProcess(api, clock);
  const estate = publicEstate(
    (request) => (request.url.startsWith("http://in-process.invalid") ? ask().dispatch(request) : fetch(request)),
    context.baseUrls,
  );
  const screens = async () => (await site.screens?.()) ?? [];
  const origin = () => context.site.origin;
  let known: Crawling | null = null;
  // A market that cannot be told for a while is what it was.
  const crawling = async () => {
    const market = await estate.get("/market");
    if (market.ok) known = crawlingOf({ isSample: market.value.origin === "sample", origin: origin() });
    return known;
  };
  const listed = async () => (await screens()).filter(isListed);
  return new Hono<{ Variables: SiteVariables }>()
    .route("/", appRoutes({ hasWorker }))
    .route("/", shareRoutes({ findCard: cardFinder({ estate, screens: listed }), cards, clock, callerKey }))
    .route(
      "/",
      mapRoutes({
        ...{ map, crawling, origin, clock, callerKey },
        entries: { pages: async () => pageEntries(await screens()), areas: () => areaEntries(estate) },
      }),
    );
}
