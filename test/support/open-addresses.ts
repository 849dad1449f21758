import { openApiDocument } from "#api/openapi-document.ts";
import { MAP_LAYERS } from "#domain/surroundings/tiles/map-layers.ts";
import type { LonLat } from "#kernel/geo.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { type HomeOnOffer, SAMPLE_ESTIMATE, SAMPLE_JOB } from "./seeded-market.ts";

/** What the examples are of: a building, a home on offer, keys of reports, and where things are asked for. */
export type OpenExamples = { readonly building: string; readonly home: HomeOnOffer; readonly keys: readonly string[]; readonly at: LonLat };

/** Every GET that needs nobody's sign-in, as the document of the services writes it: `/api/estate/apartments/{key}`. */
function openPaths(): readonly string[] {
  return Object.entries(openApiDocument().paths ?? {}).flatMap(([path, { get }]) => (get && get.security === undefined ? [path] : []));
}

type Examples = (of: OpenExamples) => readonly string[];

const home =
  (rest = ""): Examples =>
  ({ home: { listingId } }) => [`/api/estate/homes/${listingId}${rest}`];

const LAYERS = Object.keys(MAP_LAYERS);
const BBOX = "139.7,35.6,139.9,35.75";
const TOWN = "cityCode=13108&town=豊洲&kind=condo";
/** The tile of 豊洲 at a zoom that every layer has. */
const TILE = "now/14/14554/6453.mvt";
/** Of the right form. Who has one got it by mail. */
const NOBODYS_TOKEN = "a".repeat(43);

const report =
  (rest = ""): Examples =>
  ({ keys }) =>
    keys.map((key) => `/api/estate/risk/${key}${rest}`);

