import { Events, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { parseProviderSettings } from "#domain/identity/social/provider-settings.ts";
import { saveProvider } from "#domain/identity/social/provider-store.server.ts";
import { minutes } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, type Seen, type Visitor } from "#test/support/hosted.ts";
import { claimsOf } from "#test/support/identity-server.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;
let google: OAuth2Server;
/** Whom the provider vouches for, and what it does to its id tokens. */
const person = { sub: "g-1", email: "hanako@example.com", email_verified: true, name: "見本 花子" };
let says: Record<string, unknown> = person;
let bend: (token: MutableToken) => void = () => undefined;

beforeAll(async () => {
  google = new OAuth2Server();
  await google.issuer.keys.generate("RS256");
  await google.start(0, "127.0.0.1");
  google.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, says);
    bend(token);
  });
  const { db } = await testDatabase();
  world = await hostedWorld(db, { client: { providers: ["COGNITO", "Google", "Nobody"] } });
  // The provider's tokens bear the time of this machine.
  world.clock.moveTo(new Date());
  await register("Google", { kind: "oidc", type: "Google", clientId: "our-client", issuer: google.issuer.url });
});
afterAll(() => google.stop());
beforeEach(() => {
  says = person;
  bend = () => undefined;
});

const register = (name: string, settings: object) =>
  saveProvider(
    world.service.db,
    world.service.secrets,
    { poolId: world.pool.id, name, settings: parseProviderSettings(settings), secret: "our-secret" },
    world.clock.now(),
  );

