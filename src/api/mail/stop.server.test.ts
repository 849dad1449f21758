import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { makeLink } from "#domain/notifications/links/opaque-links.server.ts";
import { MAIL_STOP } from "#domain/notifications/links/purposes.ts";
import { recipientOf, stopSubject, usualSettings } from "#domain/notifications/settings/rules.ts";
import { readSettings, saveSettings } from "#domain/notifications/settings/settings.server.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

let db: Db;
let made = 0;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const ON = { mail: true, line: false };

/** Somebody who gets two topics by mail, and the stop link of one of their mails. */
async function aReader() {
  made += 1;
  const member = { sub: `reader-${made}`, username: "me", accessToken: "", isEmailVerified: true };
  const api = testApi(db, null, { randomBytes, callerKey: () => "one mailbox provider" });
  const getUser = async () => ({ username: "me", sub: member.sub, attributes: { email: "taro@example.jp", email_verified: "true" } });
  const wanted = { ...usualSettings(""), choices: { ...usualSettings("").choices, recommendation: ON, kyugake: ON } };
  await saveSettings({ ...api.deps, getUser }, member, {
    wanted,
    seen: 0,
    textVersion: currentText("kyugake-mail").version,
    sourceHash: null,
  });
  const token = await makeLink(api.deps, MAIL_STOP, stopSubject(recipientOf(member), "kyugake"));
  const choices = async () => (await readSettings(db, recipientOf(member))).choices;
  return { ...api, token, choices };
}

/** As RFC 8058 has it: no cookie, no origin, a form. */
const oneClick = { method: "POST", body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } };

describe("the one-click stop", () => {
  it("takes a plain POST of a mailbox provider, the second time and after 31 days too, and redirects nowhere", async () => {
    const { app, token, choices, clock } = await aReader();
    const press = () => app.request(`/api/mail/stop?token=${token}`, oneClick);
    const first = await press();
    expect([first.status, first.headers.get("location"), await first.json()]).toEqual([200, null, { done: true }]);
    expect(await choices()).toMatchObject({ recommendation: ON, kyugake: { mail: false, line: false } });
    expect((await press()).status).toBe(200);
    clock.advance(days(31));
    expect((await press()).status).toBe(200);
  });

  it("takes a form in parts, and no body at all", async () => {
    for (const init of [{ method: "POST" }, { method: "POST", body: formOf("List-Unsubscribe", "One-Click") }]) {
      const { app, token, choices } = await aReader();
      expect((await app.request(`/api/mail/stop?token=${token}`, init)).status).toBe(200);
      expect((await choices()).kyugake).toEqual({ mail: false, line: false });
    }
  });

  it("goes through for hundreds from one address in a second", async () => {
    const { app, token } = await aReader();
    for (let n = 0; n < 200; n++) expect((await app.request(`/api/mail/stop?token=${token}`, oneClick)).status).toBe(200);
  });

  it("changes nothing when it is only looked at, and leads to the page", async () => {
    const { app, token, choices } = await aReader();
    for (const method of ["GET", "HEAD"]) {
      const answer = await app.request(`/api/mail/stop?token=${token}`, { method });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/settings/notification#stop=${token}`]);
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await choices()).kyugake).toEqual(ON);
  });

  it("knows no other token", async () => {
    const { app } = await aReader();
    expect((await app.request(`/api/mail/stop?token=${"a".repeat(43)}`, oneClick)).status).toBe(404);
    expect((await app.request("/api/mail/stop?token=short", oneClick)).status).toBe(422);
  });
});

describe("the page of a stop link", () => {
  it("is told which mail of which address, stops it or everything, and takes that back", async () => {
    const { post, token } = await aReader();
    const seen = { topic: "kyugake", address: "t***@e***", isOn: true, isAnyOn: true, canUndo: false };
    expect(await post("/api/mail/stops/look", { token })).toMatchObject({ status: 200, body: seen });
    expect((await post("/api/mail/stops", { token, what: "topic" })).body).toEqual({ ...seen, isOn: false, canUndo: true });
    expect((await post("/api/mail/stops", { token, what: "all" })).body).toMatchObject({ isAnyOn: false });
    expect((await post("/api/mail/stops/undo", { token })).body).toEqual(seen);
    expect((await post("/api/mail/stops/undo", { token })).status).toBe(409);
  });

  it.each(["/stops/look", "/stops", "/stops/undo"])("is told nothing of another token by %s, and takes JSON alone", async (path) => {
    const { post, app } = await aReader();
    const body = { token: "a".repeat(43), what: "topic" };
    expect((await post(`/api/mail${path}`, body)).status).toBe(404);
    expect((await app.request(`/api/mail${path}`, oneClick)).status).toBe(415);
  });
});

it("writes no token into the log", async () => {
  const { app, token, logged } = await aReader();
  await app.request(`/api/mail/stop?token=${token}`, oneClick);
  expect(logged.join("")).not.toContain(token);
});

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}
