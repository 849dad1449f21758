import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Events, OAuth2Server } from "oauth2-mock-server";
import type { SiteAuth } from "#api/client/context.ts";
import { type IdentityService, type OutsideLogins, parseProviderSettings, saveProvider } from "#domain/identity/index.server.ts";
import { lineMock } from "./line-mock.server.ts";
import { type MockPerson, mockPersonOf } from "./mock-person.ts";

/** Outside providers for local mode and tests: they sign anybody in at once, over the wire of the real ones. */
export type SocialMock = {
  /** Where the one that stands for Google is reached. The others are beside it. */
  readonly url: string;
  /** Makes them the Google, Facebook and LINE of a pool. */
  readonly register: (service: IdentityService, poolId: string) => Promise<void>;
  /** What an identity pool has to know to take their tokens. */
  readonly logins: OutsideLogins;
  /** Scripts as Google and Facebook have them for pages: their person is signed in. */
  readonly scripts: NonNullable<SiteAuth["outside"]>;
  readonly close: () => Promise<void>;
};

const HOST = "127.0.0.1";
const CLIENT_ID = "machinone-local";
const SECRET = "local";
const PERSON = { email: "hanako@example.com", email_verified: true, name: "見本 花子", given_name: "花子", family_name: "見本" };

const GOOGLE_PERSON = { ...PERSON, sub: "google-hanako", aud: CLIENT_ID };
const FACEBOOK_PERSON = { id: "10001", email: "hanako.facebook@example.com" };

export async function startSocialMock(): Promise<SocialMock> {
  const google = new OAuth2Server();
  // Facebook's addresses; its profile names the person by `id`.
  const facebook = new OAuth2Server(undefined, undefined, {
    endpoints: { authorize: "/dialog/oauth", token: "/oauth/access_token", userinfo: "/me" },
  });
  await Promise.all([google, facebook].map((server) => server.issuer.keys.generate("RS256")));
  asPersonOfCookie({ google, facebook });
  const line = lineMock({ id: CLIENT_ID, secret: SECRET, signs: "HS256" });
  const graph = pageServices(() =>
    google.issuer.buildToken({ scopesOrTransform: (_header, payload) => void Object.assign(payload, GOOGLE_PERSON) }),
  );
  await Promise.all([google.start(0, HOST), facebook.start(0, HOST), listening(graph), listening(line)]);
  const urls = { google: addressOf(google), facebook: addressOf(facebook), line: `http://${HOST}:${portOf(line)}` };
  return {
    url: urls.google,
    register: async (service, poolId) => {
      const { db, secrets, clock } = service;
      const settings = {
        Google: { kind: "oidc", type: "Google", clientId: CLIENT_ID, issuer: urls.google },
        LINE: { kind: "line", clientId: CLIENT_ID, issuer: urls.line, ...lineAddresses(urls.line) },
        Facebook: { kind: "facebook", clientId: CLIENT_ID, dialog: `${urls.facebook}/dialog/oauth`, graph: urls.facebook },
      };
      for (const [name, kept] of Object.entries(settings))
        await saveProvider(db, secrets, { poolId, name, settings: parseProviderSettings(kept), secret: SECRET }, clock.now());
    },
    logins: {
      google: { clientIds: [CLIENT_ID], issuers: [urls.google], keysUrl: `${urls.google}/jwks` },
      facebook: { appId: CLIENT_ID, appSecret: SECRET, graphUrl: `http://${HOST}:${portOf(graph)}` },
    },
    scripts: {
      google: { clientId: CLIENT_ID, script: `http://${HOST}:${portOf(graph)}/google.js`, origins: [] },
      facebook: { clientId: CLIENT_ID, script: `http://${HOST}:${portOf(graph)}/facebook.js`, origins: [] },
    },
    close: async () => {
      await Promise.all([google.stop(), facebook.stop(), closed(graph), closed(line)]);
    },
  };
}

function lineAddresses(url: string) {
  return { authorize: `${url}/oauth2/v2.1/authorize`, token: `${url}/oauth2/v2.1/token`, certs: `${url}/oauth2/v2.1/certs` };
}

