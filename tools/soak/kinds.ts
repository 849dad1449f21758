import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { HOME_SORTS } from "#domain/search/homes/types.ts";
import { tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { anyPage } from "#tools/bench/fairness/any-page.ts";
import { type Answered, type Caller, caller } from "#tools/watched/caller.ts";
import type { KnownPlaces } from "#tools/watched/known-places.ts";
import { passwordSignIn, type SignedIn } from "#tools/watched/member.ts";

/** One call of a kind, answered with what came last; how long it took is told with it. */
export type Kind = { readonly name: string; readonly share: number; readonly call: () => Promise<Answered> };

type Site = { readonly url: string; readonly identityUrl: string };
type Around = { readonly places: KnownPlaces; readonly member: SignedIn; readonly random: () => number; readonly connections: number };

const jobSchema = z.object({ id: z.string(), state: z.string(), failure: z.unknown() });
const UNFINISHED = new Set(["queued", "running"]);
const WORDS = ["とよす", "江東区", "135-0061", "新宿", "東京都港区", "三丁目", "中目黒"];
const JSON_BODY = { "content-type": "application/json" };

/** What visitors and members do, and how often of all calls: mostly reading, some checking of prices, now and then a sign-in. */
export function kindsOf(site: Site, { places, member, random, connections }: Around): readonly Kind[] {
  const asking = caller(site.url, { connections });
  const identity = caller(site.identityUrl, { connections });
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // Each call is of a visitor of its own, so that nobody uses up an allowance.
  const from = () => ({ "x-forwarded-for": `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}` });
  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    asking.ask(address, { headers: { accept: "*/*", "accept-encoding": "gzip", ...from(), ...headers } });
  const html = { accept: "text/html" };
  const bearer = () => ({ authorization: `Bearer ${member.accessToken}` });
  const page = anyPage(random);
  const key = () => one(places.towns).key;
  const apis = [
    () => `/api/estate/suggest?q=${encodeURIComponent(one(WORDS))}`,
    () => `/api/estate/places?q=${encodeURIComponent(one(WORDS))}`,
    () => `/api/estate/transactions?cityCode=${one(places.towns).cityCode}&page=${1 + Math.floor(random() * 5)}`,
    () => `/api/estate/risk/${key()}`,
    () => `/api/estate/risk/${key()}/hazards`,
    () => `/api/estate/homes?area=${one(places.towns).cityCode}&sort=${one(HOME_SORTS)}&page=${1 + Math.floor(random() * 3)}`,
    () => `/api/estate/homes/facets?area=${one(places.towns).cityCode}`,
    () => `/api/estate/mesh?layer=${one(places.layers).id}&bbox=139.6,35.5,140.0,35.8`,
  ];
  return [
    { name: "page", share: 30, call: () => get(page(), html) },
    { name: "kept page", share: 10, call: () => get("/", html) },
    { name: "member page", share: 5, call: () => get("/mypage", { ...html, cookie: member.cookie }) },
    { name: "api", share: 25, call: () => get(one(apis)()) },
    { name: "tile", share: 15, call: () => get(tileOf(places, random)) },
    { name: "price", share: 5, call: () => priceCheck(asking, { random, headers: from() }) },
    {
      name: "post",
      share: 5,
      call: () => {
        const body = JSON.stringify({ w: one(["25-20-25-10-8-12", "20-20-20-20-10-10"]) });
        return asking.ask("/api/mypage/risk-weights", { method: "PUT", headers: { ...JSON_BODY, ...bearer(), ...from() }, body });
      },
    },
    { name: "sign-in", share: 5, call: () => identity.ask("/", passwordSignIn()) },
  ];
}

function tileOf({ layers, version }: KnownPlaces, random: () => number): string {
  const layer = layers[Math.floor(random() * layers.length)];
  const z = Math.min(layer?.maxZoom ?? 12, Math.max(layer?.minZoom ?? 12, 10 + Math.floor(random() * 5)));
  const { x, y } = tileAt({ lon: 139.6 + random() * 0.3, lat: 35.6 + random() * 0.2 }, z);
  return `/api/estate/tiles/${layer?.id}/${version}/${z}/${x}/${y}.mvt`;
}

type Check = { readonly random: () => number; readonly headers: Readonly<Record<string, string>> };

/** From the order to the result; the answer is the last one, its time that of all. Throws where there is no result. */
async function priceCheck(asking: Caller, { random, headers }: Check): Promise<Answered> {
  const began = performance.now();
  // Of usual homes: of others the site may say that it cannot tell.
  const areaM2 = Number((50 + random() * 30).toFixed(2));
  const body = JSON.stringify({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2, builtYear: 2008 });
  let answer = await asking.ask("/api/price-checker/jobs", { method: "POST", headers: { ...JSON_BODY, ...headers }, body });
  while (answer.status < 300 && UNFINISHED.has(jobOf(answer).state)) {
    await setTimeout(200);
    answer = await asking.ask(`/api/price-checker/jobs/${jobOf(answer).id}`, { headers });
  }
  const last = answer.status < 300 ? jobOf(answer) : null;
  if (last && last.state !== "done") throw new Error(`a price check ended as ${last.state}: ${JSON.stringify(last.failure)}`);
  return { ...answer, ms: performance.now() - began };
}

function jobOf({ body }: Answered): z.infer<typeof jobSchema> {
  return jobSchema.parse(JSON.parse(body.toString("utf8")));
}
