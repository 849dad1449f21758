import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { forgetRiskWeights, memberRiskWeights, saveRiskWeights } from "#domain/members/weights/risk-weights.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { giveConsent } from "./consents.server.ts";
import { forgetLooked, mergeLooked } from "./merge.server.ts";
import { memberOverview } from "./overview.server.ts";
import { readProfile, saveProfile } from "./profile.server.ts";
import type { ProfileChanges } from "./profile.ts";
import { currentText } from "./purposes.ts";
import { memberUserInfo, saveUserInfo } from "./user-info.server.ts";
import { NO_USER_INFO } from "./user-info.ts";

const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const textVersion = currentText("profile-matching").version;
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

let made = 0;
function aMember(): Member {
  made += 1;
  return { sub: `sub-${made}`, username: `name-${made}`, accessToken: "", isEmailVerified: true };
}
const deps = () => ({ db, clock, randomBytes, knowsCity: (code: string) => code === "13108" });
const save = (member: Member, changes: ProfileChanges, seen: Date | null, consentTextVersion: string | null = null) =>
  saveProfile(deps(), member, { changes, seen, consentTextVersion, sourceHash: null });

describe("a profile", () => {
  it("rests on a consent that was given before", async () => {
    const member = aMember();
    await giveConsent(deps(), member, { purpose: "profile-matching", textVersion, sourceHash: null });

    expect(await save(member, { ageBand: "30s" }, null)).toMatchObject({
      ok: true,
      value: { ageBand: "30s", consentTextVersion: textVersion },
    });
  });

  it("is not saved, and nothing is agreed to, in words that were never shown", async () => {
    const member = aMember();

    expect(await save(member, { ageBand: "30s" }, null, "1999-01-01")).toEqual({ ok: false, reason: "unknown-text" });
    expect(await readProfile(db, member)).toMatchObject({ ageBand: null, consentAt: null, updatedAt: null });
  });

  it("gives no agreement when it cannot be saved", async () => {
    const member = aMember();
    await save(member, { icon: { kind: "preset", name: "cat" } }, null);

    expect(await save(member, { ageBand: "30s" }, null, textVersion)).toEqual({ ok: false, reason: "conflict" });
    expect(await readProfile(db, member)).toMatchObject({ ageBand: null, consentAt: null });
  });

  it("has a time of its own for every save, even within one millisecond", async () => {
    const member = aMember();
    const first = await save(member, { gender: "undisclosed" }, null);
    if (!first.ok) throw new Error(first.reason);

    const second = await save(member, { gender: null }, first.value.updatedAt);

    expect(second).toMatchObject({ ok: true, value: { gender: null, updatedAt: new Date(START.getTime() + 1) } });
    expect(await save(member, { gender: "other" }, first.value.updatedAt, textVersion)).toEqual({ ok: false, reason: "conflict" });
  });
});

describe("name and address", () => {
  it("are replaced as a whole", async () => {
    const member = aMember();
    const first = await saveUserInfo(deps(), member, { fields: { ...NO_USER_INFO, familyName: "山田", cityCode: "13108" }, seen: null });
    if (!first.ok) throw new Error("not saved");

    await saveUserInfo(deps(), member, { fields: { ...NO_USER_INFO, givenName: "花子" }, seen: first.value.updatedAt });

    expect(await memberUserInfo(db, member)).toMatchObject({ ...NO_USER_INFO, givenName: "花子" });
    expect(await memberOverview(db, member)).toMatchObject({ greetingName: "花子" });
  });

  it("are not written over what somebody saved meanwhile, nor where anything of it is wrong", async () => {
    const member = aMember();
    const fields = { ...NO_USER_INFO, familyName: "山田" };
    const first = await saveUserInfo(deps(), member, { fields, seen: null });
    if (!first.ok) throw new Error("not saved");
    const unknownCity = [
      { field: "prefCode", reason: "unknown-choice" },
      { field: "cityCode", reason: "unknown-choice" },
    ];

    for (const seen of [null, new Date(START.getTime() - 1)])
      expect(await saveUserInfo(deps(), member, { fields: NO_USER_INFO, seen })).toEqual({ ok: false, reason: "conflict" });
    expect(await saveUserInfo(deps(), member, { fields: { ...fields, cityCode: "99999" }, seen: first.value.updatedAt })).toEqual({
      ok: false,
      reason: unknownCity,
    });
    expect(await memberUserInfo(db, member)).toEqual(first.value);
  });
});

