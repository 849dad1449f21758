import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { ProviderIdentity } from "#domain/identity/core/types.ts";
import { createIdentityPool } from "#domain/identity/federation/create-identity-pool.server.ts";
import { minutes } from "#kernel/duration.ts";
import { type SocialMock, startSocialMock } from "#main/site/social-mock.server.ts";
import { type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { createCredentialSource, identityIdKey } from "#web/session/credentials/credential-source.ts";
import { createFederatedLogin, type FederatedProvider } from "#web/session/credentials/federated-login.ts";
import { openMemberFiles } from "#web/session/credentials/open-member-files.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";
import { aBrowser } from "./a-browser.ts";

/** One white pixel. */
const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==", "base64");
const icon = () => new Blob([PNG], { type: "image/png" });
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

/** Of the person of the mock of Google. */
const SUBJECT = "google-hanako";

let server: IdentityServer;
let outside: SocialMock;
let identityPoolId: string;
beforeAll(async () => {
  server = await identityServer();
  outside = await startSocialMock();
  identityPoolId = await anIdentityPool();
});
afterAll(() => outside.close());

async function anIdentityPool(): Promise<string> {
  const userPools = [{ poolId: server.pool.id, clientIds: [server.client.id] }];
  const settings = { userPools, ...outside.logins };
  return (await createIdentityPool(server.service, { name: "people", region: "ap-northeast-1", settings })).id;
}

async function member(poolOfIdentities = identityPoolId, identities: readonly ProviderIdentity[] | null = null) {
  const user = await server.aUser();
  await changeAccount(server.service.db, user.sub, { identities }, server.clock.now());
  const browser = aBrowser(server, server);
  await browser.client.signIn(user.username, user.password);
  const { storage, environment, client } = browser;
  const auth = {
    endpoint: server.url,
    hostedOrigin: server.url,
    poolId: server.pool.id,
    clientId: server.client.id,
    identityPoolId: poolOfIdentities,
    objectsUrl: `${server.url}/objects`,
    cookies: "sealed",
    providers: [],
    scopes: SIGN_IN_SCOPES,
  } as const;
  const idToken = async () => (await client.currentSession()).tokens.idToken;
  const open = () => openMemberFiles(auth, { idToken, storage, environment });
  return { ...browser, auth, idToken, user, open, files: open() };
}

describe("the files of a signed-in user", () => {
  it("are put, read, addressed and removed", async () => {
    const { files } = await member();
    const key = await files.keyOf("private", "icon.png");
    expect(key).toMatch(/^private\/ap-northeast-1:[0-9a-f-]{36}\/icon\.png$/);
    await files.put(key, icon());
    const read = await files.get(key);
    expect(read.type).toBe("image/png");
    expect(await bytesOf(read)).toEqual(PNG);
    const opened = await fetch(await files.address(key));
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PNG);
    await files.remove(key);
    await expect(files.get(key)).rejects.toMatchObject({ name: "NoSuchKey", status: 404 });
  });

  it("may have any name that is allowed", async () => {
    const { files } = await member();
    const key = await files.keyOf("private", "登記簿 (写し) 1+2!.png");
    await files.put(key, icon());
    expect(await bytesOf(await files.get(key))).toEqual(PNG);
    expect((await fetch(await files.address(key))).status).toBe(200);
  });

  it("are read by others in the open only, and written by nobody else", async () => {
    const [mine, theirs] = [(await member()).files, (await member()).files];
    const [open, closed] = [await mine.keyOf("public", "icon.png"), await mine.keyOf("private", "icon.png")];
    for (const key of [open, closed]) await mine.put(key, icon());
    expect(await bytesOf(await theirs.get(open))).toEqual(PNG);
    await expect(theirs.get(closed)).rejects.toMatchObject({ name: "AccessDenied", status: 403 });
    await expect(theirs.put(open, icon())).rejects.toMatchObject({ name: "AccessDenied" });
  });

  it("are of the types that the store keeps", async () => {
    const { files } = await member();
    const key = await files.keyOf("public", "page.html");
    await expect(files.put(key, new Blob(["<h1>"], { type: "text/html" }))).rejects.toMatchObject({ name: "UnsupportedMediaType" });
  });

  it("take one sign-in at the identity pool for many, and the identity id is remembered beyond a reload", async () => {
    const { files, open, asked, storage, user } = await member();
    await Promise.all(["a", "b", "c"].map(async (name) => files.put(await files.keyOf("private", name), icon())));
    const ofPool = () => asked.filter((operation) => operation === "GetId" || operation === "GetCredentialsForIdentity");
    expect(ofPool()).toEqual(["GetId", "GetCredentialsForIdentity"]);
    const identityId = storage.get(identityIdKey(identityPoolId, user.sub));
    expect(await open().keyOf("private", "a")).toBe(`private/${identityId}/a`);
    expect(ofPool()).toEqual(["GetId", "GetCredentialsForIdentity", "GetCredentialsForIdentity"]);
  });

  it("find their owner again when the identity that is remembered is another's", async () => {
    const [mine, theirs] = [await member(), await member()];
    const key = await mine.files.keyOf("private", "a");
    const foreign = (await theirs.files.keyOf("private", "a")).split("/")[1] ?? "";
    mine.storage.set(identityIdKey(identityPoolId, mine.user.sub), foreign);
    expect(await mine.open().keyOf("private", "a")).toBe(key);
  });
});

