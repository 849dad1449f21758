import { buildSiteIfStale } from "../src/main/build-site.server.ts";

console.log((await buildSiteIfStale()) ? "built" : "up to date");
