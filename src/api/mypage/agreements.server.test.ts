import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { readDocuments } from "#domain/legal/index.server.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const PATH = "/api/mypage/agreements";
const TERMS = { document: "terms", version: "2026-11-23" } as const;
let made = 0;

/** A member of their own, three days after the first versions took effect. `scope`: as a token that was signed nowhere says it. */
function aMember(
  account: { readonly username?: string; readonly termsVersion?: string; readonly scope?: string } = {},
  legalDocuments = readDocuments(),
) {
  made += 1;
  const { scope = "aws.cognito.signin.user.admin", ...told } = account;
  const claims = {
    sub: `sub-${made}`,
    iss: "x",
    exp: 1,
    iat: 1,
    token_use: "access",
    scope,
    jti: `${made}`,
    username: "u",
    client_id: "c",
  };
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const accessToken = `${encoded({ alg: "RS256", kid: "k" })}.${encoded(claims)}.x`;
  const member = { sub: `sub-${made}`, username: `name-${made}`, accessToken, isEmailVerified: true, ...told };
  const findMember: FindMember = async () => member;
  const api = testApi(db, null, { findMember, legalDocuments, randomBytes });
  api.clock.advance(days(5));
  const ask = async (method: string, body?: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const response = await api.app.request(PATH, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: response.status, body: await response.json() };
  };
  return { member, clock: api.clock, get: () => ask("GET"), post: (body: object) => ask("POST", body) };
}

describe("what a member agreed to", () => {
  it("is asked of who agreed to nothing: the version in force of what needs agreement", async () => {
    const { body } = await aMember().get();

    expect(body).toMatchObject({ accepted: [], pending: [{ ...TERMS, effectiveOn: "2026-11-23", title: "利用規約" }] });
  });

  it("is kept when they agree, with time and place, and asked no more", async () => {
    const me = aMember();

    const { status, body } = await me.post({ documents: [TERMS] });

    expect(status).toBe(200);
    expect(body).toEqual({ accepted: [{ ...TERMS, acceptedAt: me.clock.now().toISOString(), by: "web" }], pending: [] });
    expect((await me.get()).body).toEqual(body);
  });

  it("is asked anew with the version that they agreed to before, to compare with; one that was never published is none", async () => {
    const next = readDocuments()
      .filter(({ document }) => document === "terms")
      .map((each) => ({ ...each, version: "2026-11-25", publishedOn: "2026-11-25", effectiveOn: "2026-11-26" }));
    const compared = async (termsVersion: string) => {
      const { body } = await aMember({ termsVersion }, [...readDocuments(), ...next]).get();
      return body.pending.map(({ version, agreedVersion }: Record<string, string>) => [version, agreedVersion]);
    };

    expect(await compared("2026-11-23")).toEqual([["2026-11-25", "2026-11-23"]]);
    expect(await compared("2026-11-01")).toEqual([["2026-11-25", null]]);
  });

  it.each([
    ["at a form of the site", {}, "web"],
    ["at the hosted login", { scope: "openid aws.cognito.signin.user.admin" }, "hosted"],
    ["on the way by an outside provider", { username: "google_123", scope: "openid" }, "provider"],
  ])("is taken from the account where it was made %s, once", async (_name, account, by) => {
    const me = aMember({ termsVersion: "2026-11-23", ...account });

    const first = (await me.get()).body;
    me.clock.advance(days(1));

    expect(first).toMatchObject({ accepted: [{ ...TERMS, by }], pending: [] });
    expect((await me.get()).body).toEqual(first);
  });

  it.each(["2099-01-01", "1999-01-01", "x"])("is not taken from an account that names %s, which is no version", async (termsVersion) => {
    expect((await aMember({ termsVersion }).get()).body).toMatchObject({ accepted: [], pending: [TERMS] });
  });

  it.each([
    ["a version that never was", { documents: [{ document: "terms", version: "2099-01-01" }] }],
    ["another document's version", { documents: [{ document: "news-mail", version: "2026-11-23" }] }],
    ["nothing", { documents: [] }],
  ])("is refused with %s, and nothing is kept", async (_name, body) => {
    const me = aMember();

    expect((await me.post(body)).status).toBe(422);
    expect((await me.get()).body.accepted).toEqual([]);
  });

  it("keeps where it came from inside, as a hash", async () => {
    const me = aMember();
    const answer = await me.post({ documents: [TERMS] });
    const { rows } = await sql<{ source_hash: string }>`select source_hash from members_consent where subject = ${me.member.sub}`.execute(
      db,
    );

    expect(rows).toEqual([{ source_hash: "hash of one caller" }]);
    expect(JSON.stringify(answer.body)).not.toContain("hash of");
  });
});