/** To the provider and back to our address, which is not opened yet. */
async function throughProvider(browser: Visitor, provider = "Google"): Promise<URL> {
  const { landed } = await browser.go(world.path({ identity_provider: provider }));
  const response = await fetch(landed ?? "", { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "");
}

const open = (browser: Visitor, { pathname, search }: URL): Promise<Seen> => browser.go(pathname + search);

async function signInWith(subject: Record<string, unknown>, browser = world.visitor()) {
  says = { ...person, email: `${subject.sub}@example.com`, ...subject };
  const back = await open(browser, await throughProvider(browser));
  const { json } = await world.exchange(back.landed?.searchParams.get("code") ?? "");
  return { browser, back, claims: json.id_token ? claimsOf(json.id_token) : {} };
}

const errorOf = ({ landed }: Seen) => landed?.searchParams.get("error") ?? null;

describe("a sign-in at Google", () => {
  it("asks the provider with a state, a nonce and a challenge of its own", async () => {
    const { landed } = await world.visitor().go(world.path({ identity_provider: "Google" }));

    expect(landed?.origin).toBe(new URL(google.issuer.url ?? "").origin);
    expect(Object.fromEntries(landed?.searchParams ?? [])).toMatchObject({
      client_id: "our-client",
      redirect_uri: "http://localhost:3001/oauth2/idpresponse",
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(landed?.searchParams.get("state")).not.toContain(world.client.id);
  });

  it("comes back to the client with a code for an account of its own", async () => {
    const { back, claims } = await signInWith({ sub: "g-new" });

    expect(back.landed?.searchParams.get("state")).toBe("state-1");
    expect(claims).toMatchObject({
      "cognito:username": "google_g-new",
      "cognito:groups": [`${world.pool.id}_Google`],
      identities: [{ userId: "g-new", providerName: "Google", providerType: "Google", primary: "true" }],
      email: "g-new@example.com",
      email_verified: true,
      name: person.name,
    });
  });

  it("leads to the same account again, with what the provider says by then", async () => {
    const first = await signInWith({ sub: "g-again" });
    const second = await signInWith({ sub: "g-again", email: "new@example.com" });

    expect(second.claims.sub).toBe(first.claims.sub);
    expect(second.claims.email).toBe("new@example.com");
  });

  it("signs the browser in, also for the next question", async () => {
    const { browser } = await signInWith({ sub: "g-sso" });

    expect((await browser.go(world.path({ prompt: "none", identity_provider: "Google" }))).landed?.searchParams.has("code")).toBe(true);
    expect((await browser.go(world.path({ prompt: "none", identity_provider: "COGNITO" }))).landed?.searchParams.has("code")).toBe(false);
  });

  it("never leads to an account by its mail address, and makes no second one of it", async () => {
    const own = await world.account();
    const { back, claims } = await signInWith({ sub: "g-mail", email: own.attributes.email });

    expect(claims).toEqual({});
    expect(back.landed).toBeNull();
    expect(back.text).toContain("このメールアドレスは登録済みです");
    expect(await findAccountByName(world.service.db, world.pool, "google_g-mail")).toBeNull();
  });

  it("leads to no account that has the name but did not come from there, and changes nothing of it", async () => {
    const own = await world.account({ username: "google_g-taken" });
    const { back } = await signInWith({ sub: "g-taken" });

    expect(errorOf(back)).toBe("access_denied");
    expect(await findAccountByName(world.service.db, world.pool, own.username)).toMatchObject({ sub: own.sub, attributes: own.attributes });
  });

  it("tells subjects apart by case, where user names are not", async () => {
    await signInWith({ sub: "g-Case" });

    expect(errorOf((await signInWith({ sub: "g-case", email: "another-case@example.com" })).back)).toBe("access_denied");
  });

  it("is refused to a disabled user", async () => {
    const { claims } = await signInWith({ sub: "g-disabled" });
    await changeAccount(world.service.db, String(claims.sub), { isEnabled: false }, world.clock.now());

    expect(errorOf((await signInWith({ sub: "g-disabled" })).back)).toBe("access_denied");
  });

  it("is written down", async () => {
    const { claims } = await signInWith({ sub: "g-audit" });
    const events = await listAudit(world.service.db, String(claims.sub), 5);

    expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toContain("sign-in done");
  });
});

describe("an answer of a provider", () => {
  it("is taken only from the browser that asked", async () => {
    const answer = await throughProvider(world.visitor());

    for (const browser of [world.visitor(), (await world.login(await world.account())).browser]) {
      const seen = await open(browser, answer);
      expect(seen).toMatchObject({ status: 400, landed: null });
      expect(seen.text).toContain("ログインを続けられません");
    }
  });

  it("is refused with a state that is none, or bent", async () => {
    const browser = world.visitor();
    const answer = await throughProvider(browser);
    const bent = new URL(answer);
    bent.searchParams.set("state", `${answer.searchParams.get("state")?.slice(0, -8)}AAAAAAAA`);
    const none = new URL(answer);
    none.searchParams.delete("state");

    expect((await open(browser, bent)).status).toBe(400);
    expect((await open(browser, none)).status).toBe(400);
  });

  it("is refused after ten minutes", async () => {
    const browser = world.visitor();
    const answer = await throughProvider(browser);
    const now = world.clock.now();
    world.clock.advance(minutes(10));
    const seen = await open(browser, answer);
    world.clock.moveTo(now);

    expect(seen.status).toBe(400);
  });

  it("is worth nothing twice", async () => {
    const browser = world.visitor();
    const answer = await throughProvider(browser);
    await open(browser, answer);

    expect(errorOf(await open(browser, answer))).toBe("server_error");
  });

  it.each([["server_error"], ["temporarily_unavailable"], ["invalid_scope"]])(
    "tells the client of an error of the provider, which is no refusal of the person: %s",
    async (error) => {
      const browser = world.visitor();
      const answer = await throughProvider(browser);
      answer.searchParams.delete("code");
      answer.searchParams.set("error", error);

      expect(errorOf(await open(browser, answer))).toBe("server_error");
    },
  );

  it("tells the client when the person said no", async () => {
    const browser = world.visitor();
    const answer = await throughProvider(browser);
    answer.searchParams.delete("code");
    answer.searchParams.set("error", "access_denied");

    const back = await open(browser, answer);

    expect(errorOf(back)).toBe("access_denied");
    expect(back.landed?.searchParams.get("state")).toBe("state-1");
  });

  const faults: readonly (readonly [string, (token: MutableToken) => void])[] = [
    ["for another client", ({ payload }) => Object.assign(payload, { aud: "another" })],
    [
      "for two clients, and for the other one in the end",
      ({ payload }) => Object.assign(payload, { aud: ["our-client", "another"], azp: "another" }),
    ],
    ["from another issuer", ({ payload }) => Object.assign(payload, { iss: "https://evil.example" })],
    ["that has expired", ({ payload }) => Object.assign(payload, { exp: Math.floor(Date.now() / 1000) - 120 })],
    ["for another request", ({ payload }) => Object.assign(payload, { nonce: "another" })],
    ["for no request", ({ payload }) => Object.assign(payload, { nonce: undefined })],
    ["without a subject", ({ payload }) => Object.assign(payload, { sub: undefined })],
    ["with a subject that is no name", ({ payload }) => Object.assign(payload, { sub: "a b" })],
    ["by a key that nobody has published", ({ header }) => Object.assign(header, { kid: "another" })],
  ];
  it.each(faults)("is not believed with an id token %s", async (_case, fault) => {
    bend = fault;
    const browser = world.visitor();

    const back = await open(browser, await throughProvider(browser));

    expect(errorOf(back)).toBe("server_error");
    expect(browser.cookies.has("machinone-login")).toBe(false);
  });

  it.each([
    ["signed by nobody", (token: string) => `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`],
    ["changed after it was signed", (token: string) => token.replace(/\.[^.]{8}/, ".eyJhIjox")],
    ["that is none", () => "token"],
  ])("is not believed with an id token %s", async (_case, forge) => {
    google.service.once(Events.BeforeResponse, (answer) => {
      if (typeof answer.body === "object" && answer.body !== null && "id_token" in answer.body)
        answer.body = { ...answer.body, id_token: forge(String(answer.body.id_token)) };
    });
    const browser = world.visitor();

    expect(errorOf(await open(browser, await throughProvider(browser)))).toBe("server_error");
  });

  it.each([
    ["with an error", 400, { error: "invalid_grant" }],
    ["without an id token", 200, { access_token: "x" }],
    ["at a length without bounds", 200, { id_token: "x".repeat(300 * 1024) }],
  ])("is not believed from a token endpoint that answers %s", async (_case, statusCode, body) => {
    google.service.once(Events.BeforeResponse, (answer) => Object.assign(answer, { statusCode, body }));
    const browser = world.visitor();

    expect(errorOf(await open(browser, await throughProvider(browser)))).toBe("server_error");
  });
});

describe("a provider", () => {
  const asked = async (name: string) => errorOf(await world.visitor().go(world.path({ identity_provider: name })));

  it("is not asked when its metadata names another issuer, or cannot be had", async () => {
    await register("Nobody", { kind: "oidc", clientId: "our-client", issuer: google.issuer.url?.replace("localhost", "127.0.0.1") });
    expect(await asked("Nobody")).toBe("server_error");
    await register("Nobody", { kind: "oidc", clientId: "our-client", issuer: "http://127.0.0.1:1" });
    expect(await asked("Nobody")).toBe("server_error");
  });
});
