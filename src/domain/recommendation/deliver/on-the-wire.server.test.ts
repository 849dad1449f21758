import { generateKeyPairSync } from "node:crypto";
import { authenticate } from "mailauth";
import { simpleParser } from "mailparser";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { deliveryMails } from "#domain/recommendation/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { movableClock } from "#platform/clock.ts";
import { smtpCarrier } from "#platform/mail.server.ts";
import { readDkimKey } from "#platform/mail-domain/dkim-key.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testApi } from "#test/support/api.ts";
import { mailServer, type ReceivedMail } from "#test/support/mail-server.ts";
import { recommended } from "#test/support/recommended.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { makeDigest } from "./digests.server.ts";

/** Half past six in the evening in Japan. */
const clock = movableClock(new Date("2026-11-24T09:30:00Z"));
const { url, received } = await mailServer();
const at = await recommended(clock);
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
const names: Readonly<Record<string, string>> = {
  "s1._domainkey.machinone.example.jp": record,
  "_dmarc.machinone.example.jp": "v=DMARC1; p=reject",
};
const resolver = async (name: string, kind: string) => {
  const found = kind === "TXT" ? names[name] : undefined;
  if (found !== undefined) return [[found]];
  throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
};

/** As RFC 8058 has it: no cookie, no origin, a form. */
const ONE_CLICK = { method: "POST", body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } };

/** The digests of a member and of an office's customer, as a mail server gets them. */
beforeAll(async () => {
  await at.homes(Array.from({ length: 12 }, (_, i) => ({ id: `h${i}`, price: 40_000_000 + i * 1_000_000 })));
  await at.settings("hana", { digestHour: 18 });
  await at.query("hana");
  await aTenant(at.db, { key: "wire-home", approval: "auto", name: "電線ホーム" });
  await aTenantCustomer(at.db, { tenant: "wire-home", id: "c1", email: "taro@example.jp" });
  const query = { tenant: "wire-home", customerId: "c1", id: "q1", state: "active", wish: A_WISH, at: clock.now() } as const;
  await withTenant(at.db, "wire-home", (tx) => addQuery(tx, query));
  for (const recipient of ["member:hana", "customer:wire-home:c1"]) expect(await makeDigest(at.deps, recipient)).toBe("queued");
  const log = pino({ level: "silent" });
  const dkim = readDkimKey({ key, selector: "s1", domain: "machinone.example.jp" });
  const from = { name: "まちのね", address: "osusume@machinone.example.jp" };
  const { send, close } = smtpCarrier({ smtpUrl: url, from, log, dkim });
  const around = {
    db: at.db,
    clock,
    log,
    operatorName: "まちのね",
    operatorAddress: "東京都千代田区1-1",
    licenceNumber: "東京都知事(1)第1号",
  };
  expect(await sendDueMails({ ...around, origin: () => "https://machinone.example.jp", mails: deliveryMails(at.deps), send })).toBe(2);
  close();
});

function mailTo(address: string): ReceivedMail {
  const mail = received.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`nothing arrived for ${address}`);
  return mail;
}

describe.each([
  ["a member", "hana@example.jp", "https://machinone.example.jp/api/mail/stop", "まちのね"],
  ["an office's customer", "taro@example.jp", "https://machinone.example.jp/api/recommender/stop", "電線ホーム"],
])("the digest of %s", (_, address, stop, sender) => {
  it("is believed by another's verifier, its headers of one-click stopping signed with it", async () => {
    const { raw, envelopeFrom } = mailTo(address);
    const { dkim, dmarc } = await authenticate(raw, { ip: "192.0.2.1", helo: "mail.machinone.example.jp", sender: envelopeFrom, resolver });
    expect(dkim.results.map(({ status }) => status.result)).toEqual(["pass"]);
    expect(dmarc).toMatchObject({ status: { result: "pass" } });
    const header = /^DKIM-Signature:[\s\S]*?(?=^\S)/m.exec(raw.toString())?.[0].replace(/\s+/g, "").toLowerCase() ?? "";
    expect(/;h=([^;]+);/.exec(header)?.[1]?.split(":")).toEqual(expect.arrayContaining(["list-unsubscribe", "list-unsubscribe-post"]));
  });

  it("is read by a mail program: ten homes in both parts, who sends it, within 80 KB", async () => {
    const { raw, email } = mailTo(address);
    const { html, text = "", from } = await simpleParser(raw);
    expect(from?.value).toEqual([{ address: "osusume@machinone.example.jp", name: sender }]);
    expect(raw.length).toBeLessThan(80 * 1024 * 1.4);
    expect(new TextEncoder().encode(email.html).length).toBeLessThanOrEqual(80 * 1024);
    const pages = (words: string) =>
      new Set([...words.matchAll(/\/recc\/loading\?to=\w+&(?:amp;)?n=\d+/g)].map(([page]) => page.replace("&amp;", "&")));
    expect(pages(html || "").size).toBe(10);
    expect(pages(text)).toEqual(pages(html || ""));
  });

  it("names one address, where a plain POST of its provider stops it, again and again", async () => {
    const { headerLines } = await simpleParser(mailTo(address).raw);
    const header = (name: string) => headerLines.filter((line) => line.key === name).map(({ line }) => line.replace(/\r\n\s+/g, " "));
    expect(header("list-unsubscribe-post")).toEqual(["List-Unsubscribe-Post: List-Unsubscribe=One-Click"]);
    const [, pressed = ""] = /^List-Unsubscribe: <(https:[^<>,]+)>$/.exec(header("list-unsubscribe").join()) ?? [];
    expect(pressed).toMatch(new RegExp(`^${stop.replaceAll(".", "\\.")}\\?token=[\\w-]{43}$`));
    const { app } = testApi(at.db, null);
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.request(pressed.replace("https://machinone.example.jp", ""), ONE_CLICK);
      expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    }
    const recipient = address.startsWith("hana") ? "member:hana" : "customer:wire-home:c1";
    clock.moveTo(new Date("2026-11-25T09:30:00Z"));
    expect(await makeDigest(at.deps, recipient)).toBe("unwanted");
  });
});
