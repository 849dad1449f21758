import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pino } from "pino";
import { expect, it } from "vitest";
import { listSentMessages } from "#domain/identity/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { mailServer } from "#test/support/mail-server.ts";
import { siteMail, siteMailKinds } from "./site-mail.server.ts";

const { db } = await testDatabase();
const { url, received } = await mailServer();
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const log = pino({ level: "silent" });
const noReports = { bounceTo: null, dkim: null, spfInclude: null, sesTopics: [], sendgridKey: null, dsnSecret: null };
const settings = {
  mode: "production",
  smtpUrl: url,
  mailFrom: "no-reply@machinone.example.jp",
  operatorName: "まちのね",
  mail: noReports,
} as const;
const stop = "<https://site.test/api/estate/risk-notices/stop?token=t>";
const mail = {
  to: "hanako@example.jp",
  subject: "【まちのね】診断の記号が変わりました",
  text: "記号が変わりました。\n",
  messageId: "<risk-mail-1.2@site.test>",
  headers: { "List-Unsubscribe": stop, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};

it("hands mails of the site to the mail server, with the headers of one-click stopping and a message id of ours", async () => {
  const { send, close } = siteMail({ db, log }, settings, clock);

  expect(await send(mail)).toBe(true);
  expect(await send({ ...mail, to: "hanako@full.example.jp" })).toBe("refused");
  close();

  expect(received).toHaveLength(1);
  const [{ recipients, email } = { recipients: [], email: null }] = received;
  expect(recipients).toEqual(["hanako@example.jp"]);
  expect(email).toMatchObject({ subject: mail.subject, messageId: mail.messageId, from: { name: "まちのね" } });
  const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value;
  expect([header("list-unsubscribe"), header("list-unsubscribe-post")]).toEqual([stop, "List-Unsubscribe=One-Click"]);
});

it("keeps them in the one outbox in local mode", async () => {
  const { send, close } = siteMail({ db, log }, { ...settings, mode: "local" }, clock);

  expect(await send(mail)).toBe(true);
  expect(await send({ ...mail, to: "hanako@nowhere.invalid" })).toBe(false);
  close();

  const [kept] = await listSentMessages(db, { wanted: ["hanako@example.jp"], limit: 5 });
  expect(kept).toMatchObject({ medium: "EMAIL", subject: mail.subject, body: mail.text, username: null, code: null });
  expect(kept?.headers).toMatchObject({ From: "まちのね <no-reply@machinone.example.jp>", "Message-ID": mail.messageId });
});

it("does not start without a mail server where one is needed", () => {
  expect(() => siteMail({ db, log }, { ...settings, smtpUrl: null }, clock)).toThrow("SMTP_URL");
});

it("knows every kind of mail of every domain by a name of its own", async () => {
  const files = globSync("src/domain/**/*.ts").filter((file) => !/[.]test[.]ts$/.test(file));
  const declared = (await Promise.all(files.map((file) => readFile(file, "utf8")))).flatMap((text) =>
    [...text.matchAll(/MailKind<[^=]*= \{\s+kind: "([\w-]+)"/g)].map(([, kind]) => kind),
  );
  const kinds = siteMailKinds({ db, clock, meetingBaseUrl: null, randomBytes: (length) => new Uint8Array(length) }).map(({ kind }) => kind);

  expect(declared.length).toBeGreaterThan(10);
  expect(kinds.toSorted()).toEqual(declared.toSorted());
});
