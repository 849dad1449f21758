import { CognitoIdentityClient, GetCredentialsForIdentityCommand, GetIdCommand } from "@aws-sdk/client-cognito-identity";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { REGION, serveOnLoopback, type TestIdentityPool, testIdentityPool } from "#test/support/identity-pool.ts";
import { getCredentialsForIdentity } from "./get-credentials-for-identity.server.ts";

const ROLE = "arn:aws:iam::123456789012:role/agent";
type Logins = Record<string, string>;

let world: TestIdentityPool;
let client: CognitoIdentityClient;
let origin: string;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await testIdentityPool(db, { settings: { roles: [ROLE] } });
  world.clock.moveTo(new Date());
  origin = await serveOnLoopback(world);
  client = new CognitoIdentityClient({ region: REGION, endpoint: origin, maxAttempts: 1 });
});

const identityOf = async (input: { Logins?: Logins } = {}) =>
  (await client.send(new GetIdCommand({ IdentityPoolId: world.federation.id, ...input }))).IdentityId ?? "";
const credentialsOf = (input: { IdentityId: string; Logins?: Logins; CustomRoleArn?: string }) =>
  client.send(new GetCredentialsForIdentityCommand(input));
const freshLogins = async () => world.logins((await world.tokens(await world.account())).IdToken);

describe("GetCredentialsForIdentity", () => {
  it("gives credentials for an hour, whose end is told in epoch seconds as a number", async () => {
    const Logins = await freshLogins();
    const IdentityId = await identityOf({ Logins });
    const seen = await credentialsOf({ IdentityId, Logins });
    const raw = await world.run(getCredentialsForIdentity, { IdentityId, Logins });

    expect(seen.IdentityId).toBe(IdentityId);
    expect(seen.Credentials?.AccessKeyId).toMatch(/^ASIA[A-Z0-9]{16}$/);
    expect(seen.Credentials?.Expiration).toEqual(new Date(Math.floor(world.clock.now().getTime() / 1000 + 3600) * 1000));
    expect(raw).toMatchObject({ Credentials: { Expiration: Math.floor(world.clock.now().getTime() / 1000) + 3600 } });
  });

  it("opens the identity's part of the object endpoint", async () => {
    const Logins = await freshLogins();
    const IdentityId = await identityOf({ Logins });
    const { Credentials } = await credentialsOf({ IdentityId, Logins });
    const { AccessKeyId = "", SecretKey = "", SessionToken = "" } = Credentials ?? {};
    const credentials = { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
    const s3 = new S3Client({ region: REGION, endpoint: `${origin}/objects`, forcePathStyle: true, credentials });
    const object = { Bucket: "files", Body: "%PDF-1.7 contract", ContentType: "application/pdf" };

    await expect(s3.send(new PutObjectCommand({ ...object, Key: `private/${IdentityId}/contract.pdf` }))).resolves.toHaveProperty("ETag");
    await expect(s3.send(new PutObjectCommand({ ...object, Key: "private/someone/contract.pdf" }))).rejects.toMatchObject({
      name: "AccessDenied",
    });
  });

  it("needs a login of the identity: none, or another's, is refused", async () => {
    const Logins = await freshLogins();
    const IdentityId = await identityOf({ Logins });

    await expect(credentialsOf({ IdentityId })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: `Access to Identity '${IdentityId}' is forbidden.`,
    });
    await expect(credentialsOf({ IdentityId, Logins: await freshLogins() })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Logins don't match. Please include at least one valid login for this identity or identity pool.",
    });
  });

  it("gives a guest credentials, until the guest signs in and the identity is the account's", async () => {
    const IdentityId = await identityOf();
    const Logins = await freshLogins();

    await expect(credentialsOf({ IdentityId })).resolves.toHaveProperty("Credentials");
    await expect(credentialsOf({ IdentityId, Logins })).resolves.toHaveProperty("Credentials");
    expect(await identityOf({ Logins })).toBe(IdentityId);
    await expect(credentialsOf({ IdentityId })).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  it("does not hand a guest's identity to an account that has one already", async () => {
    const Logins = await freshLogins();
    await identityOf({ Logins });

    await expect(credentialsOf({ IdentityId: await identityOf(), Logins })).rejects.toMatchObject({ name: "ResourceConflictException" });
  });

  it("takes a role that is configured, of a signed-in identity only", async () => {
    const Logins = await freshLogins();
    const IdentityId = await identityOf({ Logins });
    const guest = await identityOf();

    await expect(credentialsOf({ IdentityId, Logins, CustomRoleArn: ROLE })).resolves.toHaveProperty("Credentials");
    await expect(credentialsOf({ IdentityId, Logins, CustomRoleArn: `${ROLE}2` })).rejects.toMatchObject({
      name: "NotAuthorizedException",
    });
    await expect(credentialsOf({ IdentityId: guest, CustomRoleArn: ROLE })).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(credentialsOf({ IdentityId, Logins, CustomRoleArn: "short" })).rejects.toMatchObject({
      name: "InvalidParameterException",
    });
  });

  it("knows no identity that was not given out", async () => {
    await expect(credentialsOf({ IdentityId: `${REGION}:00000000` })).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    await expect(credentialsOf({ IdentityId: "nope" })).rejects.toMatchObject({ name: "InvalidParameterException" });
  });
});
