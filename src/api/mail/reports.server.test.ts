import { createSign, generateKeyPairSync, sign } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { newService } from "#api/http/service.ts";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import type { MailKind } from "#domain/notifications/core/types.ts";
import { queueMail, registerMail } from "#domain/notifications/index.server.ts";
import { isSuppressed } from "#domain/notifications/suppression/suppression.server.ts";
import { days } from "#kernel/duration.ts";
import { ok, refused } from "#kernel/result.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { addReports } from "./reports.ts";

const TOPIC = "arn:aws:sns:ap-northeast-1:123456789012:ses-reports";
const CERTIFICATE = `https://sns.ap-northeast-1.amazonaws.com/SimpleNotificationService-${"a".repeat(32)}.pem`;
const SECRET = "s".repeat(32);
const amazon = generateKeyPairSync("rsa", { modulusLength: 2048 });
const sendgrid = generateKeyPairSync("ec", { namedCurve: "P-256" });
const fetched: string[] = [];
const clock = movableClock(new Date("2026-11-24T03:00:00.123Z"));
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => {
  fetched.length = 0;
});

const service = (without: object = {}) => {
  const made = newService();
  addReports(made, {
    db,
    clock,
    callerKey: () => "one",
    mailReports: {
      sesTopics: [TOPIC],
      sendgridKey: sendgrid.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
      dsnSecret: SECRET,
      fetchOutside: async (url) => {
        fetched.push(url);
        if (url === CERTIFICATE) return ok(Buffer.from(amazon.publicKey.export({ type: "spki", format: "pem" })));
        return url.startsWith("https://sns.ap-northeast-1.amazonaws.com/?") ? ok(new Uint8Array()) : refused("bad-status");
      },
      ...without,
    },
  });
  return made;
};

/** A message as Amazon signs it, version 2. */
function signed(message: Record<string, string>): string {
  const full: Record<string, string> = {
    MessageId: "m-1",
    Timestamp: "2026-11-24T03:00:00.000Z",
    TopicArn: TOPIC,
    SignatureVersion: "2",
    ...message,
  };
  const names =
    full.Type === "Notification"
      ? ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"]
      : ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"];
  const words = names.flatMap((name) => (full[name] === undefined ? [] : [`${name}\n${full[name]}\n`])).join("");
  const Signature = createSign("RSA-SHA256").update(words).sign(amazon.privateKey, "base64");
  return JSON.stringify({ SigningCertURL: CERTIFICATE, ...full, Signature });
}

const post = async (path: string, body: string, headers: Record<string, string> = {}, without: object = {}) =>
  (
    await service(without).request(`/reports/${path}`, {
      method: "POST",
      body,
      headers: { "content-type": "text/plain; charset=UTF-8", ...headers },
    })
  ).status;
const ses = (kind: "Bounce" | "Complaint", address: string, more: object = {}) => {
  const told = { feedbackId: `f-${address}-${kind}-${clock.now().getTime()}`, bounceType: "Permanent", ...more };
  const about =
    kind === "Bounce"
      ? { bounce: { ...told, bouncedRecipients: [{ emailAddress: address }] } }
      : { complaint: { ...told, complainedRecipients: [{ emailAddress: address }] } };
  return signed({ Type: "Notification", Message: JSON.stringify({ notificationType: kind, ...about }) });
};
const timesOf = async (reason: string) =>
  (
    await sql<{
      times: number;
    }>`select times from mail_suppression where reason = ${reason} order by first_at desc, times desc limit 1`.execute(db)
  ).rows[0]?.times;

it("a signed bounce and a signed complaint of SES stop mails, once however often they are told", async () => {
  expect([await post("ses", ses("Bounce", "Gone@example.jp")), await post("ses", ses("Complaint", "花子 <angry@example.jp>"))]).toEqual([
    204, 204,
  ]);
  expect(await post("ses", ses("Complaint", "angry@example.jp"))).toBe(204);

  expect([await isSuppressed(db, "gone@example.jp"), await isSuppressed(db, "ANGRY@example.jp")]).toEqual(["hard_bounced", "complained"]);
  expect(await isSuppressed(db, "hanako@example.jp")).toBeNull();
  expect(await timesOf("bounce")).toBe(1);
});

