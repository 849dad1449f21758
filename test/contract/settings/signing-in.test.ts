import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteClientSettings, sitePoolSettings } from "#domain/identity/pools/site-settings.ts";
import { minutes } from "#kernel/duration.ts";
import { type IdentityBrowser, identityBrowser } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type Place } from "#test/support/identity-server.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import type { SignInStep } from "#web/session/pool/types.ts";
import { startTotp } from "#web/settings/security/second-factor.ts";
import { answerWaiting } from "#web/sign-in/check/answer-waiting.ts";
import { readNewPassword, readSignIn, readSignUp } from "#web/sign-in/form/read-form.ts";
import type { Waiting } from "#web/sign-in/form/waiting.ts";
import { trySignIn } from "#web/sign-in/login/try-sign-in.ts";
import { trySignUp } from "#web/sign-in/login/try-sign-up.ts";
import { requestReset } from "#web/sign-in/reset/request-reset.ts";
import { tryNewPassword } from "#web/sign-in/reset/try-new-password.ts";

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

type Client = IdentityBrowser["client"];
type Typed = Readonly<Record<string, string>>;

/** What stands in a form, read and sent as its screen does. */
async function signInWith(client: Client, typed: Typed) {
  const read = readSignIn(typed);
  return read.ok ? trySignIn(client, read.input) : { kind: "unread" as const, issues: read.issues };
}

async function signUpWith(client: Client, typed: Typed) {
  const read = readSignUp(typed);
  return read.ok ? trySignUp(client, read.input) : { issues: read.issues };
}

/** `kept`: the address, where the tab knows it. */
async function resetWith(client: Client, typed: Typed, kept: string | null) {
  const read = readNewPassword(typed, kept);
  return read.ok ? tryNewPassword(client, read.input, kept === null) : { issues: read.issues };
}

describe("the form of the sign-in", () => {
  it("signs in by the address", async () => {
    expect(await signInWith(browser.client, user)).toMatchObject({ kind: "step", step: { kind: "done" } });
  });

  it.each([
    { name: "a wrong password", change: { password: "not-this-one-7" } },
    { name: "an unknown address", change: { email: "nobody@example.jp" } },
  ])("says the same of $name", async ({ change }) => {
    expect(await signInWith(browser.client, { ...user, ...change })).toEqual({
      kind: "failed",
      failure: {
        issues: [{ field: "password", message: "メールアドレスかパスワードがちがいます。もう一度入力してください。" }],
        notice: null,
      },
    });
  });

  it("asks the service nothing while something is missing", async () => {
    expect(await signInWith(browser.client, {})).toMatchObject({ issues: [{ field: "email" }, { field: "password" }] });
    expect(browser.network.count("InitiateAuth")).toBe(0);
  });
});

describe("a code that a sign-in waits for", () => {
  const withApp = async () => {
    await browser.client.signIn(user.email, user.password);
    const { secret } = await browser.client.setUpTotp();
    await startTotp(browser.client, codeOf(secret, server.clock, -1), "まちのね");
    const elsewhere = identityBrowser(server, { place: site });
    const waiting = waitingIn(await trySignIn(elsewhere.client, { address: user.email, password: user.password }));
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

    expect(await signUpWith(browser.client, typed)).toEqual({ isConfirmed: false, isByLink: false });
    expect(await answerWaiting(browser.client, signUpAsked(typed.email), { code: server.codeTo(typed.email) })).toMatchObject({
      kind: "step",
      step: { kind: "done" },
    });
  });

  it("confirms on a page that was loaded anew, where nobody is signed in by it", async () => {
    const typed = form();
    await signUpWith(browser.client, typed);
    const anew = identityBrowser(server, { place: site });

    expect(await signInWith(anew.client, typed)).toEqual({ kind: "needs-code", purpose: "sign-up" });
    const answered = await answerWaiting(anew.client, signUpAsked(typed.email), { code: server.codeTo(typed.email) });

    expect(answered).toEqual({ kind: "confirmed" });
    expect(await signInWith(anew.client, typed)).toMatchObject({ kind: "step", step: { kind: "done" } });
  });

  it("keeps a wrong code waiting", async () => {
    const typed = form();
    await signUpWith(browser.client, typed);
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
    expect(await signUpWith(browser.client, { ...form(), ...change })).toMatchObject({ issues: [{ field }] });
    // Of the member before.
    expect(browser.network.count("SignUp")).toBe(1);
  });
});

describe("a new password for one that was forgotten", () => {
  it("is set by the code, and signs in", async () => {
    await requestReset(browser.client, user.email);
    const typed = { code: server.codeTo(user.email), password: NEXT, passwordAgain: NEXT };

    expect(await resetWith(browser.client, typed, user.email)).toBeNull();
    expect(await signInWith(browser.client, { email: user.email, password: NEXT })).toMatchObject({ step: { kind: "done" } });
  });

  it("takes the address from the form on another device", async () => {
    await requestReset(browser.client, user.email);
    const typed = { email: user.email, code: server.codeTo(user.email), password: NEXT, passwordAgain: NEXT };

    expect(await resetWith(identityBrowser(server, { place: site }).client, typed, null)).toBeNull();
  });

  it("says the same of a wrong code whether anybody has the address or not", async () => {
    await requestReset(browser.client, user.email);
    await requestReset(browser.client, "nobody@example.jp");
    const code = server.codeTo(user.email) === "000000" ? "000001" : "000000";
    const typed = { code, password: NEXT, passwordAgain: NEXT };
    const told = await Promise.all([user.email, "nobody@example.jp"].map((address) => resetWith(browser.client, typed, address)));

    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({ issues: [{ field: "code" }] });
  });

  it("asks the service nothing while something is missing", async () => {
    expect(await resetWith(browser.client, {}, null)).toMatchObject({
      issues: [{ field: "email" }, { field: "code" }, { field: "password" }, { field: "passwordAgain" }],
    });
    expect(browser.network.count("ConfirmForgotPassword")).toBe(0);
  });
});