type Pair = { readonly google: OAuth2Server; readonly facebook: OAuth2Server };

/** A browser says by a cookie who it is, what it lets the provider tell, and whether it gives up; without one everybody is the same person. */
function asPersonOfCookie({ google, facebook }: Pair): void {
  const byCode = new Map<string, MockPerson>();
  const byToken = new Map<string, MockPerson>();
  for (const { service } of [google, facebook])
    service.on(Events.BeforeAuthorizeRedirect, ({ url }, { headers }) => {
      const person = mockPersonOf(headers.cookie);
      byCode.set(url.searchParams.get("code") ?? "", person);
      if (person.error === undefined) return;
      url.searchParams.delete("code");
      url.searchParams.set("error", person.error);
    });
  google.service.on(Events.BeforeTokenSigning, (token, { body }) => {
    const { sub, email, name } = byCode.get(String(body.code)) ?? {};
    Object.assign(
      token.payload,
      GOOGLE_PERSON,
      sub !== undefined && { sub },
      email !== undefined && { email },
      name !== undefined && { name },
    );
    if (email === null) Object.assign(token.payload, { email: undefined, email_verified: undefined });
  });
  facebook.service.on(Events.BeforeResponse, ({ body }, { body: asked }) => {
    if (typeof body === "object" && body !== null && "access_token" in body)
      byToken.set(String(body.access_token), byCode.get(String(asked.code)) ?? {});
  });
  facebook.service.on(Events.BeforeUserinfo, (answer, { headers }) => {
    const { sub, email, name } = byToken.get(headers.authorization?.replace(/^Bearer /, "") ?? "") ?? {};
    answer.body = {
      id: sub ?? FACEBOOK_PERSON.id,
      name: name ?? PERSON.name,
      first_name: PERSON.given_name,
      last_name: PERSON.family_name,
      ...(email === null ? {} : { email: email ?? FACEBOOK_PERSON.email }),
    };
  });
}

function addressOf({ issuer }: OAuth2Server): string {
  if (!issuer.url) throw new Error("the provider has not started");
  return issuer.url;
}

/**
 * What pages ask of the providers' scripts and what those ask in turn; and what Facebook says of a token it is asked about (Graph API,
 * `debug_token`): here every token is its person's.
 */
function pageServices(idToken: () => Promise<string>): Server {
  const json = { "content-type": "application/json", "access-control-allow-origin": "*" };
  const script = { "content-type": "text/javascript" };
  return createServer(async ({ url }, response) => {
    if (url === "/google.js") return response.writeHead(200, script).end(GOOGLE_SCRIPT);
    if (url === "/facebook.js") return response.writeHead(200, script).end(FACEBOOK_SCRIPT);
    if (url === "/google-token") return response.writeHead(200, json).end(JSON.stringify({ id_token: await idToken() }));
    const data = { app_id: CLIENT_ID, is_valid: true, user_id: FACEBOOK_PERSON.id };
    return response.writeHead(200, json).end(JSON.stringify({ data }));
  });
}

/** The part of `gapi` that is used: somebody is signed in, and a fresh token comes from beside the script. */
const GOOGLE_SCRIPT = `{
  const beside = document.currentScript.src;
  const user = {
    isSignedIn: () => true,
    reloadAuthResponse: async () => {
      const answer = await fetch(new URL("google-token", beside)).catch(() => Promise.reject({ error: "network_error" }));
      return { ...(await answer.json()), expires_at: Date.now() + 3_600_000 };
    },
  };
  window.gapi = {
    load: (_name, ready) => ready(),
    auth2: { init: async () => undefined, getAuthInstance: () => ({ currentUser: { get: () => user } }) },
  };
}`;

/** The part of `FB` that is used. */
const FACEBOOK_SCRIPT = `window.FB = {
  init: () => undefined,
  getLoginStatus: (done) => done({ status: "connected", authResponse: { accessToken: "facebook-of-this-page", expiresIn: 3600, userID: "${FACEBOOK_PERSON.id}" } }),
};`;

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, HOST, resolve));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
