import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { beforeAll, describe, expect, it } from "vitest";
import { BUCKET, MAX_OBJECT_BYTES } from "#domain/identity/objects/object-access.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { REGION, serveOnLoopback, type TestIdentityPool, testIdentityPool } from "#test/support/identity-pool.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";

const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("the rest of a picture")]);
const HANAKO = `${REGION}:0d1f0000-0000-4000-8000-000000000001`;
const TARO = `${REGION}:0d1f0000-0000-4000-8000-000000000002`;
const JIRO = `${REGION}:0d1f0000-0000-4000-8000-000000000003`;
const FULL = `${REGION}:0d1f0000-0000-4000-8000-000000000004`;

let world: TestIdentityPool;
let origin: string;
const storage = temporaryStorage();
const faulty = { isFull: false };
const objects: Storage = {
  ...storage,
  write: (name, bytes) => (faulty.isFull ? Promise.reject(new Error("no space")) : storage.write(name, bytes)),
};

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await testIdentityPool(db, { parts: { objects } });
  world.clock.moveTo(new Date());
  await world.addIdentities(HANAKO, TARO, JIRO, FULL);
  origin = await serveOnLoopback(world);
});

function clientOf(identityId: string, { isGuest = false, ...settings }: { isGuest?: boolean; credentials?: object } = {}): S3Client {
  const credentials = { ...world.credentials(identityId, isGuest), ...settings.credentials };
  return new S3Client({ region: REGION, endpoint: `${origin}/objects`, forcePathStyle: true, maxAttempts: 1, credentials });
}

const put = (Key: string, changes: object = {}) =>
  new PutObjectCommand({ Bucket: BUCKET, Key, Body: PNG, ContentType: "image/png", ...changes });
const get = (Key: string, changes: object = {}) => new GetObjectCommand({ Bucket: BUCKET, Key, ...changes });
const mine = (name: string) => `private/${HANAKO}/${name}`;
const refusal = (name: string, httpStatusCode: number) => ({ name, $metadata: { httpStatusCode } });

describe("an identity's own objects, through the SDK", () => {
  it("are kept, given back, described and removed, whatever characters their names have", async () => {
    const hanako = clientOf(HANAKO);
    const Key = mine("証拠/写真 a+b(1)!'*~&=?.png");
    const kept = await hanako.send(put(Key));
    const given = await hanako.send(get(Key));
    const described = await hanako.send(new HeadObjectCommand({ Bucket: BUCKET, Key }));

    expect(kept.ETag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(Buffer.from((await given.Body?.transformToByteArray()) ?? [])).toEqual(PNG);
    expect(given).toMatchObject({ ETag: kept.ETag, ContentType: "image/png", ContentLength: PNG.length });
    expect(described).toMatchObject({
      ETag: kept.ETag,
      ContentLength: PNG.length,
      LastModified: new Date(Math.floor(world.clock.now().getTime() / 1000) * 1000),
    });
    await hanako.send(new DeleteObjectCommand({ Bucket: BUCKET, Key }));
    await hanako.send(new DeleteObjectCommand({ Bucket: BUCKET, Key }));
    await expect(hanako.send(get(Key))).rejects.toMatchObject(refusal("NoSuchKey", 404));
  });

  it("may be sent as a stream, whose checksum comes behind it", async () => {
    const hanako = clientOf(HANAKO);
    const Body = Readable.from([PNG.subarray(0, 10), PNG.subarray(10)]);
    await hanako.send(put(mine("stream.png"), { Body, ContentLength: PNG.length }));
    const given = await hanako.send(get(mine("stream.png")));

    expect(Buffer.from((await given.Body?.transformToByteArray()) ?? [])).toEqual(PNG);
  });

  it("are given in part, and not again to who has them", async () => {
    const hanako = clientOf(HANAKO);
    const { ETag } = await hanako.send(put(mine("part.png")));
    const part = await hanako.send(get(mine("part.png"), { Range: "bytes=1-3" }));

    expect(await part.Body?.transformToString()).toBe("PNG");
    expect(part.ContentRange).toBe(`bytes 1-3/${PNG.length}`);
    await expect(hanako.send(get(mine("part.png"), { Range: "bytes=999-" }))).rejects.toMatchObject(refusal("InvalidRange", 416));
    await expect(hanako.send(get(mine("part.png"), { IfNoneMatch: ETag }))).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await expect(hanako.send(get(mine("part.png"), { IfMatch: '"0"' }))).rejects.toMatchObject(refusal("PreconditionFailed", 412));
  });

  it("are replaced as a whole: a write that fails leaves the old one", async () => {
    const hanako = clientOf(HANAKO);
    await hanako.send(put(mine("icon.png")));
    faulty.isFull = true;
    await expect(hanako.send(put(mine("icon.png"), { Body: Buffer.concat([PNG, PNG]) }))).rejects.toMatchObject(
      refusal("InternalError", 500),
    );
    faulty.isFull = false;
    expect((await hanako.send(get(mine("icon.png")))).ContentLength).toBe(PNG.length);
    world.clock.advance(1);
    await hanako.send(put(mine("icon.png"), { Body: Buffer.concat([PNG, PNG]) }));
    expect((await hanako.send(get(mine("icon.png")))).ContentLength).toBe(PNG.length * 2);
  });

  it("survive writers at the same time: one of them stands, whole", async () => {
    const hanako = clientOf(HANAKO);
    const bodies = Array.from({ length: 6 }, (_, index) => Buffer.concat([PNG, Buffer.alloc(index + 1, index)]));
    await Promise.all(bodies.map((Body) => hanako.send(put(mine("race.png"), { Body }))));
    const given = await hanako.send(get(mine("race.png")));
    const bytes = Buffer.from((await given.Body?.transformToByteArray()) ?? []);

    expect(bodies.some((body) => body.equals(bytes))).toBe(true);
  });

  it("are listed by prefix, page by page, in the order of their names", async () => {
    const client = clientOf(JIRO);
    const names = ["B", "a", "é", "x_y", "x%y"].map((name) => `private/${JIRO}/list/${name}.png`);
    for (const name of names) await client.send(put(name));
    const list = (input: object) => client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: `private/${JIRO}/`, ...input }));
    const first = await list({ MaxKeys: 2 });
    const second = await list({ ContinuationToken: first.NextContinuationToken });

    expect([first.IsTruncated, first.KeyCount, second.IsTruncated, second.KeyCount]).toEqual([true, 2, false, 3]);
    expect([...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key?.split("/").at(-1))).toEqual([
      "B.png",
      "a.png",
      "x%y.png",
      "x_y.png",
      "é.png",
    ]);
    expect((await list({ Prefix: `private/${JIRO}/list/x%` })).KeyCount).toBe(1);
    expect((await list({ StartAfter: names[3], EncodingType: "url" })).Contents?.[0]?.Key).toContain("%C3%A9.png");
  });
});