describe("a clock that is wrong", () => {
  it("does not spoil signatures", async () => {
    const { files, open, environment, storage, client } = await member();
    const ahead = { ...environment, now: () => environment.now() + minutes(40) };
    const idToken = async () => (await client.currentSession()).tokens.idToken;
    const auth = { endpoint: server.url, hostedOrigin: server.url, poolId: server.pool.id, clientId: server.client.id };
    const rest = { identityPoolId, objectsUrl: `${server.url}/objects`, cookies: "sealed", providers: [], scopes: SIGN_IN_SCOPES } as const;
    const early = openMemberFiles({ ...auth, ...rest }, { idToken, storage, environment: ahead });
    const key = await files.keyOf("private", "icon.png");
    await early.put(key, icon());
    expect(await bytesOf(await open().get(key))).toEqual(PNG);
  });
});

describe("somebody who signed in with Google or Facebook directly", () => {
  const googleToken = async () => {
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code: "any",
      client_id: outside.logins.google?.clientIds[0] ?? "",
    });
    const answer: { id_token: string } = await (await fetch(`${outside.url}/token`, { method: "POST", body })).json();
    return answer.id_token;
  };

  function federated(provider: FederatedProvider, token: string) {
    const { storage, environment } = aBrowser(server, server);
    const refreshed: string[] = [];
    const refresher = async () => {
      refreshed.push(provider);
      return { token, expiresAt: environment.now() + minutes(60), subject: SUBJECT };
    };
    const login = createFederatedLogin({ storage, environment, refreshers: { google: refresher, facebook: refresher } });
    const source = createCredentialSource({ endpoint: server.url, identityPoolId, storage, environment, login: login.login });
    return { login, source, refreshed, environment };
  }

  it("has the same identity at every sign-in, by the provider's token", async () => {
    const token = await googleToken();
    const ids = [];
    for (const provider of ["google", "google", "facebook"] as const) {
      const { login, source, environment } = federated(provider, token);
      login.keep({ provider, token, expiresAt: environment.now() + minutes(60), user: "someone", subject: SUBJECT, identityId: null });
      ids.push((await source.get()).identityId);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("goes on with a token that the provider's script refreshed", async () => {
    const { login, source, refreshed, environment } = federated("google", await googleToken());
    login.keep({ provider: "google", token: "ended", expiresAt: environment.now(), user: "someone", subject: SUBJECT, identityId: null });
    expect(await source.get()).toMatchObject({ accessKeyId: expect.stringMatching(/^ASIA/) });
    expect(refreshed).toEqual(["google"]);
  });

  it("is refused with a token that the provider did not give", async () => {
    const { login, source, environment } = federated("google", "");
    login.keep({
      provider: "google",
      token: "a.b.c",
      expiresAt: environment.now() + minutes(60),
      user: "someone",
      subject: SUBJECT,
      identityId: null,
    });
    await expect(source.get()).rejects.toMatchObject({ key: "NotAuthorized", name: "NotAuthorizedException" });
  });
});

describe("a member who came by Google", () => {
  const BY_GOOGLE = { userId: SUBJECT, providerName: "Google", providerType: "Google", dateCreated: 0 };

  it("has the files they had by the user pool alone, with both logins", async () => {
    const { auth, files, idToken, storage, environment, user } = await member(await anIdentityPool(), [BY_GOOGLE]);
    const key = await files.keyOf("private", "icon.png");
    await files.put(key, icon());
    const login = createFederatedLogin({ storage, environment, refreshers: { google: googleScript, facebook: googleScript } });
    const both = openMemberFiles(auth, { idToken, storage, environment, outside: { provider: "google", login } });
    expect(await both.keyOf("private", "icon.png")).toBe(key);
    expect(await bytesOf(await both.get(key))).toEqual(PNG);
    expect(storage.get("federatedInfo")).toContain(`"user":"${user.sub}"`);
    both.forget();
    expect(storage.get("federatedInfo")).toBeNull();
  });

  const googleScript = async () => {
    const answer = await fetch(new URL("/google-token", outside.scripts.google?.script));
    const { id_token }: { id_token: string } = await answer.json();
    return { token: id_token, expiresAt: server.clock.now().getTime() + minutes(60), subject: SUBJECT };
  };
});

describe("an identity pool that is not there", () => {
  it("is refused by name", async () => {
    const { client, storage, environment } = await member();
    const login = async () => ({ logins: { "accounts.google.com": (await client.currentSession()).tokens.idToken }, user: "x" });
    const sourceOf = (id: string) => createCredentialSource({ endpoint: server.url, identityPoolId: id, storage, environment, login });
    await expect(sourceOf("ap-northeast-1:00000000-0000-4000-8000-000000000000").get()).rejects.toMatchObject({ key: "ResourceNotFound" });
    await expect(sourceOf("nope").get()).rejects.toMatchObject({ key: "InvalidParameter" });
  });
});
