import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { runClocks } from "#domain/offers/clock/run-clocks.server.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { fillCampaigns } from "#domain/offers/index.server.ts";
import { NO_WISH, NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { allDone } from "#kernel/flow/answer.ts";
import { opaqueId } from "#kernel/ids.ts";
import { systemClock } from "#platform/clock.server.ts";
import { OFFER_ENGINE } from "#test/support/offers.ts";
import { onSite } from "./many-homes.ts";
import { asMember, type Member, newMember, tokensOf } from "./member.ts";
import { expect } from "./site.ts";

export type Trader = Member & { readonly sub: string; readonly token: string; readonly name: string };

/** A member with a name, signed in on a page. */
export async function aTrader(page: Page, familyName: string): Promise<Trader> {
  const member = await newMember();
  await asMember(page.context(), member);
  const { AccessToken: token } = await tokensOf(member);
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const nothing = {
    familyKana: null,
    givenKana: null,
    postalCode: null,
    prefCode: null,
    cityCode: null,
    town: null,
    street: null,
    building: null,
  };
  await asked(page, { token }, "PUT", "/user-info", { ...nothing, familyName, givenName: "見本", updatedAt: null });
  return { ...member, sub, token, name: `${familyName} 見本` };
}

/** An operation of マイページ, as the page of a member would ask for it. */
export async function asked(
  page: Page,
  { token }: Pick<Trader, "token">,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: object,
): Promise<{ readonly [name: string]: unknown }> {
  const answer = await page.request.fetch(`${process.env.SITE_URL}/api/mypage${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const WISH: QueryAnswers = {
  ...NO_WISH,
  ...NOTHING_ABOUT,
  ...({ channels: ["offer"], purpose: "own-home", kinds: ["condo"], placeMode: "area" } as const),
  ...({ offerBudget: 300_000_000, financing: "cash", offerRatio: 1 } as const),
  message: "家族三人で長く住める家を探しています。大切に住みます。",
};

/** A saved condition for a town of its own, where no other journey has homes. */
export async function anOfferQuery(page: Page, buyer: Trader, town: string): Promise<void> {
  const areas = [{ code: `13108-${town}`, name: `江東区${town}` }];
  await asked(page, buyer, "POST", "/queries", { answers: { ...WISH, areas, name: `${town}の条件` }, draftUpdatedAt: null });
}

/** The step form as the account has it, answered to its end. */
export async function anAnsweredForm(page: Page, buyer: Trader, town: string): Promise<void> {
  const areas = [{ code: `13108-${town}`, name: `江東区${town}` }];
  const { done } = allDone(QUERY_FLOW, { ...WISH, areas });
  const draft = { version: QUERY_FLOW.version, answers: { ...WISH, areas }, done, queryId: null, updatedAt: null, isChosen: false };
  await asked(page, buyer, "PUT", "/query-draft", draft);
}

/** A flat that was checked to be its owner's, which takes offers. Answers its id. */
export function aVerifiedHome(owner: Pick<Trader, "sub">, town: string): Promise<string> {
  return aHome(owner, town, "verified");
}

/** A flat that its owner has registered. Answers its id. */
export function aHome({ sub }: Pick<Trader, "sub">, town: string, state: "tracking" | "verified" = "tracking"): Promise<string> {
  const id = opaqueId(randomBytes);
  const facts = { ...NO_FACTS, name: "金糸雀の家 西2719号室", areaM2: 70, floor: 5, totalFloors: 10, layout: "3LDK", builtYear: 2015 };
  return onSite(async (db) => {
    await sql`
      insert into owned_property (id, sub, kind, place_key, rest, name, address, city_code, city_name, town, lon, lat, state, facts, offer_setting, version, created_at, updated_at)
      values (${id}, ${sub}, 'condo', ${`town-${id.toLowerCase()}`}, '12-3', '金糸雀', '東京都江東区豊洲12-3', '13108', '江東区', ${town}, 139.7964, 35.6549, ${state},
        ${JSON.stringify(facts)}::jsonb, ${state === "verified" ? "anonymous" : "off"}, 1, now(), now())`.execute(db);
    return id;
  });
}

/** Prices every town as that of the tests. */
const ENGINE: typeof OFFER_ENGINE = {
  ...OFFER_ENGINE,
  appraiseBriefly: (subjects, how) =>
    OFFER_ENGINE.appraiseBriefly(
      subjects.map((subject) => ({ ...subject, town: "豊洲" })),
      how,
    ),
};

/** The 24 hours of a buyer's sendings are over: what fits gets its offer. The site's own clock, or another journey, may take them up first. */
export async function sendNow({ sub }: Trader): Promise<void> {
  const send = () =>
    onSite(async (db) => {
      await sql`
        update offer_campaign set starts_at = least(starts_at, now() - interval '1 second'), fill_at = now()
        where sub = ${sub} and state in ('scheduled', 'running')`.execute(db);
      await fillCampaigns({
        db,
        clock: systemClock,
        randomBytes: (length) => randomBytes(length),
        engines: { current: async () => ENGINE },
      });
      const { rows } = await sql`select 1 from offer where buyer_sub = ${sub} limit 1`.execute(db);
      return rows.length;
    });
  await expect.poll(send).toBe(1);
}

/** The offer of a buyer for a home. */
export async function offerOf(buyer: Trader, homeId: string): Promise<string> {
  const ids = () =>
    onSite(async (db) => {
      const { rows } = await sql<{ id: string }>`select id from offer where buyer_sub = ${buyer.sub} and home_id = ${homeId}`.execute(db);
      return rows.map(({ id }) => id);
    });
  await expect.poll(async () => (await ids()).length).toBe(1);
  return (await ids())[0] ?? "";
}

/** An offer that its owner has to answer: asked for and sent without a page. */
export async function aSentOffer(
  page: Page,
  buyer: Trader,
  { town, homeId }: { readonly town: string; readonly homeId: string },
): Promise<string> {
  await anOfferQuery(page, buyer, town);
  const { items } = (await asked(page, buyer, "GET", "/queries")) as { readonly items: readonly { readonly id: string }[] };
  const made = await asked(page, buyer, "POST", "/offer-campaigns", { queryId: items[0]?.id ?? "" });
  await asked(page, buyer, "POST", `/offer-campaigns/${made.id}/steps`, { step: "confirm", version: made.version });
  await sendNow(buyer);
  return offerOf(buyer, homeId);
}

/** Its clock runs out after so many seconds. */
export function runsOutIn(id: string, seconds: number): Promise<void> {
  return onSite(async (db) => {
    await sql`update offer set expires_at = now() + make_interval(secs => ${seconds}), reminded = 2 where id = ${id}`.execute(db);
  });
}

/** What the clock does each minute, now. */
export function clockNow(): Promise<unknown> {
  return onSite((db) => runClocks({ db, clock: systemClock }));
}

/** Both agree to the price and to be named, without a page. Answers the id of the offer. */
export async function anAgreedOffer(
  pages: { readonly buyer: Page; readonly owner: Page },
  members: { readonly buyer: Trader; readonly owner: Trader },
  town: string,
): Promise<string> {
  const { buyer, owner } = members;
  const id = await aSentOffer(pages.buyer, buyer, { town, homeId: await aVerifiedHome(owner, town) });
  const standing = async () => {
    const { version, priceYen } = await asked(pages.owner, owner, "GET", `/offers/${id}`);
    return { version, seenPriceYen: priceYen };
  };
  await asked(pages.owner, owner, "POST", `/offers/${id}/moves`, { move: "accept", ...(await standing()) });
  for (const [page, member] of [
    [pages.buyer, buyer],
    [pages.owner, owner],
  ] as const) {
    const { version } = await standing();
    await asked(page, member, "POST", `/offers/${id}/consents`, { version, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false });
  }
  return id;
}
