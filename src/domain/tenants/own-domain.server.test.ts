import { generateKeyPairSync } from "node:crypto";
import { sql } from "kysely";
import { authenticate } from "mailauth";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { movableClock } from "#platform/clock.ts";
import { smtpCarrier } from "#platform/mail.server.ts";
import { ourSending, readDkimKey } from "#platform/mail-domain/dkim-key.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { mailServer } from "#test/support/mail-server.ts";
import { aTenant, someBytes } from "#test/support/tenants.ts";
import { findTenant, inviteCustomer, setUpTenant, tenantMails } from "./index.server.ts";
import { checkAllTenantMails, checkTenantMail } from "./register/check-mail.server.ts";

const { db } = await testDatabase();
const { url, received } = await mailServer();
const clock = movableClock(new Date("2026-11-24T00:00:00Z"));
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const dkim = { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), selector: "s1", domain: "machinone.example" };
const ours = ourSending({ dkim, spfInclude: "spf.machinone.example" });
const record = `v=DKIM1; k=rsa; p=${ours?.publicKey}`;
const PUBLISHED = {
  "minato.example": ["v=spf1 include:spf.machinone.example ~all"],
  "minato.s1._domainkey.minato.example": [record],
  "_dmarc.minato.example": ["v=DMARC1; p=reject; adkim=s; aspf=s"],
};
/** What stands in DNS. */
let names: Record<string, string[]> = {};
const deps = { db, clock, randomBytes: someBytes(), jobs: { send: async () => undefined } };
const checking = { db, clock, ours, findTexts: async (name: string) => names[name] ?? [] };
const check = (given: object = {}) => checkTenantMail({ ...checking, ...given }, { key: "minato", selector: null, actor: "operator" });

beforeEach(async () => {
  for (const table of ["tenant", "outbox", "opaque_link", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
  names = {
    ...PUBLISHED,
    "machinone.example": ["v=spf1 include:spf.machinone.example ~all"],
    "spf.machinone.example": ["v=spf1 ip4:192.0.2.1 -all"],
    "s1._domainkey.machinone.example": [record],
    "minato.s1._domainkey.machinone.example": [record],
    "_dmarc.machinone.example": ["v=DMARC1; p=reject"],
  };
  await aTenant(db, { key: "minato", name: "みなと住販", email: "agent@minato.example", mailDomain: "minato.example" });
});

/** The mail to a customer who is invited, as a server gets it, and what another's verifier makes of it. */
async function invited(to: string) {
  received.length = 0;
  await inviteCustomer(deps, { tenant: "minato", email: to, name: null });
  const log = pino({ level: "silent" });
  const from = { name: "まちのね", address: "osusume@machinone.example" };
  const carrier = smtpCarrier({ smtpUrl: url, from, log, dkim: readDkimKey(dkim), bounceTo: "bounce@machinone.example" });
  const around = { db, clock, log, operatorName: "まちのね", origin: () => "https://machinone.example" };
  await sendDueMails({ ...around, mails: tenantMails(deps), send: carrier.send });
  carrier.close();
  const [mail] = received;
  if (!mail) throw new Error("nothing arrived");
  const resolver = async (name: string, kind: string) => {
    const found = kind === "TXT" ? names[name]?.map((text) => [text]) : undefined;
    if (found) return found;
    throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
  };
  const sender = mail.envelopeFrom;
  return { ...mail, checked: await authenticate(mail.raw, { ip: "192.0.2.1", helo: "mail.machinone.example", sender, resolver }) };
}

const steps = async () =>
  (
    await sql<{ step: string }>`select actor || ': ' || reason as step from transition where entity = 'tenant' order by id`.execute(db)
  ).rows.map(({ step }) => step);

describe("mails of an office", () => {
  it("go out from its own domain once everything stands there, so that another's verifier believes each", async () => {
    expect(await check()).toMatchObject({ ok: true, value: { isReady: true } });
    const { email, envelopeFrom, checked } = await invited("hana@example.jp");

    expect(email.from).toMatchObject({ name: "みなと住販", address: "agent@minato.example" });
    expect(email.replyTo).toMatchObject([{ address: "agent@minato.example" }]);
    expect(envelopeFrom).toBe("agent@minato.example");
    expect(checked.dkim.results).toMatchObject([{ signingDomain: "minato.example", status: { result: "pass" } }]);
    expect(checked.spf).toMatchObject({ status: { result: "pass" } });
    expect(checked.dmarc).toMatchObject({ status: { result: "pass" } });
    expect(await steps()).toEqual(["operator: mails from minato.example"]);
  });

  it.each([
    ["SPF that does not include us", { "minato.example": ["v=spf1 include:other.example ~all"] }],
    ["no key", { "minato.s1._domainkey.minato.example": [] }],
    ["the key of another", { "minato.s1._domainkey.minato.example": [`v=DKIM1; k=rsa; p=${"A".repeat(392)}`] }],
    ["no DMARC", { "_dmarc.minato.example": [] }],
  ])("come from ours again from the day on which its domain has %s", async (_, changed) => {
    await check();
    names = { ...names, ...changed };
    await checkAllTenantMails(checking, { onFailure: (error) => expect(error).toBeNull() });
    const { email, envelopeFrom, checked } = await invited("hana@example.jp");

    expect(email.from).toMatchObject({ address: "osusume@machinone.example" });
    expect(email.html).toContain("みなと住販");
    expect(envelopeFrom).toBe("bounce@machinone.example");
    expect(checked.dmarc).toMatchObject({ status: { result: "pass" } });
    expect(await findTenant(db, "minato")).toMatchObject({ isMailReady: false });
    expect((await steps())[1]).toMatch(/^system: mails not from minato\.example: SPF /);
  });

  it("come from ours while DNS says nothing, where nothing is signed by us, and under a name of the key that is not ours", async () => {
    const silent = async () => Promise.reject(new Error("ESERVFAIL"));
    expect(await check({ findTexts: silent })).toMatchObject({ value: { isReady: false } });
    expect(await check({ ours: null })).toMatchObject({ value: { isReady: false } });
    const other = { key: "minato", selector: "s2", actor: "operator" } as const;
    names = { ...names, "s2._domainkey.minato.example": [record] };
    expect(await checkTenantMail(checking, other)).toMatchObject({ value: { isReady: false } });
    expect(await steps()).toEqual([]);
  });

  it("come from ours where the domain lets another office alone write from there", async () => {
    await check();
    await aTenant(db, { key: "thief", mailDomain: "minato.example" });
    expect(await checkTenantMail(checking, { key: "thief", selector: null, actor: "operator" })).toMatchObject({
      value: { isReady: false },
    });
    expect(await checkTenantMail(checking, { key: "thief", selector: "minato.s1", actor: "operator" })).toMatchObject({
      value: { isReady: false },
    });
  });

  it("come from ours once its domain is another, which nobody has looked up; and never from our own in its name", async () => {
    await check();
    await setUpTenant(deps, { key: "minato", mailDomain: "machinone.example" });
    expect(await findTenant(db, "minato")).toMatchObject({ isMailReady: false, spf: "unchecked", dkim: "unchecked", dmarc: "unchecked" });
    expect(await check()).toMatchObject({ value: { isReady: false } });
    await setUpTenant(deps, { key: "minato", mailDomain: null });
    expect(await check()).toEqual({ ok: false, reason: "no-domain" });
  });
});
