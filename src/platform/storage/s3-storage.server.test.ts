import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { REGION, serveOnLoopback, testIdentityPool } from "#test/support/identity-pool.ts";
import { type S3Settings, s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.server.ts";

const PDF = Buffer.from("%PDF-1.7 a contract");
const IDENTITY = `${REGION}:0d1f0000-0000-4000-8000-000000000001`;

let settings: S3Settings;
let storage: Storage;

/** Our own object endpoint is the S3 here: it lets one identity write PDFs under a prefix of its own. */
beforeAll(async () => {
  const { db } = await testDatabase();
  const world = await testIdentityPool(db);
  world.clock.moveTo(new Date());
  await world.addIdentities(IDENTITY);
  settings = {
    ...{ url: `${await serveOnLoopback(world)}/objects`, bucket: "files", region: REGION },
    ...{ prefix: `private/${IDENTITY}/`, writeHeaders: { "content-type": "application/pdf" } },
    ...world.credentials(IDENTITY),
  };
  storage = s3Storage(settings);
});

describe("s3Storage", () => {
  it("gives back the bytes it was given, and replaces them", async () => {
    await storage.write("objects/a/one.pdf", PDF);
    await storage.write("objects/a/one.pdf", Buffer.concat([PDF, PDF]));

    expect(Buffer.from((await storage.read("objects/a/one.pdf")) ?? [])).toEqual(Buffer.concat([PDF, PDF]));
  });

  it("answers null for a file that is not there, and removes without complaint", async () => {
    await storage.write("objects/b.pdf", PDF);
    await storage.remove("objects/b.pdf");
    await storage.remove("objects/b.pdf");

    expect(await storage.read("objects/b.pdf")).toBeNull();
  });

  it.each(["../outside", "/etc/passwd", "a//b", ""])("refuses the name %j", async (name) => {
    await expect(storage.read(name)).rejects.toThrow("not a storage name");
  });

  it("throws what the store refuses, without a secret in it", async () => {
    const wrong = s3Storage({ ...settings, secretAccessKey: "not-the-secret" });
    const failure = await wrong.write("objects/c.pdf", PDF).catch(String);

    expect(failure).toBe("Error: the object store answered 403 to PUT: SignatureDoesNotMatch");
    await expect(storage.write("objects/c.pdf", Buffer.from("no pdf"))).rejects.toThrow("400 to PUT: InvalidArgument");
  });

  it("does not take a bucket that is not there for a file that is not there", async () => {
    const lost = s3Storage({ ...settings, bucket: "another" });

    await expect(lost.read("objects/a")).rejects.toThrow("NoSuchBucket");
    await expect(lost.write("objects/a", PDF)).rejects.toThrow("NoSuchBucket");
  });
});
