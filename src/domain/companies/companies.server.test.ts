import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { A_PROFILE, aCompany, aMember, aStaffMember, companyHouse } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { preparedWords } from "#test/support/prepared-words.ts";
import { acceptInvitation, openInvitation } from "./accept-invitation.server.ts";
import { applyForCompany, saveCompany } from "./apply.server.ts";
import { authorise } from "./authorise.server.ts";
import { companyKeys, makeKey, revokeKey } from "./company-keys.server.ts";
import { decideCompany, renameCompany, reviewedCompanies } from "./decide.server.ts";
import { findCompanyByKey } from "./find-company-by-key.server.ts";
import { invitationsOf, inviteStaff, revokeInvitation } from "./invitations.server.ts";
import { companyMails } from "./mails.server.ts";
import { joinSampleCompany } from "./sample-staff.server.ts";
import { changeRole, colleagues, leaveCompany, removeStaff } from "./staff.server.ts";
import { forgetStaff, staffHere } from "./staff-store.server.ts";

const { db } = await testDatabase();
let house = companyHouse(db);

beforeEach(async () => {
  house = companyHouse(db);
  for (const table of ["company", "outbox", "opaque_link", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const application = { profile: A_PROFILE, staffName: "見本 花子" };
const mailsTo = async (to: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${to} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
};
const steps = async (entity: string) => {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, '->', to_state, actor) as step from transition where entity = ${entity} order by id`.execute(db);
  return rows.map(({ step }) => step);
};

describe("a member who applies for a company", () => {
  it("becomes its owner, waits for an operator, and is told by mail both times", async () => {
    const applied = await applyForCompany(house.deps, aMember("hana"), application);
    expect(applied).toMatchObject({
      ok: true,
      value: { ...A_PROFILE, email: "hana@example.com", newEmail: A_PROFILE.email, state: "applied", isSample: false },
    });
    expect(await authorise(db, aMember("hana"), "upload")).toEqual({ ok: false, reason: "not-allowed" });

    const [reviewed] = await reviewedCompanies(db, ["applied"]);
    expect(reviewed).toMatchObject({ staff: [{ role: "owner", email: "hana@example.com", name: "見本 花子" }], sameLicence: [] });
    const id = reviewed?.company.id ?? "";
    // Nobody has looked at its name yet: no mail with it goes to an address that anybody may have typed.
    expect(await mailsTo(A_PROFILE.email)).toEqual([]);
    expect(await decideCompany(house.deps, { id, decision: "approve", note: "" })).toMatchObject({ ok: true, value: { state: "live" } });

    expect(await authorise(db, aMember("hana"), "upload")).toMatchObject({ ok: true, value: { company: { id } } });
    expect(await mailsTo("hana@example.com")).toEqual(["company-applied", "inquiry-address-changes", "company-decided"]);
    expect(await mailsTo(A_PROFILE.email)).toEqual(["inquiry-address-asked"]);
    expect(await steps("company")).toEqual(["-> applied member", "applied -> live operator"]);
    expect(house.homesChanged).toEqual([id]);
  });

  it("works for one company at a time, and needs an address that the answer reaches", async () => {
    await applyForCompany(house.deps, aMember("hana"), application);
    expect(await applyForCompany(house.deps, aMember("hana"), application)).toEqual({ ok: false, reason: "already-staff" });
    expect(await applyForCompany(house.deps, aMember("unverified"), application)).toEqual({ ok: false, reason: "unverified" });
  });

  it("reads why it was rejected, puts it right and hands it in again", async () => {
    const applied = await applyForCompany(house.deps, aMember("hana"), application);
    if (!applied.ok) throw new Error(applied.reason);
    const { id } = applied.value;
    expect(await decideCompany(house.deps, { id, decision: "reject", note: " " })).toEqual({ ok: false, reason: "note-missing" });
    const rejected = await decideCompany(house.deps, { id, decision: "reject", note: "免許の年数が古くなっています" });
    if (!rejected.ok) throw new Error("not rejected");
    expect(rejected.value.decisionNote).toBe("免許の年数が古くなっています");

    const profile = { ...A_PROFILE, licence: "東京都知事(2)第99999号" };
    const again = await saveCompany(house.deps, aMember("hana"), { profile, seen: rejected.value.updatedAt });
    expect(again).toMatchObject({ ok: true, value: { state: "applied", licence: profile.licence, decisionNote: null } });
  });

  it("may withdraw by leaving, and nothing is left to decide", async () => {
    const applied = await applyForCompany(house.deps, aMember("hana"), application);
    expect(await leaveCompany(house.deps, aMember("hana"))).toEqual({ ok: true, value: null });
    expect(await staffHere(db, "hana")).toBeNull();
    const id = applied.ok ? applied.value.id : "";
    const decision = { id, decision: "approve", note: "" } as const;
    expect(await decideCompany(house.deps, decision)).toEqual({ ok: false, reason: { notFrom: "closed" } });
  });

  it("is shown to the operator beside others with the same licence", async () => {
    await aCompany(db, { id: "one" });
    await applyForCompany(house.deps, aMember("hana"), application);
    const [reviewed] = await reviewedCompanies(db, ["applied"]);
    expect(reviewed?.sameLicence).toEqual([`${A_PROFILE.name}one`]);
  });
});

describe("an approved company", () => {
  beforeEach(() => aCompany(db, { id: "one" }));
  const seen = new Date("2026-11-01T00:00:00Z");
  const now = () => staffHere(db, "owner-one");

  it("moves and gets a new telephone, but is renamed by an operator alone", async () => {
    const company = (await now())?.company;
    if (!company) throw new Error("no company");
    const profile = { ...A_PROFILE, name: company.name };
    const asked = { profile: { ...profile, address: "東京都港区" }, seen: company.updatedAt };
    expect(await saveCompany(house.deps, aMember("owner-one"), asked)).toMatchObject({ ok: true, value: { address: "東京都港区" } });
    expect(await saveCompany(house.deps, aMember("owner-one"), asked)).toEqual({ ok: false, reason: "conflict" });
    const seen = (await now())?.company.updatedAt ?? new Date(0);
    const renamed = { profile: { ...profile, name: "別の会社" }, seen };
    expect(await saveCompany(house.deps, aMember("owner-one"), renamed)).toEqual({ ok: false, reason: "not-renamed" });

    expect(await renameCompany(house.deps, { id: "one", licence: "東京都知事(2)第99999号" })).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ company: { licence: "東京都知事(2)第99999号", name: company.name } });
    expect(house.homesChanged).toEqual(["one", "one"]);
  });

  it.each(["agent-one", "billing-one"])("is not changed by %s", async (sub) => {
    expect(await saveCompany(house.deps, aMember(sub), { profile: A_PROFILE, seen })).toEqual({ ok: false, reason: "not-allowed" });
  });

  it("is suspended with a reason that every owner reads, and lives again", async () => {
    await aStaffMember(db, { companyId: "one", role: "owner", sub: "second" });
    await decideCompany(house.deps, { id: "one", decision: "suspend", note: "おとり広告の疑いを確認しています" });
    expect(await authorise(db, aMember("agent-one"), "change-listings")).toEqual({ ok: false, reason: "not-allowed" });
    expect([await mailsTo("owner-one@example.com"), await mailsTo("second@example.com"), await mailsTo("agent-one@example.com")]).toEqual([
      ["company-decided"],
      ["company-decided"],
      [],
    ]);
    await decideCompany(house.deps, { id: "one", decision: "resume", note: "" });
    expect(await authorise(db, aMember("agent-one"), "change-listings")).toMatchObject({ ok: true });
  });
});

describe("staff", () => {
  beforeEach(async () => {
    await aCompany(db, { id: "one" });
    await aCompany(db, { id: "two" });
  });

  it("of one company never see or touch those of another", async () => {
    const [mine, theirs] = [aMember("owner-one"), "staff-agent-two"];
    const seen = await colleagues(db, mine);
    expect(seen.ok && seen.value.map(({ sub }) => sub)).toEqual(["owner-one", "agent-one", "billing-one"]);
    expect(await changeRole(house.deps, mine, { id: theirs, role: "billing" })).toEqual({ ok: false, reason: "unknown" });
    expect(await removeStaff(house.deps, mine, { id: theirs })).toEqual({ ok: false, reason: "unknown" });
    expect(await staffHere(db, "agent-two")).toMatchObject({ staff: { role: "agent", companyId: "two" } });

    const made = await makeKey(house.deps, aMember("owner-two"), { label: "基幹" });
    const id = made.ok ? (made.value.keys[0]?.id ?? "") : "";
    expect(await companyKeys(db, mine)).toEqual({ ok: true, value: [] });
    expect(await revokeKey(house.deps, mine, { id })).toEqual({ ok: false, reason: "unknown" });

    const invited = await inviteStaff(house.deps, aMember("owner-two"), { email: "new@example.com", role: "agent" });
    const invitation = invited.ok ? (invited.value[0]?.id ?? "") : "";
    expect(await invitationsOf(db, mine)).toEqual({ ok: true, value: [] });
    expect(await revokeInvitation(house.deps, mine, { id: invitation })).toEqual({ ok: false, reason: "unknown" });
    expect(await invitationsOf(db, aMember("owner-two"))).toMatchObject({ ok: true, value: [{ id: invitation }] });
  });

  it.each(["agent-one", "billing-one"])("who are no owners manage nobody: %s", async (sub) => {
    const refused = { ok: false, reason: "not-allowed" };
    const asked = { id: "staff-owner-one", role: "agent" } as const;
    expect(await changeRole(house.deps, aMember(sub), asked)).toEqual(refused);
    expect(await removeStaff(house.deps, aMember(sub), asked)).toEqual(refused);
    expect(await inviteStaff(house.deps, aMember(sub), { email: "new@example.com", role: "owner" })).toEqual(refused);
    expect(await invitationsOf(db, aMember(sub))).toEqual(refused);
    expect(await makeKey(house.deps, aMember(sub), { label: "x" })).toEqual(refused);
    expect(await companyKeys(db, aMember(sub))).toEqual(refused);
  });

  it("are nothing to a member who works nowhere", async () => {
    expect(await colleagues(db, aMember("nobody"))).toEqual({ ok: false, reason: "not-staff" });
    expect(await makeKey(house.deps, aMember("nobody"), { label: "x" })).toEqual({ ok: false, reason: "not-staff" });
  });

  it("always keep an owner: the last neither leaves nor becomes something else", async () => {
    const owner = aMember("owner-one");
    const last = { ok: false, reason: "last-owner" };
    expect(await leaveCompany(house.deps, owner)).toEqual(last);
    expect(await changeRole(house.deps, owner, { id: "staff-owner-one", role: "agent" })).toEqual(last);
    expect(await removeStaff(house.deps, owner, { id: "staff-owner-one" })).toEqual(last);

    await changeRole(house.deps, owner, { id: "staff-agent-one", role: "owner" });
    expect(await leaveCompany(house.deps, owner)).toEqual({ ok: true, value: null });
    expect(await authorise(db, owner, "belong")).toEqual({ ok: false, reason: "not-staff" });
    expect(await steps("company_staff")).toEqual(["agent -> owner staff:staff-owner-one", "owner -> left staff:staff-owner-one"]);
  });

  it("who are removed are told, and come in no more", async () => {
    const left = await removeStaff(house.deps, aMember("owner-one"), { id: "staff-agent-one" });
    expect(left.ok && left.value.map(({ sub }) => sub)).toEqual(["owner-one", "billing-one"]);
    expect(await mailsTo("agent-one@example.com")).toEqual(["staff-removed"]);
    expect(await authorise(db, aMember("agent-one"), "read-listings")).toEqual({ ok: false, reason: "not-staff" });
  });

  it("go with their account", async () => {
    await inTransaction(db, (tx) => forgetStaff(tx, "agent-one"));
    expect([await staffHere(db, "agent-one"), await staffHere(db, "agent-two")]).toMatchObject([null, { staff: { role: "agent" } }]);
  });
});

describe("the sample company of local mode", () => {
  it("gets its sample owner once, and no real company gets one so", async () => {
    await aCompany(db, { id: "one" });
    const sample = { companyId: "one", sub: "mihon", name: "見本 太郎", email: "mihon-kaisha@example.com" };
    expect(await joinSampleCompany(house.deps, sample)).toBe(false);
    await sql`update company set is_sample = true`.execute(db);
    expect([await joinSampleCompany(house.deps, sample), await joinSampleCompany(house.deps, sample)]).toEqual([true, false]);
    expect(await authorise(db, aMember("mihon"), "manage-keys")).toMatchObject({ ok: true });
  });
});

describe("a key of a company", () => {
  beforeEach(() => aCompany(db, { id: "one" }));

  it("is answered once, opens the feed of its company until it is taken back, and every owner is told", async () => {
    const made = await makeKey(house.deps, aMember("owner-one"), { label: "基幹システム" });
    if (!made.ok) throw new Error(made.reason);
    const { key, keys } = made.value;
    expect(key).toMatch(/^mk_[\w-]{43}$/);
    expect(keys).toMatchObject([{ label: "基幹システム", prefix: key.slice(0, 9), lastUsedAt: null, revokedAt: null }]);
    expect(await findCompanyByKey(db, key, house.clock.now())).toMatchObject({ id: "one" });
    expect(await mailsTo("owner-one@example.com")).toEqual(["company-key-made"]);
    const { rows } = await sql<{ kept: string }>`select row_to_json(k)::text as kept from company_key k`.execute(db);
    expect(rows[0]?.kept).not.toContain(key.slice(9));

    await revokeKey(house.deps, aMember("owner-one"), { id: keys[0]?.id ?? "" });
    expect(await findCompanyByKey(db, key, house.clock.now())).toBeNull();
    expect(await companyKeys(db, aMember("owner-one"))).toMatchObject({ ok: true, value: [{ revokedAt: house.clock.now() }] });
  });

  it("is one of ten at most", async () => {
    for (let made = 0; made < 10; made += 1) await makeKey(house.deps, aMember("owner-one"), { label: `${made}` });
    expect(await makeKey(house.deps, aMember("owner-one"), { label: "11" })).toEqual({ ok: false, reason: "too-many" });
  });
});

describe("an invitation", () => {
  beforeEach(() => aCompany(db, { id: "one" }));

  /** Invites somebody and answers the token of the mail that goes out. */
  async function invited(email: string, role: "owner" | "agent" | "billing" = "agent"): Promise<string> {
    await inviteStaff(house.deps, aMember("owner-one"), { email, role });
    return linkOf(email);
  }
  async function linkOf(email: string): Promise<string> {
    const { rows } = await sql<{ facts: object }>`
      select facts from outbox where recipient = ${email} and kind = 'staff-invited' order by id desc limit 1`.execute(db);
    const words = await preparedWords(companyMails(house.deps), "staff-invited", rows[0]?.facts);
    return /invitation\/([\w-]+)/.exec(JSON.stringify(words))?.[1] ?? "";
  }
  const accept = (sub: string, token: string) => acceptInvitation(house.deps, aMember(sub), { token, staffName: "見本 太郎" });

  it("goes to one mailbox three times a day, however often it is taken back", async () => {
    const owner = aMember("owner-one");
    const invite = (email: string) => inviteStaff(house.deps, owner, { email, role: "agent" });
    for (const email of ["taro@example.com", "TARO@example.com", "taro+x@example.com"]) {
      const made = await invite(email);
      await revokeInvitation(house.deps, owner, { id: made.ok ? (made.value[0]?.id ?? "") : "" });
    }
    expect(await invite("taro@example.com")).toEqual({ ok: false, reason: "invited-often" });
    expect(await invite("jiro@example.com")).toMatchObject({ ok: true });
    house.clock.advance(days(1));
    expect(await invite("taro@example.com")).toMatchObject({ ok: true });
  });

  it("is accepted by the member of the invited address, once", async () => {
    const token = await invited("Taro@example.com", "billing");
    const opened = await openInvitation(house.deps, token);
    expect(opened).toMatchObject({ state: "open", companyName: `${A_PROFILE.name}one`, invitation: { role: "billing" } });
    expect(await accept("jiro", token)).toEqual({ ok: false, reason: "not-yours" });
    expect(await accept("taro", token)).toMatchObject({ ok: true, value: { staff: { role: "billing", email: "taro@example.com" } } });
    expect(await accept("taro", token)).toEqual({ ok: false, reason: "ended" });
    expect(await openInvitation(house.deps, token)).toMatchObject({ state: "accepted" });
    expect(await invitationsOf(db, aMember("owner-one"))).toEqual({ ok: true, value: [] });
  });

  it("ends after seven days, and the address can be invited again", async () => {
    const token = await invited("taro@example.com");
    expect(await inviteStaff(house.deps, aMember("owner-one"), { email: "TARO@example.com", role: "agent" })).toEqual({
      ok: false,
      reason: "already-invited",
    });
    house.clock.advance(days(7));
    expect(await openInvitation(house.deps, token)).toMatchObject({ state: "expired" });
    expect(await accept("taro", token)).toEqual({ ok: false, reason: "ended" });
    expect(await accept("taro", await invited("taro@example.com"))).toMatchObject({ ok: true });
  });

  it("opens nothing once it is taken back, and its mail no longer goes out", async () => {
    const token = await invited("taro@example.com");
    const waiting = await invitationsOf(db, aMember("owner-one"));
    await revokeInvitation(house.deps, aMember("owner-one"), { id: waiting.ok ? (waiting.value[0]?.id ?? "") : "" });
    expect(await openInvitation(house.deps, token)).toMatchObject({ state: "revoked" });
    expect(await accept("taro", token)).toEqual({ ok: false, reason: "ended" });
    expect(await linkOf("taro@example.com")).toBe("");
  });

  it("is refused to who works somewhere already, to a strange token and to a company that ended", async () => {
    await aCompany(db, { id: "two" });
    const token = await invited("agent-two@example.com");
    expect(await accept("agent-two", token)).toEqual({ ok: false, reason: "already-staff" });
    expect(await accept("taro", "x".repeat(43))).toEqual({ ok: false, reason: "unknown" });
    const another = await invited("taro@example.com");
    await decideCompany(house.deps, { id: "one", decision: "close", note: "終了のお申し出" });
    expect(await accept("taro", another)).toEqual({ ok: false, reason: "ended" });
  });

  it("is not sent to a colleague, nor to more than fifty people", async () => {
    const owner = aMember("owner-one");
    const refusal = await inviteStaff(house.deps, owner, { email: "agent-one@example.com", role: "agent" });
    expect(refusal).toEqual({ ok: false, reason: "already-staff" });
    for (let i = 3; i < 50; i += 1) await aStaffMember(db, { companyId: "one", role: "agent", sub: `many-${i}` });
    expect(await inviteStaff(house.deps, owner, { email: "taro@example.com", role: "agent" })).toEqual({ ok: false, reason: "too-many" });
  });
});
