import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { CognitoIdentityProviderClient, ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { AwsClient } from "aws4fetch";
import { describe, expect, it } from "vitest";
import { matchesPayload, presignUrl, sign, type ToVerify, verifySigned } from "./sigv4.server.ts";
import { parseQuery } from "./sigv4.ts";

const EMPTY = createHash("sha256").digest("hex");
const credentials = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const secretOf: ToVerify["secretOf"] = (id) => (id === credentials.accessKeyId ? credentials.secretAccessKey : null);

type Vector = { readonly method?: string; readonly path?: string; readonly search?: string; readonly headers?: Record<string, string> };

describe("the signatures that AWS publishes", () => {
  // "Signature Version 4 test suite" (aws-sig-v4-test-suite), 30 August 2015, service `service`.
  it.each<[string, Vector, string]>([
    ["get-vanilla", {}, "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"],
    [
      "get-vanilla-query-order-key-case",
      { search: "Param2=value2&Param1=value1" },
      "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
    ],
    ["post-vanilla", { method: "POST" }, "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"],
    ["get-utf8", { path: "/ሴ" }, "8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85"],
    ["normalize-path/get-slash-dot-slash", { path: "/./" }, "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"],
    [
      "normalize-path/get-relative-relative",
      { path: "/example1/example2/../.." },
      "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31",
    ],
    [
      "get-header-value-trim",
      { headers: { "my-header1": "value1", "my-header2": '"a   b   c"' } },
      "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736",
    ],
  ])("signs %s", (_name, { method = "GET", path = "/", search = "", headers = {} }, expected) => {
    const amzDate = "20150830T123600Z";
    const all = new Headers({ host: "example.amazonaws.com", "x-amz-date": amzDate, ...headers });
    const claim = { amzDate, scope: { date: "20150830", region: "us-east-1", service: "service" }, signedHeaders: [...all.keys()] };
    const query = parseQuery(search) ?? [];

    expect(sign(claim, credentials.secretAccessKey, { method, path, query, headers: all, payloadHash: EMPTY, service: "service" })).toBe(
      expected,
    );
  });

  // Amazon S3 API reference, "Examples: Signature Calculations in AWS Signature Version 4".
  it.each<[string, Vector & { readonly payloadHash?: string }, string]>([
    [
      "GET Object",
      { path: "/test.txt", headers: { range: "bytes=0-9" } },
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      "PUT Object",
      {
        method: "PUT",
        path: "/test$file.text",
        headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
        payloadHash: "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
      },
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    ],
    ["GET Bucket Lifecycle", { search: "?lifecycle" }, "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
    ["List Objects", { search: "?max-keys=2&prefix=J" }, "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
  ])("signs the S3 example %s", (_name, { method = "GET", path = "/", search = "", headers = {}, payloadHash = EMPTY }, expected) => {
    const amzDate = "20130524T000000Z";
    const fixed = { host: "examplebucket.s3.amazonaws.com", "x-amz-date": amzDate, "x-amz-content-sha256": payloadHash };
    const all = new Headers({ ...fixed, ...headers });
    const claim = { amzDate, scope: { date: "20130524", region: "us-east-1", service: "s3" }, signedHeaders: [...all.keys()] };
    const query = parseQuery(search) ?? [];

    expect(sign(claim, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", { method, path, query, headers: all, payloadHash, service: "s3" })).toBe(
      expected,
    );
  });

  it("presigns the example of S3's reference", () => {
    const url = presignUrl({
      ...{ method: "GET", url: "https://examplebucket.s3.amazonaws.com/test.txt", region: "us-east-1", sessionToken: null },
      ...{ accessKeyId: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" },
      ...{ now: new Date("2013-05-24T00:00:00Z"), expiresSeconds: 86_400 },
    });

    expect(url.ok && url.value).toContain("&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404");
  });
});

type Wire = Pick<ToVerify, "method" | "url" | "headers"> & { readonly body: Buffer };
type SdkRequest = Readonly<
  Record<"method" | "protocol" | "hostname" | "path", string> & {
    port?: number;
    query?: Record<string, string | string[] | null>;
    headers: Record<string, string>;
    body?: unknown;
  }
>;

/** Catches what a client of the SDK would send. */
function catcher() {
  const caught: SdkRequest[] = [];
  const requestHandler = {
    handle: async (request: SdkRequest) => {
      caught.push(request);
      return { response: { statusCode: 200, headers: {}, body: Readable.from([]) } };
    },
  };
  const wire = (): Wire => {
    const request = caught.at(-1);
    if (!request) throw new Error("nothing was sent");
    const query = Object.entries(request.query ?? {}).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value ?? ""))}`,
    );
    const url = `${request.protocol}//${request.hostname}:${request.port}${request.path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
    const { body } = request;
    const bytes = body instanceof Uint8Array ? Buffer.concat([body]) : Buffer.from(typeof body === "string" ? body : "");
    return { method: request.method, url, headers: new Headers(request.headers), body: bytes };
  };
  return { requestHandler, wire };
}

async function signedListUsers(): Promise<Wire> {
  const { requestHandler, wire } = catcher();
  const settings = { region: "ap-northeast-1", endpoint: "http://127.0.0.1:3001", maxAttempts: 1 };
  const client = new CognitoIdentityProviderClient({ ...settings, credentials, requestHandler });
  await client.send(new ListUsersCommand({ UserPoolId: "ap-northeast-1_abc" })).catch(() => undefined);
  return wire();
}

function s3(requestHandler?: ReturnType<typeof catcher>["requestHandler"]): S3Client {
  const settings = { region: "ap-northeast-1", endpoint: "http://127.0.0.1:3001/objects", forcePathStyle: true, maxAttempts: 1 };
  return new S3Client({
    ...settings,
    credentials: { ...credentials, sessionToken: "token/+=" },
    ...(requestHandler ? { requestHandler } : {}),
  });
}

const verify = (wire: Wire, changes: Partial<ToVerify> = {}) =>
  verifySigned({ ...wire, service: "cognito-idp", region: "ap-northeast-1", now: new Date(), secretOf, ...changes });

describe("a request to the user-pool API signed by the SDK", () => {
  it("is its key's", async () => {
    expect(await verify(await signedListUsers())).toMatchObject({
      ok: true,
      value: { accessKeyId: "AKIDEXAMPLE", region: "ap-northeast-1" },
    });
  });

  it("is refused once anything of it was changed", async () => {
    const wire = await signedListUsers();
    const changed = (name: string, value: string) => {
      const headers = new Headers(wire.headers);
      headers.set(name, value);
      return { ...wire, headers };
    };
    const authorization = wire.headers.get("authorization") ?? "";

    expect(await verify({ ...wire, body: Buffer.from("{}") })).toEqual({ ok: false, reason: "wrong-signature" });
    expect(await verify({ ...wire, method: "PUT" })).toEqual({ ok: false, reason: "wrong-signature" });
    expect(await verify({ ...wire, url: `${wire.url}?x=1` })).toEqual({ ok: false, reason: "wrong-signature" });
    expect(await verify(changed("x-amz-target", "Another"))).toEqual({ ok: false, reason: "wrong-signature" });
    expect(await verify(changed("x-amz-more", "1"))).toEqual({ ok: false, reason: "unsigned-header" });
    expect(await verify(changed("authorization", authorization.replace("host;", "")))).toEqual({ ok: false, reason: "unsigned-header" });
    expect(await verify(changed("authorization", authorization.replace("cognito-idp", "s3")))).toEqual({
      ok: false,
      reason: "wrong-scope",
    });
  });

  it("is refused without a signature, with half of one, and with an unknown key", async () => {
    const wire = await signedListUsers();
    const headers = new Headers(wire.headers);
    headers.delete("authorization");

    expect(await verify({ ...wire, headers })).toEqual({ ok: false, reason: "missing" });
    headers.set("authorization", "AWS4-HMAC-SHA256 Credential=x");
    expect(await verify({ ...wire, headers })).toEqual({ ok: false, reason: "malformed" });
    expect(await verify(wire, { secretOf: () => null })).toEqual({ ok: false, reason: "unknown-key" });
    expect(await verify(wire, { region: "us-east-1" })).toEqual({ ok: false, reason: "wrong-scope" });
  });

  it("lives five minutes to both sides", async () => {
    const wire = await signedListUsers();
    const at = (minutes: number) => verify(wire, { now: new Date(Date.now() + minutes * 60_000) });

    expect([(await at(4.9)).ok, (await at(-4.9)).ok]).toEqual([true, true]);
    expect(await at(5.1)).toEqual({ ok: false, reason: "skewed" });
    expect(await at(-5.1)).toEqual({ ok: false, reason: "skewed" });
  });

  it("is not taken from the query", async () => {
    const url = presignUrl({ ...credentialsOf(), method: "GET", url: "http://127.0.0.1:3001/", now: new Date() });
    const wire = {
      method: "GET",
      url: url.ok ? url.value.replaceAll("%2Fs3%2F", "%2Fcognito-idp%2F") : "",
      headers: host(),
      body: Buffer.alloc(0),
    };

    expect(await verify(wire)).toEqual({ ok: false, reason: "missing" });
  });
});

function credentialsOf() {
  return { accessKeyId: credentials.accessKeyId, secret: credentials.secretAccessKey, sessionToken: null, region: "ap-northeast-1" };
}

function host(): Headers {
  return new Headers({ host: "127.0.0.1:3001" });
}

const verifyS3 = (wire: Wire, changes: Partial<ToVerify> = {}) => verify(wire, { service: "s3", ...changes });
const Key = "private/あ b+c(1)!'*~&=?.png";

describe("a request to S3 signed by the SDK", () => {
  it("is its key's, whatever characters the name has, and brings the session token", async () => {
    const { requestHandler, wire } = catcher();
    await s3(requestHandler).send(new PutObjectCommand({ Bucket: "files", Key, Body: Buffer.from("abc") }));

    expect(await verifyS3(wire())).toMatchObject({ ok: true, value: { sessionToken: "token/+=" } });
    expect(await verifyS3({ ...wire(), body: Buffer.from("abd") })).toEqual({ ok: false, reason: "wrong-payload" });
    expect(await verifyS3(wire(), { now: new Date(Date.now() + 14 * 60_000) })).toMatchObject({ ok: true });
    expect(await verifyS3(wire(), { now: new Date(Date.now() + 16 * 60_000) })).toEqual({ ok: false, reason: "skewed" });
  });

  it("may list with a prefix of any characters", async () => {
    const { requestHandler, wire } = catcher();
    await s3(requestHandler).send(new ListObjectsV2Command({ Bucket: "files", Prefix: Key, MaxKeys: 3 }));

    expect(await verifyS3(wire())).toMatchObject({ ok: true });
  });

  it("says what its body hashes to, so that it can be checked when it has come", async () => {
    const { requestHandler, wire } = catcher();
    await s3(requestHandler).send(new PutObjectCommand({ Bucket: "files", Key, Body: Buffer.from("abc") }));
    const seen = await verifyS3(wire(), { body: "unread" });
    const hash = seen.ok ? seen.value.payloadHash : "";

    expect([matchesPayload(hash, Buffer.from("abc")), matchesPayload(hash, Buffer.from("abd"))]).toEqual([true, false]);
  });

  it("is refused with chunks that are signed one by one, and without a hash", async () => {
    const { requestHandler, wire } = catcher();
    await s3(requestHandler).send(new GetObjectCommand({ Bucket: "files", Key }));
    const withHash = (value: string) => {
      const headers = new Headers(wire().headers);
      headers.set("x-amz-content-sha256", value);
      return { ...wire(), headers };
    };

    expect(await verifyS3(withHash("STREAMING-AWS4-HMAC-SHA256-PAYLOAD"))).toEqual({ ok: false, reason: "unsupported-payload" });
    expect(await verifyS3(withHash("nothing"))).toEqual({ ok: false, reason: "malformed" });
  });
});

describe("a presigned URL", () => {
  const presigned = async (command: GetObjectCommand | PutObjectCommand, expiresIn?: number): Promise<Wire> => {
    const url = await getSignedUrl(s3(), command, expiresIn === undefined ? {} : { expiresIn });
    return { method: command instanceof PutObjectCommand ? "PUT" : "GET", url, headers: host(), body: Buffer.from("any") };
  };

  it("of the SDK's presigner opens what it names, for reading and for writing, until it expires", async () => {
    const reading = await presigned(new GetObjectCommand({ Bucket: "files", Key }), 60);
    const writing = await presigned(new PutObjectCommand({ Bucket: "files", Key, ContentType: "image/png" }));

    expect(await verifyS3(reading)).toMatchObject({ ok: true, value: { expiresSeconds: 60, sessionToken: "token/+=" } });
    expect(await verifyS3(writing)).toMatchObject({ ok: true, value: { payloadHash: "UNSIGNED-PAYLOAD" } });
    expect(await verifyS3({ ...reading, method: "PUT" })).toEqual({ ok: false, reason: "wrong-signature" });
    expect(await verifyS3({ ...reading, url: reading.url.replace("private", "public") })).toEqual({ ok: false, reason: "wrong-signature" });
    expect(await verifyS3(reading, { now: new Date(Date.now() + 62_000) })).toEqual({ ok: false, reason: "expired" });
    expect(await verifyS3(reading, { now: new Date(Date.now() - 16 * 60_000) })).toEqual({ ok: false, reason: "skewed" });
  });

  it("of our own lives an hour when nothing is said", async () => {
    const now = new Date("2026-08-08T01:02:03Z");
    const url = `http://127.0.0.1:3001/objects/files/${encodeURIComponent("a b").replaceAll("%2F", "/")}`;
    const made = presignUrl({ ...credentialsOf(), method: "GET", url, now });
    const wire = { method: "GET", url: made.ok ? made.value : "", headers: host(), body: Buffer.alloc(0) };

    expect(wire.url).toContain("X-Amz-Expires=3600");
    expect(await verifyS3(wire, { now: new Date("2026-08-08T02:02:02Z") })).toMatchObject({ ok: true });
    expect(await verifyS3(wire, { now: new Date("2026-08-08T02:02:04Z") })).toEqual({ ok: false, reason: "expired" });
  });

  it("for longer than a week is neither made nor taken", async () => {
    const now = new Date();
    const week = presignUrl({ ...credentialsOf(), method: "GET", url: "http://127.0.0.1:3001/x", now, expiresSeconds: 604_800 });
    const wire = { method: "GET", url: week.ok ? week.value : "", headers: host(), body: Buffer.alloc(0) };

    expect(await verifyS3(wire)).toMatchObject({ ok: true });
    expect(await verifyS3({ ...wire, url: wire.url.replace("604800", "604801") })).toEqual({ ok: false, reason: "presign-too-long" });
    expect(presignUrl({ ...credentialsOf(), method: "GET", url: "http://127.0.0.1:3001/x", now, expiresSeconds: 604_801 })).toEqual({
      ok: false,
      reason: "presign-too-long",
    });
  });

  it("is refused when a part of its signature is given twice or its escapes are broken", async () => {
    const wire = await presigned(new GetObjectCommand({ Bucket: "files", Key }), 60);

    expect(await verifyS3({ ...wire, url: `${wire.url}&X-Amz-Expires=600` })).toEqual({ ok: false, reason: "malformed" });
    expect(await verifyS3({ ...wire, url: `${wire.url}&a=%E0%A4` })).toEqual({ ok: false, reason: "malformed" });
  });

  it("of another client (aws4fetch) is taken too", async () => {
    const client = new AwsClient({ ...credentials, service: "s3", region: "ap-northeast-1" });
    const { url } = await client.sign("http://127.0.0.1:3001/objects/files/a%20b?X-Amz-Expires=60", {
      method: "GET",
      aws: { signQuery: true },
    });

    expect(await verifyS3({ method: "GET", url, headers: host(), body: Buffer.alloc(0) })).toMatchObject({ ok: true });
  });
});
