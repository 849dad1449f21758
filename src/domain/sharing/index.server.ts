export { type CardThread, openCardThread } from "./cards/card-thread.server.ts";
export { LONG_LISTS, type LongList, type SiteMapSource, siteMapSource } from "./sitemap/site-map.server.ts";
