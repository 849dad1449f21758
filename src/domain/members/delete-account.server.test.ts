import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { forgetRiskWeights, memberRiskWeights, saveRiskWeights } from "#domain/members/weights/risk-weights.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { acceptDocuments } from "./acceptances.server.ts";
import { giveConsent, listConsents, withdrawConsent } from "./consents.server.ts";
import { type DeletionDeps, deleteAccount } from "./delete-account.server.ts";
import { forgetLooked, mergeLooked } from "./merge.server.ts";
import { memberOverview } from "./overview.server.ts";
import { readProfile, saveProfile } from "./profile.server.ts";
import { currentText } from "./purposes.ts";
import { memberUserInfo, saveUserInfo } from "./user-info.server.ts";
import { NO_USER_INFO } from "./user-info.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(NOW);
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const kept = () => ({ db, clock, randomBytes, knowsCity: () => true });
const looked = {
  searches: [{ label: "豊洲", draft: { town: "豊洲" }, searchedAt: NOW }],
  estimates: [{ estimateId: "e1", seenAt: NOW }],
  riskWeights: null,
};
const textVersion = currentText("profile-matching").version;
const profile = { changes: { ageBand: "30s" }, seen: null, consentTextVersion: textVersion, sourceHash: "hash" } as const;

let made = 0;
/** Somebody with something of everything. */
async function aMember(): Promise<Member> {
  made += 1;
  const member = { sub: `sub-${made}`, username: `name-${made}`, accessToken: `token-${made}`, isEmailVerified: true };
  await saveUserInfo(kept(), member, { fields: { ...NO_USER_INFO, familyName: "見本" }, seen: null });
  await saveProfile(kept(), member, profile);
  await mergeLooked(kept(), member, looked);
  await saveRiskWeights(kept(), member, "50-10-10-10-10-10");
  await acceptDocuments(kept(), member, { documents: [{ document: "terms", version: "2026-11-23" }], by: "web", sourceHash: null });
  return member;
}

function deps(changes: Partial<DeletionDeps> = {}): DeletionDeps {
  const getUser = async () => ({ username: "name", attributes: {} });
  return { db, clock, getUser, deleteUser: async () => "deleted", alsoForget: [], ...changes };
}

const everything = async (member: Member) => ({
  overview: await memberOverview(db, member),
  info: await memberUserInfo(db, member),
  profile: await readProfile(db, member),
  weights: await memberRiskWeights(db, member),
});
const NOTHING = {
  overview: { greetingName: null, icon: null, searches: [], estimates: [], profile: { answered: 0, total: 5 } },
  info: { ...NO_USER_INFO, updatedAt: null },
  profile: { ageBand: null, consentAt: null, updatedAt: null },
  weights: null,
};

describe("an account that is deleted", () => {
  it("takes everything along that was kept of it, and nothing of anybody else", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const before = await everything(other);

    expect(await deleteAccount(deps(), member)).toEqual({ ok: true, value: { at: NOW, keptConsents: 2 } });

    expect(await everything(member)).toMatchObject(NOTHING);
    expect(await everything(other)).toEqual(before);
  });

  it("has taken back every consent, which stays on record until it is due", async () => {
    const member = await aMember();
    await deleteAccount(deps(), member);

    expect(await listConsents(db, member)).toMatchObject([
      { subject: member.sub, withdrawnAt: NOW },
      { subject: member.sub, withdrawnAt: NOW },
    ]);
  });

  it("is forgotten by other domains in the same transaction", async () => {
    const member = await aMember();
    const before = await everything(member);
    const asked: string[] = [];
    const alsoForget = [async (_: Tx, sub: string) => void asked.push(sub), () => Promise.reject(new Error("no"))];

    await expect(deleteAccount(deps({ alsoForget }), member)).rejects.toThrow("no");

    expect(asked).toEqual([member.sub]);
    expect(await everything(member)).toEqual(before);
  });

  it("is written down without naming anybody", async () => {
    const member = await aMember();
    await deleteAccount(deps(), member);

    const { rows } = await sql<{ actor: string; at: Date }>`
      select actor, to_state, at from transition
      where entity = 'member' and entity_id = encode(sha256(convert_to(${member.sub}::text, 'UTF8')), 'hex')`.execute(db);
    expect(rows).toEqual([{ actor: "member", to_state: "deleted", at: NOW }]);
    expect((await sql`select 1 from transition where entity_id = ${member.sub}`.execute(db)).rows).toEqual([]);
  });

  it("takes no new data, while the token may still hold", async () => {
    const member = await aMember();
    await deleteAccount(deps(), member);
    const gone = { ok: false, reason: "gone" };

    expect(await saveProfile(kept(), member, profile)).toEqual(gone);
    expect(await saveUserInfo(kept(), member, { fields: NO_USER_INFO, seen: null })).toEqual(gone);
    expect(await mergeLooked(kept(), member, looked)).toEqual(gone);
    expect(await forgetLooked(kept(), member)).toEqual(gone);
    expect(await saveRiskWeights(kept(), member, "1-1-1-1-1-1")).toEqual(gone);
    expect(await forgetRiskWeights(kept(), member)).toEqual(gone);
    expect(await giveConsent(kept(), member, { purpose: "news-mail", textVersion, sourceHash: null })).toEqual(gone);
    expect(await withdrawConsent(kept(), member, "news-mail")).toEqual(gone);
    expect(await everything(member)).toMatchObject(NOTHING);
  });
});

describe("an account stays as it was", () => {
  it.each([
    ["by a token that was ended", null, "not-authorised"],
    ["while the identity service cannot be asked", "unreached", "unreached"],
  ] as const)("%s", async (_, user, reason) => {
    const member = await aMember();
    const before = await everything(member);
    const deleteUser = () => Promise.reject(new Error("not to be asked"));

    expect(await deleteAccount(deps({ getUser: async () => user, deleteUser }), member)).toEqual({ ok: false, reason });
    expect(await everything(member)).toEqual(before);
  });
});

it("keeps everything where the sign-in is too long ago for the service to delete the account afterwards", async () => {
  const old = await aMember();
  const claims = { sub: old.sub, exp: 4_000_000_000, auth_time: NOW.getTime() / 1000 - 281 };
  const tokenOf = (said: object) => `e30.${Buffer.from(JSON.stringify(said)).toString("base64url")}.s`;
  const before = await everything(old);

  expect(await deleteAccount(deps(), { ...old, accessToken: tokenOf(claims) })).toEqual({ ok: false, reason: "sign-in-too-old" });
  expect(await everything(old)).toEqual(before);

  const fresh = { ...old, accessToken: tokenOf({ ...claims, auth_time: claims.auth_time + 1 }) };
  expect(await deleteAccount(deps(), fresh)).toMatchObject({ ok: true });
});

it("finishes when it is asked for again after the identity service did not answer the first time", async () => {
  const member = await aMember();

  expect(await deleteAccount(deps({ deleteUser: async () => "unreached" }), member)).toEqual({ ok: false, reason: "unreached" });
  expect(await everything(member)).toMatchObject(NOTHING);
  expect(await deleteAccount(deps(), member)).toMatchObject({ ok: true, value: { keptConsents: 2 } });
});

it("leaves nothing behind of what is saved at the same moment", async () => {
  const member = await aMember();
  await Promise.all([
    deleteAccount(deps(), member),
    ...Array.from({ length: 4 }, (_, n) => saveRiskWeights(kept(), member, `${n + 1}-1-1-1-1-1`)),
    mergeLooked(kept(), member, looked),
  ]);

  expect(await everything(member)).toMatchObject(NOTHING);
});
