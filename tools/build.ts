import { buildSiteIfStale } from "#main/site/build-site.server.ts";

console.log((await buildSiteIfStale()) ? "built" : "up to date");