describe("what is not an identity's own", () => {
  it("is closed to others, to guests, and to listing", async () => {
    const [hanako, taro, guest] = [clientOf(HANAKO), clientOf(TARO), clientOf(HANAKO, { isGuest: true })];
    await hanako.send(put(mine("secret.png")));

    for (const client of [taro, guest]) {
      await expect(client.send(get(mine("secret.png")))).rejects.toMatchObject(refusal("AccessDenied", 403));
      await expect(client.send(put(mine("secret.png")))).rejects.toMatchObject(refusal("AccessDenied", 403));
      await expect(client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: mine("secret.png") }))).rejects.toMatchObject(
        refusal("AccessDenied", 403),
      );
      await expect(client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: mine("") }))).rejects.toMatchObject(
        refusal("AccessDenied", 403),
      );
    }
    await expect(taro.send(new ListObjectsV2Command({ Bucket: BUCKET }))).rejects.toMatchObject(refusal("AccessDenied", 403));
  });

  it("can be read by everyone where it is public, and written by its owner only", async () => {
    const Key = `public/${HANAKO}/icon.png`;
    await clientOf(HANAKO).send(put(Key));

    expect((await clientOf(TARO, { isGuest: true }).send(get(Key))).ContentLength).toBe(PNG.length);
    await expect(clientOf(TARO).send(put(Key))).rejects.toMatchObject(refusal("AccessDenied", 403));
  });
});

