import { Hono } from "hono";
import type { BaseUrls, SiteIdentity } from "#api/client/context.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { inProcess } from "#api/in-process.ts";
import type { CardThread, SiteMapSource } from "#domain/sharing/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { SiteScreen } from "#web/app/found/site-screens.ts";
import { appRoutes } from "./app-routes.server.ts";
import { cardFinder, publicApi } from "./find-card.ts";
import { areaEntries, isListed, newsEntries, pageEntries } from "./map-entries.ts";
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

type Parts = FoundParts & {
  readonly api: Hono;
  readonly site: { readonly screens?: () => readonly SiteScreen[] | Promise<readonly SiteScreen[]> };
  readonly context: { readonly site: Pick<SiteIdentity, "origin">; readonly baseUrls: BaseUrls };
  readonly clock: Clock;
  readonly callerKey: CallerKey;
};

/** How other sites, search engines and home screens learn of us. */
export function foundRoutes({ api, site, context, clock, callerKey, cards, map, hasWorker }: Parts): Hono {
  const ask = inProcess(api, clock);
  const { estate, content } = publicApi(
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
  return new Hono()
    .route("/", appRoutes({ hasWorker }))
    .route("/", shareRoutes({ findCard: cardFinder({ estate, content, screens: listed }), cards, clock, callerKey }))
    .route(
      "/",
      mapRoutes({
        ...{ map, crawling, origin, clock, callerKey },
        entries: { pages: async () => pageEntries(await screens()), areas: () => areaEntries(estate), news: () => newsEntries(content) },
      }),
    );
}
