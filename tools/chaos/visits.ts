import { SESSION_ENDPOINT, SESSION_HEADER } from "#wire/session-cookies.ts";
import { type Answer, call, newCaller } from "./call.ts";
import type { Member } from "./member.ts";

/** Where the product under test answers. */
export type Product = { readonly url: string; readonly identityUrl: string };

/** What one call was, and what became of it. `written` names what the answer said is kept. */
export type Visited = Answer & { readonly kind: VisitKind; readonly written: string | null };
type VisitKind = "page" | "api" | "price" | "identity" | "hosted" | "object" | "session";

type Visit = (product: Product, count: number, member: Member) => Promise<Visited>;

const HOMES = "area=13108&sort=price";
const PAGES = [
  ...["/", "/search/input", "/heatmap", "/accuracy", "/risk", "/risk/search_area", "/risk/flood", "/search"],
  ...[`/search?${HOMES}`, "/kyugake", "/kyugake/map", "/favorites"],
];
const CALLS = [
  "/api/estate/suggest?q=%E8%B1%8A%E6%B4%B2",
  "/api/estate/towns?cityCode=13108",
  "/api/price-checker/accuracy",
  "/api/estate/areas?cityCode=13108",
  "/api/estate/apartments?cityCode=13108",
  `/api/estate/homes?${HOMES}`,
  `/api/estate/homes/facets?${HOMES}`,
  "/api/estate/kyugake",
];

const one = (from: readonly string[], count: number) => from[count % from.length] ?? "/";

/** Each page of its own address, so that none comes from those kept ready. */
const page: Visit = async ({ url }, count) => {
  const address = new URL(one(PAGES, count), url);
  address.searchParams.set("chaos", String(count));
  return { kind: "page", written: null, ...(await call(address.href, { headers: { accept: "text/html" }, from: newCaller() })) };
};

const api: Visit = async ({ url }, count) => ({
  ...{ kind: "api", written: null },
  ...(await call(`${url}${one(CALLS, count)}`, { headers: { accept: "application/json" }, from: newCaller() })),
});

/** A price nobody has asked for: a request is kept, worked on and answered. */
const price: Visit = async ({ url }, count) => {
  const body = JSON.stringify({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 30 + (count % 7000) / 100, builtYear: 2008 });
  const headers = { "content-type": "application/json" };
  const answer = await call(`${url}/api/price-checker/jobs`, { method: "POST", headers, body, from: newCaller() });
  return { kind: "price", written: answer.status === 202 ? wordIn(answer.text, "id") : null, ...answer };
};

/** A new account, as a client of the user pool asks for it. */
const identity: Visit = async ({ identityUrl }, count) => {
  const name = `chaos-${process.pid}-${count}@example.com`;
  const body = JSON.stringify({ ClientId: "machinonesite", Username: name, Password: "Chaos-2026-chaos" });
  const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AWSCognitoIdentityProviderService.SignUp" };
  const answer = await call(`${identityUrl}/`, { method: "POST", headers, body, from: newCaller() });
  return { kind: "identity", written: answer.status === 200 ? wordIn(answer.text, "UserSub") : null, ...answer };
};

const HOSTED_PATHS = ["/oauth2/authorize", "/login", "/connect", "/arrival"];

/** Somebody whom a client leads to the hosted pages, signed in there. */
const hosted: Visit = async ({ identityUrl }, count, { authorize, hostedCookie }) => {
  const headers = { accept: "text/html", cookie: hostedCookie };
  return {
    ...{ kind: "hosted", written: null },
    ...(await call(`${identityUrl}${one(HOSTED_PATHS, count)}?${authorize}`, { headers, from: newCaller() })),
  };
};

const object: Visit = async (_product, _count, { pictureUrl }) => ({
  ...{ kind: "object", written: null },
  ...(await call(pictureUrl, { from: newCaller() })),
});

/** A tab whose access token ran out. */
const session: Visit = async ({ url }, _count, { siteCookie }) => {
  const headers = { "content-type": "application/json", [SESSION_HEADER]: "1", origin: url, cookie: siteCookie };
  return {
    kind: "session",
    written: null,
    ...(await call(`${url}${SESSION_ENDPOINT}/refresh`, { method: "POST", headers, from: newCaller() })),
  };
};

function wordIn(text: string, name: string): string | null {
  const answer: Readonly<Record<string, unknown>> = JSON.parse(text);
  const word = answer[name];
  return typeof word === "string" ? word : null;
}

/** Eleven people at once: five read, two ask for prices, one makes accounts, three are signed in: on the hosted pages, at the object store, at the site. */
const VISITORS: readonly Visit[] = [page, page, api, api, api, price, price, identity, hosted, object, session];

let counted = Date.now() % 1_000_000;

/** Keeps visitors at work until it is told to stop; answers every visit that was begun. */
export function visitors(
  product: Product,
  member: Member,
): { readonly seen: readonly Visited[]; readonly stop: () => Promise<readonly Visited[]> } {
  const seen: Visited[] = [];
  let goesOn = true;
  const visitor = async (visit: Visit) => {
    while (goesOn) {
      counted += 1;
      const visited = await visit(product, counted, member);
      seen.push(visited);
      // Nobody there: asking a thousand times a second would only keep the processor from what is starting again.
      if (visited.status === null) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const all = Promise.all(VISITORS.map(visitor));
  return {
    seen,
    stop: async () => {
      goesOn = false;
      await all;
      return seen;
    },
  };
}
