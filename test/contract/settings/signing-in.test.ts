import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteClientSettings, sitePoolSettings } from "#domain/identity/pools/site-settings.ts";
import { minutes } from "#kernel/duration.ts";
import { answerWaiting } from "../../../src/web/auth/answer-waiting.ts";
import type { SignInStep } from "../../../src/web/auth/identity/types.ts";
import { requestReset } from "../../../src/web/auth/request-reset.ts";
import { tryNewPassword } from "../../../src/web/auth/try-new-password.ts";
import { trySignIn } from "../../../src/web/auth/try-sign-in.ts";
import { trySignUp } from "../../../src/web/auth/try-sign-up.ts";
import type { Waiting } from "../../../src/web/auth/waiting.ts";
import { startTotp } from "../../../src/web/settings/second-factor.ts";
import { type IdentityBrowser, identityBrowser } from "../../support/identity-browser.ts";
import { type IdentityServer, identityServer, type Place } from "../../support/identity-server.ts";
import { codeOf, wrongCodeOf } from "../../support/totp.ts";

let server: IdentityServer;
let site: Place;
beforeAll(async () => {
  server = await identityServer();
  site = await server.addPool(sitePoolSettings, siteClientSettings("http://site.test"));
});

let user: { readonly email: string; readonly password: string };
let browser: IdentityBrowser;
beforeEach(async () => {
  user = { email: anAddress(), password: "Kawabe-no-ki-7" };
  browser = identityBrowser(server, { place: site });
  await browser.client.signUp({ username: user.email, password: user.password, attributes: { email: user.email } });
  await browser.client.confirmSignUp(user.email, server.codeTo(user.email));
});

const anAddress = () => `neu-${crypto.randomUUID()}@example.jp`;
const NEXT = "Tsukiji-no-asa-7";
const waitingIn = (outcome: { readonly kind: string; readonly step?: SignInStep }): Waiting => {
  if (outcome.step === undefined || outcome.step.kind === "done") throw new Error("nothing is waited for");
  return outcome.step;
};

describe("the form of the sign-in", () => {
  it("signs in by the address", async () => {
    expect(await trySignIn(browser.client, user)).toMatchObject({ kind: "step", step: { kind: "done" } });
  });

  it.each([
    { name: "a wrong password", change: { password: "not-this-one-7" } },
    { name: "an unknown address", change: { email: "nobody@example.jp" } },
  ])("says the same of $name", async ({ change }) => {
    expect(await trySignIn(browser.client, { ...user, ...change })).toEqual({
      kind: "failed",
      failure: {
        issues: [{ field: "password", message: "メールアドレスかパスワードがちがいます。もう一度入力してください。" }],
        notice: null,
      },
    });
  });

  it("asks the service nothing while something is missing", async () => {
    expect(await trySignIn(browser.client, {})).toMatchObject({
      kind: "failed",
      failure: { issues: [{ field: "email" }, { field: "password" }] },
    });
    expect(browser.network.count("InitiateAuth")).toBe(0);
  });
});

describe("a code that a sign-in waits for", () => {
  const withApp = async () => {
    await browser.client.signIn(user.email, user.password);
    const { secret } = await browser.client.setUpTotp();
    await startTotp(browser.client, codeOf(secret, server.clock, -1), "まちのね");
    const elsewhere = identityBrowser(server, { place: site });
    const waiting = waitingIn(await trySignIn(elsewhere.client, user));
    return { secret, client: elsewhere.client, asked: { waiting, address: user.email } };
  };

  it("stays waited for after a wrong one, and the right one ends it", async () => {
    const { secret, client, asked } = await withApp();

    expect(await answerWaiting(client, asked, { code: wrongCodeOf(secret, server.clock) })).toMatchObject({
      kind: "failed",
      failure: { issues: [{ field: "code" }] },
    });
    expect(client.waiting()).toMatchObject({ kind: "totp" });
    expect(await answerWaiting(client, asked, { code: codeOf(secret, server.clock) })).toMatchObject({
      kind: "step",
      step: { kind: "done" },
    });
  });

  it("makes the device one that needs none where that is ticked", async () => {
    const { secret, client, asked } = await withApp();

    await answerWaiting(client, asked, { code: codeOf(secret, server.clock), remember: "on" });

    expect(await client.devices()).toContainEqual(expect.objectContaining({ isThis: true, isRemembered: true }));
  });

  it("came too late: the sign-in begins anew", async () => {
    const { secret, client, asked } = await withApp();
    server.clock.advance(minutes(20));

    expect(await answerWaiting(client, asked, { code: codeOf(secret, server.clock) })).toEqual({ kind: "lost" });
    expect(client.waiting()).toBeNull();
  });

  it("of a sign-in that this page knows nothing of is lost as well", async () => {
    const asked = { waiting: { kind: "totp", deviceName: null }, address: user.email } as const;

    expect(await answerWaiting(browser.client, asked, { code: "123456" })).toEqual({ kind: "lost" });
  });
});

