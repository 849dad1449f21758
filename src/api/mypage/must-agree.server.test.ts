import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { readDocuments } from "#domain/legal/index.server.ts";
import type { LegalDocument } from "#domain/legal/types.ts";
import { NO_USER_INFO } from "#domain/members/user-info.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { mypageRoutes } from "./routes.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const TERMS = { document: "terms", version: "2026-11-23" } as const;
const NAMES = { ...NO_USER_INFO, familyName: "山田", familyKana: "やまだ", updatedAt: null };
const REQUIRED = { type: "/problems/agreement-required", status: 403 };
let made = 0;

/** Somebody whose account was made on the wire, without any screen, once the terms are in force. */
function aMember({ termsVersion, documents = readDocuments() }: { termsVersion?: string; documents?: readonly LegalDocument[] } = {}) {
  made += 1;
  const told = termsVersion === undefined ? {} : { termsVersion };
  const member = { sub: `agreeing-${made}`, username: `agreeing-${made}`, accessToken: "x.x.x", isEmailVerified: true, ...told };
  const api = testApi(db, null, { findMember: async () => member, legalDocuments: documents, randomBytes });
  api.clock.advance(days(5));
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: "Bearer x.x.x", "content-type": "application/json" };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await api.app.request(`/api/mypage${path}`, init);
    return { status: response.status, body: await response.json() };
  };
  return {
    ask,
    clock: api.clock,
    agree: (version: string = TERMS.version) => ask("POST", "/agreements", { documents: [{ ...TERMS, version }] }),
  };
}

/** The last one hands over what is stored, and stores nothing. */
const OPEN = ["post /agreements", "post /consents", "post /export"];
/** Never ends, and stores nothing. */
const STREAM = "/inbox/events";
const all = mypageRoutes
  .filter(({ path }) => path !== STREAM)
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, "news-mail")] as const);
const storing = all.filter(([method, path]) => (method === "put" || method === "post") && !OPEN.includes(`${method} ${path}`));

describe("before the terms in force are agreed to", () => {
  it.each(storing)("nothing is stored by %s %s, whatever it brings", async (method, path) => {
    expect(await aMember().ask(method.toUpperCase(), path, {})).toMatchObject({ status: 403, body: REQUIRED });
  });

  it("there are such operations, and they are all of those that store", () => {
    expect(storing.map(([, path]) => path).toSorted()).toEqual(
      [
        "/assets",
        "/assets/news-mail",
        "/assets/news-mail/documents",
        "/assets/news-mail/offers",
        "/assets/news-mail/steps",
        "/connections/news-mail/owner",
        "/connections/news-mail/waiting",
        "/favorite-folders",
        "/favorite-folders/news-mail",
        "/favorite-folders/news-mail/links/news-mail",
        "/favorite-joins",
        "/favorite-marks",
        "/favorite-marks/news-mail/news-mail",
        "/favorites/news-mail",
        "/homes/news-mail",
        "/inbox/read",
        "/line",
        "/merge",
        "/notification-settings",
        "/offer-campaigns",
        "/offer-campaigns/news-mail/steps",
        "/offer-campaigns/previews",
        "/offer-notices",
        "/offers/news-mail/blocks",
        "/offers/news-mail/consents",
        "/offers/news-mail/messages",
        "/offers/news-mail/moves",
        "/offers/news-mail/read",
        "/offers/news-mail/reports",
        "/profile",
        "/queries",
        "/queries/news-mail",
        "/queries/news-mail/copies",
        "/queries/news-mail/notice",
        "/queries/news-mail/steps",
        "/query-draft",
        "/risk-weights",
        "/user-info",
      ].toSorted(),
    );
  });

  it.each(all.filter((one) => !storing.includes(one)))("%s %s stays open: reading, taking away and agreeing", async (method, path) => {
    const body = method === "post" ? {} : undefined;
    expect((await aMember().ask(method.toUpperCase(), path, body)).status).not.toBe(403);
  });
});

describe("a name and an address", () => {
  it("are stored once the terms are agreed to, and not before", async () => {
    const me = aMember();
    expect(await me.ask("PUT", "/user-info", NAMES)).toMatchObject({ status: 403, body: REQUIRED });
    expect((await me.ask("GET", "/user-info")).body).toMatchObject({ familyName: null, updatedAt: null });
    await me.agree();
    expect(await me.ask("PUT", "/user-info", NAMES)).toMatchObject({ status: 200, body: { familyName: "山田" } });
  });

  it("are stored for who agreed where the account was made, and that is kept with them", async () => {
    const me = aMember({ termsVersion: TERMS.version });
    expect((await me.ask("PUT", "/user-info", NAMES)).status).toBe(200);
    expect((await me.ask("GET", "/agreements")).body).toMatchObject({ accepted: [TERMS] });
  });

  it("are not stored for an account that names a version which never was", async () => {
    expect((await aMember({ termsVersion: "2099-01-01" }).ask("PUT", "/user-info", NAMES)).status).toBe(403);
  });

  it("wait for agreement again when a newer version that asks for it takes effect", async () => {
    const [first] = readDocuments().filter(({ document }) => document === "terms");
    if (!first) throw new Error("there are no terms");
    const next = { ...first, version: "2026-12-20", publishedOn: "2026-11-24", effectiveOn: "2026-12-20", needsAgreement: true };
    const me = aMember({ documents: [first, next] });
    await me.agree();
    expect((await me.ask("PUT", "/user-info", NAMES)).status).toBe(200);
    me.clock.advance(days(60));
    expect((await me.ask("PUT", "/user-info", NAMES)).status).toBe(403);
    await me.agree(next.version);
    expect((await me.ask("PUT", "/user-info", NAMES)).status).toBe(409);
  });
});