/** What to ask each of them, so that all it can tell of the sample is told. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  "/api/estate/suggest": () => ["豊洲", "見本"].map((q) => `/api/estate/suggest?q=${q}`),
  "/api/estate/places": ({ at }) => ["q=豊洲", "q=見本", `lat=${at.lat}&lon=${at.lon}`].map((query) => `/api/estate/places?${query}`),
  "/api/estate/towns": () => ["/api/estate/towns?cityCode=13108"],
  "/api/estate/market": () => ["/api/estate/market"],
  "/api/estate/postal-codes/{code}": () => ["/api/estate/postal-codes/1350061"],
  "/api/estate/apartments": () => ["/api/estate/apartments", "/api/estate/apartments?q=見本"],
  "/api/estate/apartments/{key}": ({ building }) => [`/api/estate/apartments/${building}`],
  "/api/estate/transactions": () => ["/api/estate/transactions?cityCode=13108"],
  "/api/estate/history": () => ["/api/estate/history?cityCode=13108&kind=condo"],
  "/api/estate/areas": () => ["/api/estate/areas"],
  "/api/estate/price-map.svg": () => ["/api/estate/price-map.svg"],
  "/api/estate/similar-towns": () => [`/api/estate/similar-towns?${TOWN}`],
  "/api/estate/tiles/base.json": () => ["/api/estate/tiles/base.json"],
  "/api/estate/homes": () => ["/api/estate/homes", "/api/estate/homes?area=13108&sort=price", `/api/estate/homes?box=${BBOX}`],
  "/api/estate/homes/facets": () => ["/api/estate/homes/facets"],
  "/api/estate/homes/map": () => [8, 16].map((zoom) => `/api/estate/homes/map?box=${BBOX}&zoom=${zoom}`),
  "/api/estate/homes/areas": () => ["", "?parent=13", "?parent=13108"].map((query) => `/api/estate/homes/areas${query}`),
  "/api/estate/homes/lines": () => ["/api/estate/homes/lines?prefecture=13"],
  "/api/estate/homes/names": () => ["/api/estate/homes/names?area=13108"],
  "/api/estate/homes/{key}": home(),
  "/api/estate/homes/{key}/comparables": home("/comparables"),
  "/api/estate/homes/{key}/recipients": home("/recipients"),
  "/api/estate/kept-homes": ({ home: { dwellingKey } }) => [`/api/estate/kept-homes?dwellings=${dwellingKey}`],
  "/api/estate/kept-places": () => ["/api/estate/kept-places?marks=area:13108"],
  "/api/estate/shared-favorites/{token}": () => [`/api/estate/shared-favorites/${NOBODYS_TOKEN}`],
  "/api/estate/kyugake": () => ["/api/estate/kyugake"],
  "/api/line/app": () => ["/api/line/app"],
  "/api/feeds/template.csv": () => ["/api/feeds/template.csv"],
  "/api/feeds/template.json": () => ["/api/feeds/template.json"],
  "/api/estate/photos/{hash}/{size}": () => [`/api/estate/photos/${"a".repeat(64)}/small`],
  "/api/recommender/tenants/{key}": () => ["/api/recommender/tenants/mihon-home"],
  "/api/recommender/tenants/{key}/target": () => ["/api/recommender/tenants/mihon-home/target?to=https://www.mihon-home.example/"],
  "/api/recommender/tenants/{key}/line": () => ["/api/recommender/tenants/mihon-home/line"],
  "/api/recommender/visit/line": () => ["/api/recommender/visit/line"],
  "/api/recommender/visit": () => ["/api/recommender/visit"],
  "/api/estate/layers": () => ["/api/estate/layers"],
  "/api/estate/mesh": () => LAYERS.map((layer) => `/api/estate/mesh?layer=${layer}&bbox=${BBOX}`),
  "/api/estate/tiles/{layer}/{version}/{z}/{x}/{y}.mvt": () => LAYERS.map((layer) => `/api/estate/tiles/${layer}/${TILE}`),
  "/api/estate/hazards": ({ at }) => [`/api/estate/hazards?lat=${at.lat}&lon=${at.lon}`],
  "/api/estate/risk": () => ["/api/estate/risk"],
  "/api/estate/risk/{key}": report(),
  "/api/estate/risk/{key}/hazards": report("/hazards"),
  "/api/estate/risk/{key}/places": report("/places?kinds=elementary,nursery,clinic"),
  "/api/estate/risk/{key}/facts/crime": report("/facts/crime"),
  "/api/estate/risk/{key}/facts/population": report("/facts/population"),
  "/api/estate/risk/{key}/facts/covid": report("/facts/covid"),
  "/api/estate/risk/{key}/facts/market": report("/facts/market"),
  "/api/estate/risk/{key}/facts/building": report("/facts/building"),
  "/api/estate/risk/{key}/facts/rent": report("/facts/rent"),
  "/api/estate/risk/{key}/facts/school": report("/facts/school"),
  "/api/estate/risk/{key}/facts/land": report("/facts/land"),
  "/api/estate/risk/{key}/interest": report("/interest"),
  "/api/estate/risk/{key}/corrections": report("/corrections"),
  "/api/estate/risk/{key}/notes": report("/notes"),
  "/api/estate/risk-notices": () => [`/api/estate/risk-notices?token=${NOBODYS_TOKEN}`],
  "/api/estate/risk-notices/stop": () => [`/api/estate/risk-notices/stop?token=${NOBODYS_TOKEN}`],
  "/api/recommender/stop": () => [`/api/recommender/stop?token=${NOBODYS_TOKEN}`],
  "/api/mail/stop": () => [`/api/mail/stop?token=${NOBODYS_TOKEN}`],
  "/api/estate/legal/{document}": () => ["/api/estate/legal/terms", "/api/estate/legal/privacy"],
  "/api/estate/legal/{document}/differences": () => [`/api/estate/legal/terms/differences?from=${TERMS_VERSION}&to=${TERMS_VERSION}`],
  "/api/biz/guide/{version}": () => ["v1", "v2", "v3"].map((version) => `/api/biz/guide/${version}`),
  "/api/status": () => ["/api/status"],
  "/api/content/news": () => ["/api/content/news"],
  "/api/content/news/{id}": () => ["/api/content/news/2026-11-21-price-and-accuracy"],
  "/api/content/faq/{topic}": () => ["/api/content/faq/business"],
  "/api/content/accessibility": () => ["/api/content/accessibility"],
  "/api/consultations/slots": () => ["/api/consultations/slots"],
  "/api/widget/sizes": () => ["/api/widget/sizes"],
  "/api/direct-mail/targets": () => ["/api/direct-mail/targets", "/api/direct-mail/targets?city=13108"],
  "/api/direct-mail/example.pdf": () => ["/api/direct-mail/example.pdf"],
  "/api/price-checker/jobs/{id}": () => [`/api/price-checker/jobs/${SAMPLE_JOB}`],
  "/api/price-checker/accuracy": () => ["/api/price-checker/accuracy"],
  "/api/estimate/estimates/{id}": () => [`/api/estimate/estimates/${SAMPLE_ESTIMATE}`],
};

/** The addresses to ask, each with its path of the document. A path without an example throws: a new route needs one here. */
export function openAddresses(of: OpenExamples): readonly string[] {
  return openPaths().flatMap((path) => {
    const examples = EXAMPLES[path]?.(of) ?? [];
    if (examples.length === 0) throw new Error(`no example of ${path}`);
    const form = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);
    for (const address of examples) if (!form.test(address)) throw new Error(`${address} is no example of ${path}`);
    return examples;
  });
}
