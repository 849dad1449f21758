import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { authenticate } from "mailauth";
import { simpleParser } from "mailparser";
import { expect, it } from "vitest";
import { smtpCarrier } from "#platform/mail.server.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";
import { mailServer } from "#test/support/mail-server.ts";
import { ourSending, readDkimKey } from "./dkim-key.server.ts";

const { url, received } = await mailServer();
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
const names: Record<string, string[][]> = {
  "s1._domainkey.machinone.example": [[record]],
  "_dmarc.machinone.example": [["v=DMARC1; p=reject"]],
  "machinone.example": [["v=spf1 ip4:192.0.2.1 -all"]],
  "spf.machinone.example": [["v=spf1 ip4:192.0.2.1 -all"]],
  "minato.s1._domainkey.minato.example": [[record]],
  "_dmarc.minato.example": [["v=DMARC1; p=reject; adkim=s; aspf=s"]],
  "minato.example": [["v=spf1 include:spf.machinone.example -all"]],
};
/** A name server of this process. */
const resolver = async (name: string, kind: string) => {
  const found = kind === "TXT" ? names[name] : undefined;
  if (found) return found;
  throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
};
const stop = "<https://machinone.example/api/recommendation/stop?t=1>";
const OneClick = { "List-Unsubscribe": stop, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
const log = { warn: () => undefined, error: () => undefined };
const from = { name: "まちのね", address: "osusume@machinone.example" };
const sender = { name: "まちのね", homeUrl: "https://machinone.example/", contactUrl: "https://machinone.example/risk/contact" };

async function sentBy(settings: object, mail: object = {}) {
  received.length = 0;
  const carrier = smtpCarrier({ smtpUrl: url, from, log, ...settings });
  const framed = await frameMail({ subject: "【まちのね】条件に合う物件", title: "条件に合う物件", paragraphs: ["本文です。"] }, sender);
  expect(await carrier.send({ to: "hanako@example.jp", ...framed, headers: OneClick, ...mail })).toBe(true);
  carrier.close();
  const [mailReceived] = received;
  if (!mailReceived) throw new Error("nothing arrived");
  return mailReceived;
}

it("a mail is signed so that another's verifier believes it, with both headers of one-click stopping", async () => {
  const dkim = readDkimKey({ key: pem, selector: "s1", domain: "machinone.example" });
  const { raw, envelopeFrom } = await sentBy({ dkim });

  const checked = await authenticate(raw, { ip: "192.0.2.1", helo: "mail.machinone.example", sender: envelopeFrom, resolver });
  const [signature] = checked.dkim.results;
  expect(signature?.status.result).toBe("pass");
  expect(checked.spf).toMatchObject({ status: { result: "pass" } });
  expect(checked.dmarc).toMatchObject({ status: { result: "pass" } });
  const header = /^DKIM-Signature:[\s\S]*?(?=^\S)/m.exec(raw.toString())?.[0].replace(/\s+/g, "").toLowerCase() ?? "";
  const signed = /;h=([^;]+);/.exec(header)?.[1]?.split(":");
  expect(signed).toEqual(expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]));
});

it("the header pair is as RFC 8058 has it: one https address, and the one word", async () => {
  const { raw } = await sentBy({});
  const parsed = await simpleParser(raw);
  const header = (key: string) => parsed.headerLines.filter((line) => line.key === key).map(({ line }) => line.replace(/\r\n\s+/g, " "));

  expect(header("list-unsubscribe")).toEqual([`List-Unsubscribe: ${stop}`]);
  expect(header("list-unsubscribe-post")).toEqual(["List-Unsubscribe-Post: List-Unsubscribe=One-Click"]);
  expect(parsed.html).toContain("<h1");
  expect(parsed.text).toContain("本文です。");
});

it("a mail from an office's own domain is signed for it and goes back there; without a key of ours it is from us", async () => {
  const dkim = readDkimKey({ key: pem, selector: "s1", domain: "machinone.example" });
  const office = { name: "みなと住販", address: "info@minato.example" };
  const bounceTo = "bounce@machinone.example";
  const own = await sentBy({ dkim, bounceTo }, { from: { ...office, office: "minato" }, replyTo: office });

  expect(own.email.from).toMatchObject(office);
  expect(own.envelopeFrom).toBe(office.address);
  const checked = await authenticate(own.raw, { ip: "192.0.2.1", helo: "mail.machinone.example", sender: own.envelopeFrom, resolver });
  expect(checked.dkim.results[0]).toMatchObject({ signingDomain: "minato.example", status: { result: "pass", aligned: "minato.example" } });
  expect(checked.spf).toMatchObject({ domain: "minato.example", status: { result: "pass" } });
  expect(checked.dmarc).toMatchObject({ status: { result: "pass" } });

  const ours = await sentBy({ bounceTo }, { from: { ...office, office: "minato" } });
  expect(ours.email.from).toMatchObject({ name: office.name, address: from.address });
  expect(ours.envelopeFrom).toBe(bounceTo);
});

it("where we send from domains of others, ours is told by the key that signs", () => {
  const dkim = { key: pem, selector: "s1", domain: "machinone.example" };
  const ours = ourSending({ dkim, spfInclude: "spf.machinone.example" });
  expect(ours).toMatchObject({ domain: "machinone.example", selector: "s1", includes: "spf.machinone.example" });
  expect(record).toContain(`p=${ours?.publicKey}`);
  expect([ourSending({ dkim, spfInclude: null }), ourSending({ dkim: null, spfInclude: "x.example" })]).toEqual([null, null]);
});

it("a key is read from a file or from one line; one that signs nothing stops the start", async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "dkim-")), "key.pem");
  writeFileSync(file, pem);
  const of = (key: string) => readDkimKey({ key, selector: "s1", domain: "machinone.example" }).key.asymmetricKeyType;
  const curve = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();

  expect([of(file), of(pem.replaceAll("\n", "\\n"))]).toEqual(["rsa", "rsa"]);
  for (const key of [curve, "/nowhere.pem", "-----BEGIN nothing"]) expect(() => of(key)).toThrow("MAIL_DKIM_KEY");
});
