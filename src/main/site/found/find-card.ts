import type { BaseUrls } from "#api/client/context.ts";
import { type ApiClient, createApiClient } from "#api/client/services.ts";
import type { Card } from "#domain/sharing/cards/types.ts";
import type { SiteScreen } from "#web/app/found/site-screens.ts";
import { cardOfArea, cardOfHome, cardOfNews, cardOfReport, cardOfRiskArea, cardOfScreen } from "./card-of.ts";

/** `missing`: there is no such page for anybody. `away`: it cannot be told now. */
type FoundCard = { readonly ok: true; readonly card: Card } | { readonly ok: false; readonly reason: "missing" | "away" };

/** Looks up what the card of a page tells. */
export type FindCard = (kind: string, key: string) => Promise<FoundCard>;

type Sources = {
  readonly estate: ApiClient["estate"];
  readonly content: ApiClient["content"];
  /** The screens that have a card of their own. */
  readonly screens: () => Promise<readonly SiteScreen[]>;
};

const MISSING = { ok: false, reason: "missing" } as const;
const AWAY = { ok: false, reason: "away" } as const;

type Finder = (key: string, sources: Sources) => Promise<FoundCard>;

/** By the first part of the address after `/share/` (`web/app/found/card-path.ts`). All of it is asked as a visitor asks: what only a member may see is never found. */
const FINDERS: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ["homes", homeCard],
  ["risk", reportCard],
  ["areas", areaCard],
  ["risk-areas", riskAreaCard],
  ["screens", screenCard],
  ["news", newsCard],
]);

export function cardFinder(sources: Sources): FindCard {
  return async (kind, key) => (await FINDERS.get(kind)?.(key, sources)) ?? MISSING;
}

/** The public answers of the API, asked in the process or where it is. */
export function publicApi(
  send: (request: Request) => Response | Promise<Response>,
  baseUrls: BaseUrls,
): Pick<ApiClient, "estate" | "content"> {
  return createApiClient({ send, baseUrls, origin: "http://in-process.invalid" });
}

async function homeCard(key: string, { estate }: Sources): Promise<FoundCard> {
  const answer = await estate.get("/homes/{key}", { path: { key } });
  return answer.ok ? found(cardOfHome(answer.value)) : failed(answer.problem);
}

async function reportCard(key: string, { estate }: Sources): Promise<FoundCard> {
  const answer = await estate.get("/risk/{key}", { path: { key } });
  return answer.ok ? found(cardOfReport(answer.value)) : failed(answer.problem);
}

async function areaCard(code: string, sources: Sources): Promise<FoundCard> {
  const area = await areaOf(code, sources);
  if (!area.ok) return area;
  const homes = await sources.estate.get("/homes", { query: { area: code } });
  return found(cardOfArea({ ...area, homes: homes.ok ? homes.value.total : null }));
}

async function riskAreaCard(code: string, sources: Sources): Promise<FoundCard> {
  const area = await areaOf(code, sources);
  return area.ok ? found(cardOfRiskArea(area)) : area;
}

async function areaOf(code: string, { estate }: Sources) {
  const market = await estate.get("/market");
  if (!market.ok) return AWAY;
  const city = market.value.cities.find(({ cityCode }) => cityCode === code);
  return city ? ({ ok: true, name: city.cityName, isSample: market.value.origin === "sample" } as const) : MISSING;
}

async function screenCard(name: string, { screens }: Sources): Promise<FoundCard> {
  const screen = (await screens()).find((one) => one.name === name);
  return screen ? found(cardOfScreen(screen)) : MISSING;
}

async function newsCard(id: string, { content }: Sources): Promise<FoundCard> {
  const answer = await content.get("/news/{id}", { path: { id } });
  return answer.ok ? found(cardOfNews(answer.value)) : failed(answer.problem);
}

const found = (card: Card): FoundCard => ({ ok: true, card });

/** Whatever the API says of a key that is none, there is no page. */
function failed({ status }: { readonly status: number }): FoundCard {
  return status >= 400 && status < 500 && status !== 429 ? MISSING : AWAY;
}
