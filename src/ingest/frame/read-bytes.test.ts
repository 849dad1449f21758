import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { aFile } from "#test/support/transaction-files.ts";
import { openBytes } from "./read-bytes.server.ts";

async function contents(path: string): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of (await openBytes(path)).bytes) parts.push(part);
  return Buffer.concat(parts).toString();
}

test("gzip is told by its first bytes, not by the name of the file", async () => {
  expect(await contents(await aFile("town,price\n", { gzip: true, name: "prices.csv" }))).toBe("town,price\n");
  expect(await contents(await aFile("town,price\n", { name: "prices.csv.gz" }))).toBe("town,price\n");
});

test("several gzip members in one file are read as one", async () => {
  const path = await aFile(Buffer.concat([gzipSync("a,b\n"), gzipSync("1,2\n")]));

  expect(await contents(path)).toBe("a,b\n1,2\n");
});

test("the hash is that of the file on disk and progress ends at its size", async () => {
  const path = await aFile("x".repeat(200_000), { gzip: true });
  const seen: number[] = [];
  const file = await openBytes(path, (read) => seen.push(read));
  for await (const _ of file.bytes);

  expect(file.sha256()).toBe(
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex"),
  );
  expect(seen.at(-1)).toBe(file.size);
});

test("a gzip that was cut off is refused", async () => {
  const content = gzipSync(Buffer.from(Array.from({ length: 9000 }, (_, i) => `${i * 7919},`).join("")));

  await expect(contents(await aFile(content.subarray(0, content.length / 2)))).rejects.toMatchObject({
    reason: "broken-gzip",
    message: "途中で切れた gzip",
  });
});

test("a gzip with damaged contents is refused", async () => {
  const bytes = Buffer.from(gzipSync("prices ".repeat(500)));
  bytes.fill(0xff, 12, 24);

  await expect(contents(await aFile(bytes))).rejects.toMatchObject({ reason: "broken-gzip" });
});

test.each([
  ["a missing file", async () => "/nowhere/prices.csv", "missing"],
  ["an empty file", () => aFile(""), "empty"],
])("%s is refused", async (_, path, reason) => {
  await expect(openBytes(await path())).rejects.toMatchObject({ reason });
});