it("a mailbox that takes nothing is gone after three different days", async () => {
  const states: unknown[] = [];
  for (const wait of [0, 0, 1, 1]) {
    clock.advance(days(wait) + 1);
    await post("ses", ses("Bounce", "full@example.jp", { bounceType: "Transient" }));
    states.push(await isSuppressed(db, "full@example.jp"));
  }
  expect(states).toEqual([null, null, null, "hard_bounced"]);
});

it("a foreign topic is refused before anything is fetched, however well it is signed", async () => {
  const foreign = "arn:aws:sns:ap-northeast-1:999999999999:theirs";
  const message = JSON.stringify({
    notificationType: "Bounce",
    bounce: { feedbackId: "x", bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "victim@example.jp" }] },
  });

  expect(await post("ses", signed({ Type: "Notification", TopicArn: foreign, Message: message }))).toBe(401);
  expect(
    await post(
      "ses",
      signed({ Type: "SubscriptionConfirmation", TopicArn: foreign, Message: "", Token: "t", SubscribeURL: "https://evil.example/" }),
    ),
  ).toBe(401);
  expect(fetched).toEqual([]);
  expect(await isSuppressed(db, "victim@example.jp")).toBeNull();
});

it("a message that was changed, or is signed from elsewhere, is refused", async () => {
  const changed = ses("Bounce", "other@example.jp").replaceAll("other@", "victim@");
  const elsewhere = JSON.stringify({ ...JSON.parse(ses("Bounce", "victim@example.jp")), SigningCertURL: "https://evil.example/a.pem" });

  expect([await post("ses", changed), await post("ses", elsewhere), await post("ses", "{")]).toEqual([401, 401, 401]);
  expect(fetched).toEqual([CERTIFICATE]);
  expect(await isSuppressed(db, "victim@example.jp")).toBeNull();
});

it("a subscription of our topic is confirmed at Amazon alone, and never ended", async () => {
  const url = `https://sns.ap-northeast-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=t`;
  const asked = { Message: "confirm", Token: "t" };

  expect(await post("ses", signed({ ...asked, Type: "SubscriptionConfirmation", SubscribeURL: url }))).toBe(204);
  expect(
    await post(
      "ses",
      signed({ ...asked, Type: "SubscriptionConfirmation", SubscribeURL: "https://evil.example/?Action=ConfirmSubscription" }),
    ),
  ).toBe(401);
  expect(await post("ses", signed({ ...asked, Type: "UnsubscribeConfirmation", SubscribeURL: url }))).toBe(204);
  expect(fetched.filter((each) => each !== CERTIFICATE).map((each) => new URL(each).searchParams.get("Action"))).toEqual([
    "ConfirmSubscription",
  ]);
});

it("SendGrid's events count if it signed just these bytes", async () => {
  const events = JSON.stringify([
    { email: "Gone2@example.jp", event: "bounce", type: "bounce", sg_event_id: "e1" },
    { email: "spam2@example.jp", event: "spamreport", sg_event_id: "e2" },
    { email: "blocked2@example.jp", event: "bounce", type: "blocked", sg_event_id: "e3" },
    { email: "hanako@example.jp", event: "delivered", sg_event_id: "e4" },
    null,
  ]);
  const at = String(clock.now().getTime() / 1000 - 60);
  const header = { "x-twilio-email-event-webhook-timestamp": at, "content-type": "application/json" };
  const signature = sign("sha256", Buffer.from(at + events), sendgrid.privateKey).toString("base64");
  const right = { ...header, "x-twilio-email-event-webhook-signature": signature };

  expect(await post("sendgrid", events.replace("hanako", "victim"), right)).toBe(401);
  expect(await post("sendgrid", events, header)).toBe(401);
  expect([await post("sendgrid", events, right), await post("sendgrid", events, right)]).toEqual([204, 204]);
  const states = ["gone2", "spam2", "blocked2", "hanako"].map((name) => isSuppressed(db, `${name}@example.jp`));
  expect(await Promise.all(states)).toEqual(["hard_bounced", "complained", null, null]);
});

