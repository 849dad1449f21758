import type { HomeDetail } from "#api/client/client.ts";
import type { SiteIdentity } from "#api/client/context.ts";
import { sharedPage } from "#web/app/description/share-tags.ts";
import type { MarketNotice } from "#web/app/market.ts";
import { cardPath } from "./card-path.ts";
import { crumbsOf } from "./crumbs.ts";
import { serverHead } from "./server-head.ts";

/** Of pages without a card of their own (`src/main/site/found/share-routes.server.ts`): a picture that the server alone names is in no file of the browser. */
const FIXED_PICTURE = "/share/site.png";

type Match = {
  readonly staticData: { readonly name: string; readonly title: string };
  readonly pathname: string;
  readonly params: unknown;
  readonly search: unknown;
  readonly meta?: unknown;
  readonly loaderData?: unknown;
};

type Drawn = {
  readonly matches: readonly Match[];
  readonly site: SiteIdentity;
  /** The drawn page. */
  readonly html: string;
  readonly nonce: string | undefined;
};

/** What is added to the head of a page that the server has drawn. */
export function headOf({ matches: all, site, html, nonce }: Drawn): string {
  const matches = all.map((match) => ({ ...match, search: Object(match.search), params: Object(match.params) }));
  const shared = sharedPage(matches, site.origin);
  const screen = matches.findLast(({ staticData }) => staticData.title !== "");
  if (shared === null || screen === undefined) return serverHead(null, nonce);
  const { params, search, staticData } = screen;
  const { market = null }: { market?: MarketNotice | null } = matches[0]?.loaderData ?? {};
  const { detail = null }: { detail?: HomeDetail | null } = staticData.name === "homes-listing" ? (screen.loaderData ?? {}) : {};
  const card = cardPath({ screen: staticData.name, params, search });
  const picture = `${site.origin}${card ?? FIXED_PICTURE}`;
  return serverHead({ ...shared, screen: staticData.name, crumbs: crumbsOf(html), home: detail, market, site, picture }, nonce);
}
