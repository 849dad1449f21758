import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { keepPicture } from "#domain/listings/photos/keep-picture.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";

const storage = memoryStorage();
let ask: (path: string) => Promise<Response>;
let hash = "";

beforeAll(async () => {
  const { db } = await testDatabase();
  const api = testApi(db, null, { storage });
  ask = async (path) => api.app.request(`/api/estate/photos/${path}`);
  const kept = await keepPicture(
    storage,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  hash = kept.ok ? kept.value.hash : "";
});

it("a picture is served as WebP under the hash of its bytes, and may be kept for ever", async () => {
  const answer = await ask(`${hash}/small`);

  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "image/webp",
    "public, max-age=31536000, immutable",
  ]);
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(40);
});

it.each([
  ["an unknown picture", `${"0".repeat(64)}/small`, 404],
  ["a size that is not kept", `${"0".repeat(64)}/huge`, 404],
  ["a way out of the folder", "..%2F..%2Fetc%2Fpasswd/small", 404],
])("%s is refused", async (_, path, status) => {
  expect((await ask(path)).status).toBe(status);
});
