import { describe, expect, it } from "vitest";
import type { Client, ClientSettings } from "#domain/identity/core/types.ts";
import { parseClientSettings } from "#domain/identity/pools/pool-settings.ts";
import { checkAuthorize } from "./authorize-checks.ts";

const REDIRECT = "https://site.example/login/";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

function aClient(settings: Partial<ClientSettings> = {}): Client {
  const open = { oauthFlows: ["code"], callbackUrls: [REDIRECT], scopes: ["openid", "email"], providers: ["COGNITO", "Google"] };
  return {
    id: "client1",
    poolId: "ap-northeast-1_Pool",
    name: "site",
    settings: { ...parseClientSettings(open), ...settings },
    secret: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}

function asked(changes: Readonly<Record<string, string | null>> = {}): URLSearchParams {
  const all = {
    response_type: "code",
    client_id: "client1",
    redirect_uri: REDIRECT,
    scope: "openid email",
    state: "s",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    ...changes,
  };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The error that goes back to the client, or what became of the request. */
function outcome(parameters: URLSearchParams, client: Client | null = aClient()): string {
  const checked = checkAuthorize(client, parameters);
  if (checked.ok) return "passed";
  return checked.reason.shown === "page" ? `page: ${checked.reason.fault}` : checked.reason.fault.error;
}

const SUB = "7f46fd7c-272d-4934-902e-47af7f0e7c00";

describe("a request for authorization", () => {
  it("passes with everything it needs, and says what is asked for", () => {
    const checked = checkAuthorize(aClient(), asked({ nonce: "n", login_hint: "hanako", prompt: "login", max_age: "60" }));

    expect(checked).toMatchObject({
      ok: true,
      value: {
        redirectUri: REDIRECT,
        scope: "openid email",
        state: "s",
        nonce: "n",
        codeChallenge: CHALLENGE,
        provider: null,
        prompt: "login",
        maxAgeSeconds: 60,
        loginHint: "hanako",
      },
    });
  });

  it.each([
    ["an unknown client", asked(), null, "page: client-unknown"],
    ["no redirect_uri", asked({ redirect_uri: null }), aClient(), "page: redirect-unknown"],
    ["a longer path", asked({ redirect_uri: `${REDIRECT}x` }), aClient(), "page: redirect-unknown"],
    ["another case", asked({ redirect_uri: "https://site.example/Login/" }), aClient(), "page: redirect-unknown"],
    ["another port", asked({ redirect_uri: "https://site.example:444/login/" }), aClient(), "page: redirect-unknown"],
    ["a query added", asked({ redirect_uri: `${REDIRECT}?a=1` }), aClient(), "page: redirect-unknown"],
  ])("is shown to the person and never sent back: %s", (_case, parameters, client, expected) => {
    expect(outcome(parameters, client)).toBe(expected);
  });

  it("is shown to the person when it names two addresses to go back to", () => {
    const twice = asked();
    twice.append("redirect_uri", REDIRECT);

    expect(outcome(twice)).toBe("page: redirect-unknown");
  });

  it.each([
    ["no response_type", { response_type: null }, "invalid_request"],
    ["the implicit flow", { response_type: "token" }, "unsupported_response_type"],
    ["a hybrid flow", { response_type: "code id_token" }, "unsupported_response_type"],
    ["a scope of another client", { scope: "openid phone" }, "invalid_scope"],
    ["no code_challenge", { code_challenge: null }, "invalid_request"],
    ["a code_challenge that is no hash", { code_challenge: "short" }, "invalid_request"],
    ["no code_challenge_method, which would mean plain", { code_challenge_method: null }, "invalid_request"],
    ["the plain method", { code_challenge_method: "plain" }, "invalid_request"],
    ["a nonce beyond all bounds", { nonce: "n".repeat(513) }, "invalid_request"],
    ["a nonce with a line break", { nonce: "a\nb" }, "invalid_request"],
    ["prompt none with another", { prompt: "none login" }, "invalid_request"],
    ["a provider of another client", { identity_provider: "Facebook" }, "invalid_request"],
    ["a wish to link that says not to whom", { link_provider: "Google" }, "invalid_request"],
    ["a wish to link to what is no account", { link_provider: "Google", link_sub: "me" }, "invalid_request"],
    ["a wish to link a provider of another client", { link_provider: "Facebook", link_sub: SUB }, "invalid_request"],
    ["a wish to link the pool itself", { link_provider: "COGNITO", link_sub: SUB }, "invalid_request"],
    ["an answer in the fragment", { response_mode: "fragment" }, "invalid_request"],
    ["a request object", { request: "e30." }, "request_not_supported"],
    ["a request object by address", { request_uri: "https://evil.example/" }, "request_uri_not_supported"],
  ])("goes back to the client with an error: %s", (_case, changes, expected) => {
    expect(outcome(asked(changes))).toBe(expected);
  });

  it("goes back with an error when a parameter is given twice", () => {
    const twice = asked();
    twice.append("scope", "openid");

    expect(outcome(twice)).toBe("invalid_request");
  });

  it("goes back with an error when the client does not use codes", () => {
    expect(outcome(asked(), aClient({ oauthFlows: ["client_credentials"] }))).toBe("unauthorized_client");
  });

  it.each([
    ["protocol", { protocol: "oauth2" }],
    ["a bare access_type", { access_type: "" }],
    ["audience", { audience: "" }],
    ["lang", { lang: "ja" }],
    ["an empty nonce", { nonce: "" }],
    ["a max_age that is no number", { max_age: "soon" }],
  ])("passes with a parameter that means nothing here: %s", (_case, changes) => {
    expect(outcome(asked(changes))).toBe("passed");
  });

  it("asks for every scope of the client when it names none, and for each once", () => {
    const all = checkAuthorize(aClient(), asked({ scope: null }));
    const repeated = checkAuthorize(aClient(), asked({ scope: "email email" }));

    expect(all).toMatchObject({ value: { scope: "openid email" } });
    expect(repeated).toMatchObject({ value: { scope: "email" } });
  });

  it("treats a wish to choose an account as a wish for a fresh sign-in", () => {
    expect(checkAuthorize(aClient(), asked({ prompt: "select_account" }))).toMatchObject({ value: { prompt: "login" } });
    expect(checkAuthorize(aClient(), asked({ prompt: "none" }))).toMatchObject({ value: { prompt: "none" } });
    expect(checkAuthorize(aClient(), asked({ prompt: "consent" }))).toMatchObject({ value: { prompt: null } });
  });
});

describe("a request for a page of ours", () => {
  const page = (changes: Readonly<Record<string, string>> = {}) =>
    new URLSearchParams({ client_id: "client1", redirect_uri: REDIRECT, own_page: "/passkeys/add", ...changes });

  it("needs nothing of what a code needs, and asks for none", () => {
    expect(checkAuthorize(aClient(), page({ scope: "admin", prompt: "none", link_provider: "Google" }))).toMatchObject({
      ok: true,
      value: {
        page: { path: "/passkeys/add", credential: null },
        scope: "",
        codeChallenge: "",
        prompt: null,
        link: null,
        maxAgeSeconds: 300,
      },
    });
  });

  it.each([
    ["an unknown page", page({ own_page: "https://evil.example" }), aClient(), "invalid_request"],
    ["a provider that is not the client's", page({ identity_provider: "LINE" }), aClient(), "invalid_request"],
    ["a client without the hosted login", page(), aClient({ oauthFlows: [] }), "unauthorized_client"],
    ["an address that is not registered", page({ redirect_uri: "https://evil.example/" }), aClient(), "page: redirect-unknown"],
    ["nobody's client", page(), null, "page: client-unknown"],
  ])("is refused for %s", (_, parameters, client, expected) => {
    expect(outcome(parameters, client)).toBe(expected);
  });

  it("takes a sign-in no older than the client does, and five minutes at most", () => {
    const seconds = [null, 60, 3600].map((recentSignInSeconds) => checkAuthorize(aClient({ recentSignInSeconds }), page()));
    expect(seconds.map((checked) => checked.ok && checked.value.maxAgeSeconds)).toEqual([300, 60, 300]);
  });
});
