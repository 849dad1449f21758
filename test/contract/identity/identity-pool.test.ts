import { GetCredentialsForIdentityCommand, GetIdCommand } from "@aws-sdk/client-cognito-identity";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Amplify } from "aws-amplify";
import { fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createIdentityPool } from "#domain/identity/federation/create-identity-pool.server.ts";
import type { Federation } from "#domain/identity/federation/federation-settings.ts";
import { BUCKET } from "#domain/identity/objects/object-access.ts";
import { type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";

const ICON = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("the rest of an icon")]);

let server: IdentityServer;
let people: Federation;
let members: Federation;
const clients: { destroy: () => void }[] = [];

beforeAll(async () => {
  server = await identityServer();
  const userPools = [{ poolId: server.pool.id, clientIds: [server.client.id] }];
  const make = (name: string, allowsGuests: boolean) =>
    createIdentityPool(server.service, { name, region: "ap-northeast-1", settings: { allowsGuests, userPools } });
  people = await make("people", true);
  members = await make("members", false);
});
afterAll(() => {
  for (const client of clients) client.destroy();
});

const loginKey = () => `cognito-idp.ap-northeast-1.amazonaws.com/${server.pool.id}`;
const someLogin = async () => ({ [loginKey()]: (await server.tokensOf(await server.aUser())).IdToken });
const getId = (Logins?: Record<string, string>, IdentityPoolId = people.id) =>
  server.federation.send(new GetIdCommand({ IdentityPoolId, Logins }));
const getCredentials = (IdentityId: string | undefined, Logins?: Record<string, string>) =>
  server.federation.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));

describe("GetId and GetCredentialsForIdentity with the AWS SDK", () => {
  it("give one user the same identity at every sign-in, and another user another", async () => {
    const user = await server.aUser();
    const ids = [];
    for (let round = 0; round < 2; round += 1) ids.push((await getId({ [loginKey()]: (await server.tokensOf(user)).IdToken })).IdentityId);
    expect(ids[0]).toMatch(/^ap-northeast-1:[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect((await getId(await someLogin())).IdentityId).not.toBe(ids[0]);
  });

  it("give credentials that are well formed and run out, as seconds on the wire", async () => {
    const Logins = await someLogin();
    const { IdentityId } = await getId(Logins);
    const { Credentials } = await getCredentials(IdentityId, Logins);
    expect(Credentials?.AccessKeyId).toMatch(/^ASIA[A-Z0-9]{16}$/);
    expect(Credentials?.Expiration?.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    const { json } = await server.wire("AWSCognitoIdentityService.GetCredentialsForIdentity", { IdentityId, Logins });
    expect(json).toMatchObject({ Credentials: { Expiration: expect.any(Number) } });
  });

  it("let guests in where the pool says so", async () => {
    const { IdentityId } = await getId();
    expect((await getCredentials(IdentityId)).Credentials?.SessionToken).toBeTruthy();
    expect(await refusalOf(getId(undefined, members.id))).toBe(
      "NotAuthorizedException: Unauthenticated access is not supported for this identity pool.",
    );
  });

  it("open a user's identity to nobody else", async () => {
    const Logins = await someLogin();
    const { IdentityId } = await getId(Logins);
    expect(await refusalOf(getCredentials(IdentityId))).toMatch(/^NotAuthorizedException: /);
    expect(await refusalOf(getCredentials(IdentityId, await someLogin()))).toMatch(/^(NotAuthorized|ResourceConflict)Exception: /);
  });

  it("take an id token of a client they know, and nothing in its place", async () => {
    const user = await server.aUser();
    const { AccessToken } = await server.tokensOf(user);
    const elsewhere = await server.tokensOf(user, await server.addClient());
    const refusals = [
      [AccessToken, "Invalid login token. Not a Cognito token."],
      ["a.b.c", "Invalid login token"],
      [elsewhere.IdToken, "Invalid login token. Incorrect token audience."],
    ] as const;
    for (const [token, why] of refusals)
      expect(await refusalOf(getId({ [loginKey()]: token }))).toContain(`NotAuthorizedException: ${why}`);
    expect(await refusalOf(getId({ "accounts.google.com": "a.b.c" }))).toMatch(/^NotAuthorizedException: /);
    expect(await refusalOf(getId(undefined, "ap-northeast-1:00000000-0000-4000-8000-000000000000"))).toMatch(
      /^ResourceNotFoundException: /,
    );
    expect(await refusalOf(getId(undefined, "nope"))).toMatch(/^InvalidParameterException: /);
  });

  it("open the object store to each identity under its own prefix, by signature and by presigned URL", async () => {
    const s3For = async (Logins: Record<string, string>) => {
      const { IdentityId = "" } = await getId(Logins);
      const { Credentials: given } = await getCredentials(IdentityId, Logins);
      const credentials = {
        accessKeyId: given?.AccessKeyId ?? "",
        secretAccessKey: given?.SecretKey ?? "",
        sessionToken: given?.SessionToken ?? "",
      };
      const s3 = new S3Client({
        region: "ap-northeast-1",
        endpoint: `${server.url}/objects`,
        forcePathStyle: true,
        credentials,
        maxAttempts: 1,
      });
      clients.push(s3);
      return { IdentityId, s3 };
    };
    const [mine, theirs] = [await s3For(await someLogin()), await s3For(await someLogin())];
    const object = { Bucket: BUCKET, Key: `private/${mine.IdentityId}/icon.png` };
    await mine.s3.send(new PutObjectCommand({ ...object, Body: ICON, ContentType: "image/png" }));
    const read = await mine.s3.send(new GetObjectCommand(object));
    expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(ICON);
    expect(await refusalOf(theirs.s3.send(new GetObjectCommand(object)))).toMatch(/^AccessDenied/);
    const url = await getSignedUrl(mine.s3, new GetObjectCommand(object), { expiresIn: 3600 });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(ICON);
    expect((await fetch(url.replace("icon.png", "icon2.png"))).status).toBe(403);
  });
});

describe("aws-amplify 6 with an identity pool", () => {
  it("has credentials of the signed-in user", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: server.pool.id,
          userPoolClientId: server.client.id,
          userPoolEndpoint: server.url,
          identityPoolId: people.id,
          identityPoolEndpoint: server.url,
          allowGuestAccess: true,
        },
      },
    });
    const guest = await fetchAuthSession();
    expect(guest.identityId).toMatch(/^ap-northeast-1:/);
    const { username, password } = await server.aUser();
    await signIn({ username, password });
    const { credentials, identityId, tokens } = await fetchAuthSession();
    expect(credentials?.accessKeyId).toMatch(/^ASIA/);
    expect((await getId({ [loginKey()]: String(tokens?.idToken) })).IdentityId).toBe(identityId);
    await signOut();
    vi.restoreAllMocks();
  });
});