describe("a request to the object endpoint", () => {
  it("is refused without a signature, without a session, with a wrong secret and with a session that is over", async () => {
    const plain = await fetch(`${origin}/objects/${BUCKET}/${mine("icon.png")}`);

    expect([plain.status, await plain.text()]).toEqual([403, expect.stringContaining("<Code>AccessDenied</Code>")]);
    await expect(clientOf(HANAKO, { credentials: { sessionToken: undefined } }).send(get(mine("a")))).rejects.toMatchObject(
      refusal("InvalidAccessKeyId", 403),
    );
    await expect(clientOf(HANAKO, { credentials: { sessionToken: "made-up" } }).send(get(mine("a")))).rejects.toMatchObject(
      refusal("InvalidToken", 400),
    );
    await expect(clientOf(HANAKO, { credentials: { secretAccessKey: "wrong" } }).send(get(mine("a")))).rejects.toMatchObject(
      refusal("SignatureDoesNotMatch", 403),
    );
    world.clock.advance(-3_600_000);
    const old = world.credentials(HANAKO);
    world.clock.advance(3_600_000);
    await expect(clientOf(HANAKO, { credentials: old }).send(get(mine("icon.png")))).rejects.toMatchObject(refusal("ExpiredToken", 400));
  });

  it.each([
    ["another bucket", () => put(mine("a"), { Bucket: "other" }), "NoSuchBucket"],
    ["a name that leads elsewhere", () => put(`private/${HANAKO}/a\\b`), "InvalidArgument"],
    ["a page", () => put(mine("a"), { ContentType: "text/html", Body: "<script>" }), "UnsupportedMediaType"],
    ["a page with a picture's type", () => put(mine("a"), { Body: "<script>" }), "InvalidArgument"],
    ["more than 10 MB", () => put(mine("a"), { Body: Buffer.concat([PNG, Buffer.alloc(MAX_OBJECT_BYTES)]) }), "EntityTooLarge"],
    ["an ACL", () => put(mine("a"), { ACL: "public-read" }), "NotImplemented"],
    ["metadata of its own", () => put(mine("a"), { Metadata: { a: "b" } }), "NotImplemented"],
    ["a condition on writing", () => put(mine("a"), { IfNoneMatch: "*" }), "NotImplemented"],
    ["a wrong checksum", () => put(mine("a"), { ChecksumSHA256: Buffer.alloc(32).toString("base64") }), "BadDigest"],
    ["a checksum of a kind that is not checked", () => put(mine("a"), { ChecksumCRC64NVME: "AAAAAAAAAAA=" }), "NotImplemented"],
  ])("is refused for %s", async (_what, command, code) => {
    await expect(clientOf(HANAKO).send(command())).rejects.toMatchObject({ name: code });
    await expect(clientOf(HANAKO).send(get(mine("a")))).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("is refused for what is not done here: tags, delimiters, other response headers", async () => {
    const hanako = clientOf(HANAKO);
    const tagging = new PutObjectTaggingCommand({ Bucket: BUCKET, Key: mine("a"), Tagging: { TagSet: [] } });

    await expect(hanako.send(tagging)).rejects.toMatchObject({ name: "NotImplemented" });
    await expect(hanako.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: mine(""), Delimiter: "/" }))).rejects.toMatchObject({
      name: "NotImplemented",
    });
    await expect(hanako.send(get(mine("icon.png"), { ResponseContentType: "text/html" }))).rejects.toMatchObject({
      name: "NotImplemented",
    });
  });

  it("from a browser is answered for any origin, its preflight before anything is looked up", async () => {
    const preflight = await fetch(`${origin}/objects/${BUCKET}/x`, {
      method: "OPTIONS",
      headers: { origin: "https://example.jp", "access-control-request-method": "PUT", "access-control-request-headers": "authorization" },
    });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("writes nothing for a holder that was deleted, though the credentials live on", async () => {
    const gone = `${REGION}:0d1f0000-0000-4000-8000-000000000005`;

    await expect(clientOf(gone).send(put(`private/${gone}/a.png`))).rejects.toMatchObject(refusal("AccessDenied", 403));
    await expect(clientOf(gone).send(get(`private/${gone}/a.png`))).rejects.toMatchObject(refusal("NoSuchKey", 404));
  });

  it("is refused once its holder holds as much as he may", async () => {
    const big = Buffer.concat([PNG, Buffer.alloc(MAX_OBJECT_BYTES - PNG.length)]);
    const client = clientOf(FULL);
    for (let index = 0; index < 20; index += 1) await client.send(put(`private/${FULL}/${index}.png`, { Body: big }));

    await expect(client.send(put(`private/${FULL}/more.png`))).rejects.toMatchObject(refusal("QuotaExceeded", 403));
    await client.send(put(`private/${FULL}/3.png`, { Body: big }));
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: `private/${FULL}/0.png` }));
    await client.send(put(`private/${FULL}/more.png`));
    expect((await client.send(get(`private/${FULL}/3.png`))).ContentLength).toBe(MAX_OBJECT_BYTES);
  });
});

describe("a presigned URL", () => {
  it("writes and reads without any other proof, and its answer never runs as a page", async () => {
    const hanako = clientOf(HANAKO);
    const putUrl = await getSignedUrl(
      hanako,
      new PutObjectCommand({ Bucket: BUCKET, Key: mine("shared é.png"), ContentType: "image/png" }),
    );
    const written = await fetch(putUrl, { method: "PUT", body: PNG, headers: { "content-type": "image/png" } });
    const read = await fetch(await getSignedUrl(hanako, get(mine("shared é.png")), { expiresIn: 60 }));

    expect([written.status, read.status]).toEqual([200, 200]);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(PNG);
    expect(read.headers.get("x-content-type-options")).toBe("nosniff");
    expect(read.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(read.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''shared%20%C3%A9.png");
  });

  it("does no more than it was made for", async () => {
    const url = await getSignedUrl(clientOf(HANAKO), get(mine("shared é.png")));

    expect((await fetch(url, { method: "DELETE" })).status).toBe(403);
    expect((await fetch(url.replace("shared", "secret"))).status).toBe(403);
    expect((await fetch(url.replace("X-Amz-Expires=900", "X-Amz-Expires=9000"))).status).toBe(403);
  });

  it("of more than a week is refused in the specification's words", async () => {
    const url = (await getSignedUrl(clientOf(HANAKO), get(mine("a")))).replace("X-Amz-Expires=900", "X-Amz-Expires=604801");
    const answer = await fetch(url);

    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(
        "<Code>AuthorizationQueryParametersError</Code><Message>Signature version 4 presigned URLs must have an expiration date less than one week in the future</Message>",
      ),
    ]);
  });
});