describe("the weights of risk reports", () => {
  const newest = { w: "50-10-10-10-10-10", movedAt: START };
  const older = { w: "10-10-10-10-10-50", movedAt: new Date(START.getTime() - 60_000) };
  const merged = (member: Member, riskWeights: typeof newest | null) =>
    mergeLooked(deps(), member, { searches: [], estimates: [], riskWeights });

  it("are the last that were moved, and nothing once the usual ones are back", async () => {
    const member = aMember();
    expect(await memberRiskWeights(db, member)).toBeNull();
    await saveRiskWeights(deps(), member, older.w);

    expect(await saveRiskWeights(deps(), member, newest.w)).toEqual({ ok: true, value: newest });
    expect(await memberRiskWeights(db, member)).toEqual(newest);
    expect(await memberRiskWeights(db, aMember())).toBeNull();

    await forgetRiskWeights(deps(), member);
    expect(await memberRiskWeights(db, member)).toBeNull();
    expect(await forgetRiskWeights(deps(), member)).toEqual({ ok: true, value: null });
  });

  it("come along at the sign-in where they are newer than the account's", async () => {
    const member = aMember();
    expect(await merged(member, older)).toMatchObject({ value: { riskWeights: older } });
    expect(await merged(member, newest)).toMatchObject({ value: { riskWeights: newest } });
    expect(await merged(member, older)).toMatchObject({ value: { riskWeights: newest } });
    expect(await merged(member, null)).toMatchObject({ value: { riskWeights: newest } });
    expect(await memberRiskWeights(db, member)).toEqual(newest);
  });
});

it("keeps twenty searches and twenty estimates of a member, the newest", async () => {
  const member = aMember();
  const at = (n: number) => new Date(START.getTime() - n * 1000);
  const looked = (from: number) => ({
    searches: Array.from({ length: 15 }, (_, n) => ({
      label: `町${from + n}`,
      draft: { town: `町${from + n}` },
      searchedAt: at(from + n),
    })),
    estimates: Array.from({ length: 15 }, (_, n) => ({ estimateId: `e${from + n}`, seenAt: at(from + n) })),
    riskWeights: null,
  });
  await mergeLooked(deps(), member, looked(15));

  const merged = await mergeLooked(deps(), member, looked(0));

  const names = Array.from({ length: 20 }, (_, n) => n);
  if (!merged.ok) throw new Error(merged.reason);
  expect(merged.value.searches.map(({ label }) => label)).toEqual(names.map((n) => `町${n}`));
  expect(merged.value.estimates.map(({ estimateId }) => estimateId)).toEqual(names.map((n) => `e${n}`));
  expect(await mergeLooked(deps(), member, { searches: [], estimates: [], riskWeights: null })).toEqual(merged);
});

it("forgets what a member looked up, and neither the weights nor anybody else's", async () => {
  const [member, other] = [aMember(), aMember()];
  const searches = [{ label: "豊洲", draft: { town: "豊洲" }, searchedAt: START }];
  const looked = { searches, estimates: [{ estimateId: "e", seenAt: START }], riskWeights: { w: "1-1-1-1-1-1", movedAt: START } };
  for (const one of [member, other]) await mergeLooked(deps(), one, looked);

  expect(await forgetLooked(deps(), member)).toEqual({ ok: true, value: { ...looked, searches: [], estimates: [] } });

  expect(await memberOverview(db, member)).toMatchObject({ searches: [], estimates: [] });
  expect(await memberOverview(db, other)).toMatchObject({ searches, estimates: looked.estimates });
});