it("what was signed long ago is nothing new, though it is not remembered any more", async () => {
  const old = new Date(clock.now().getTime() - days(26));
  const at = String(Math.floor(old.getTime() / 1000));
  const events = JSON.stringify([{ email: "replayed@example.jp", event: "spamreport", sg_event_id: "old" }]);
  const signature = sign("sha256", Buffer.from(at + events), sendgrid.privateKey).toString("base64");
  const header = { "x-twilio-email-event-webhook-timestamp": at, "x-twilio-email-event-webhook-signature": signature };
  expect(await post("sendgrid", events, header)).toBe(401);
  const complaint = { ...JSON.parse(ses("Complaint", "replayed@example.jp")), Timestamp: old.toISOString() };
  expect(await post("ses", signed(complaint))).toBe(401);
  expect(await isSuppressed(db, "replayed@example.jp")).toBeNull();
});

const KIND: MailKind<object> = { kind: "test-dsn", isAskedByAnybody: false, write: () => ({ subject: "", paragraphs: [] }) };
const dsn = (id: string, to: string, status = "5.1.1") =>
  `From: MAILER-DAEMON@mx.example.jp
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

The mail could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.jp

Final-Recipient: rfc822; ${to}
Action: failed
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 no such
  user here

--b
Content-Type: message/rfc822

Message-ID: ${id}
Subject: test

--b--
`.replaceAll("\n", "\r\n");

/** The ids under which mails to these addresses, put in at the same moment, went out. */
async function sentTo(...addresses: string[]): Promise<string[]> {
  const carried: Mail[] = [];
  await inTransaction(db, async (tx) => {
    for (const to of addresses) await queueMail(tx, KIND, { to, at: clock.now(), facts: {} });
  });
  await sendDueMails({
    ...{ db, clock, log: pino({ level: "silent" }), operatorName: "まちのね", origin: () => "https://machinone.example" },
    mails: [registerMail(KIND)],
    send: async (mail) => carried.push(mail) > 0,
  });
  return addresses.map((address) => carried.find(({ to }) => to === address)?.messageId ?? "");
}
const BY_MAIL = { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822" };

it("a report by mail is believed of a mail of ours to that address, and of nothing else", async () => {
  const [id = ""] = await sentTo("Gone3@example.jp");

  expect(await post("dsn", dsn(id, "gone3@example.jp"))).toBe(401);
  expect(await post("dsn", dsn(id, "victim@example.jp"), BY_MAIL)).toBe(204);
  expect(await post("dsn", dsn(id.replace(/mail-\d+/, "mail-999999"), "gone3@example.jp"), BY_MAIL)).toBe(204);
  expect([await isSuppressed(db, "gone3@example.jp"), await isSuppressed(db, "victim@example.jp")]).toEqual([null, null]);
  expect(await post("dsn", dsn(id, "gone3@example.jp"), BY_MAIL)).toBe(204);
  expect(await isSuppressed(db, "gone3@example.jp")).toBe("hard_bounced");
});

it("whoever has had a mail cannot make up a report of another that left at the same moment", async () => {
  const [own = ""] = await sentTo("curious@example.jp", "victim2@example.jp");
  const [, number = "", told = ""] = /mail-(\d+)\.([^@]+)@/.exec(own) ?? [];
  const next = String(Number(number) + 1);
  for (const guess of [told, String(clock.now().getTime()), "00000000-0000-4000-8000-000000000000"])
    expect(await post("dsn", dsn(`<mail-${next}.${guess}@machinone.example>`, "victim2@example.jp"), BY_MAIL)).toBe(204);

  expect(await isSuppressed(db, "victim2@example.jp")).toBeNull();
});

it("what nobody is trusted to report is not there, and nothing too long is read", async () => {
  const nobody = { sesTopics: [], sendgridKey: null, dsnSecret: null };

  for (const path of ["ses", "sendgrid", "dsn"]) {
    expect(await post(path, "{}", {}, nobody)).toBe(404);
    expect(await post(path, "a".repeat(600_000))).toBe(413);
  }
});