describe("the form of the sign-up", () => {
  const form = () => ({ email: anAddress(), password: NEXT, passwordAgain: NEXT, terms: "on" });
  const signUpAsked = (address: string) => ({ waiting: { kind: "sign-up", sentAt: 1 }, address }) as const;

  it("registers, and the code signs in", async () => {
    const typed = form();

    expect(await trySignUp(browser.client, typed)).toEqual({ isConfirmed: false });
    expect(await answerWaiting(browser.client, signUpAsked(typed.email), { code: server.codeTo(typed.email) })).toMatchObject({
      kind: "step",
      step: { kind: "done" },
    });
  });

  it("confirms on a page that was loaded anew, where nobody is signed in by it", async () => {
    const typed = form();
    await trySignUp(browser.client, typed);
    const anew = identityBrowser(server, { place: site });

    expect(await trySignIn(anew.client, typed)).toEqual({ kind: "needs-code", purpose: "sign-up" });
    const answered = await answerWaiting(anew.client, signUpAsked(typed.email), { code: server.codeTo(typed.email) });

    expect(answered).toEqual({ kind: "confirmed" });
    expect(await trySignIn(anew.client, typed)).toMatchObject({ kind: "step", step: { kind: "done" } });
  });

  it("keeps a wrong code waiting", async () => {
    const typed = form();
    await trySignUp(browser.client, typed);
    const wrong = server.codeTo(typed.email) === "000000" ? "000001" : "000000";

    expect(await answerWaiting(browser.client, signUpAsked(typed.email), { code: wrong })).toMatchObject({
      kind: "failed",
      failure: { issues: [{ field: "code" }] },
    });
  });

  it.each([
    { change: { terms: "" }, field: "terms" },
    { change: { passwordAgain: "other" }, field: "passwordAgain" },
    { change: { email: "hanako" }, field: "email" },
  ])("registers nobody while $field is wrong", async ({ change, field }) => {
    expect(await trySignUp(browser.client, { ...form(), ...change })).toMatchObject({ issues: [{ field }] });
    // Of the member before.
    expect(browser.network.count("SignUp")).toBe(1);
  });
});

describe("a new password for one that was forgotten", () => {
  it("is set by the code, and signs in", async () => {
    await requestReset(browser.client, user.email);
    const typed = { code: server.codeTo(user.email), password: NEXT, passwordAgain: NEXT };

    expect(await tryNewPassword(browser.client, typed, user.email)).toEqual({ address: user.email });
    expect(await trySignIn(browser.client, { email: user.email, password: NEXT })).toMatchObject({ step: { kind: "done" } });
  });

  it("takes the address from the form on another device", async () => {
    await requestReset(browser.client, user.email);
    const typed = { email: user.email, code: server.codeTo(user.email), password: NEXT, passwordAgain: NEXT };

    expect(await tryNewPassword(identityBrowser(server, { place: site }).client, typed, null)).toEqual({ address: user.email });
  });

  it("says the same of a wrong code whether anybody has the address or not", async () => {
    await requestReset(browser.client, user.email);
    await requestReset(browser.client, "nobody@example.jp");
    const code = server.codeTo(user.email) === "000000" ? "000001" : "000000";
    const typed = { code, password: NEXT, passwordAgain: NEXT };
    const told = await Promise.all([user.email, "nobody@example.jp"].map((address) => tryNewPassword(browser.client, typed, address)));

    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({ issues: [{ field: "code" }] });
  });

  it("asks the service nothing while something is missing", async () => {
    expect(await tryNewPassword(browser.client, {}, null)).toMatchObject({
      issues: [{ field: "email" }, { field: "code" }, { field: "password" }],
    });
    expect(browser.network.count("ConfirmForgotPassword")).toBe(0);
  });
});
