import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cachedFolder, copyFolder } from "./cached-folder.ts";
import { lockFile } from "./lock-file.ts";

let cache: string;
let made: number;
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), "machinone-cache-"));
  made = 0;
});
afterEach(() => rm(cache, { recursive: true, force: true }));

function wanted(...also: string[]) {
  const make = async (folder: string) => {
    made += 1;
    await writeFile(path.join(folder, "rows"), "what takes long");
  };
  return cachedFolder({ name: "sample", files: ["package.json"], also, make, cache });
}

test("is made once, and again only where what it is made from is another", async () => {
  const first = await wanted("monday");
  expect(await wanted("monday")).toBe(first);
  expect(made).toBe(1);
  expect(await wanted("tuesday")).not.toBe(first);
  expect(made).toBe(2);
});

test("is made once when several want it at the same time", async () => {
  const folders = await Promise.all([wanted(), wanted(), wanted()]);

  expect(new Set(folders).size).toBe(1);
  expect(made).toBe(1);
});

test("is made anew where it was changed, cut short or lost a file", async () => {
  const folder = await wanted();
  await writeFile(path.join(folder, "rows"), "what takes lons");
  await wanted();
  expect(made).toBe(2);
  await rm(path.join(folder, "rows"));
  await wanted();
  expect(made).toBe(3);
  await rm(path.join(folder, "../sum"));
  await wanted();

  expect(made).toBe(4);
  expect(await readFile(path.join(folder, "rows"), "utf8")).toBe("what takes long");
});

test("leaves nothing behind where making it fails, and is made by the next", async () => {
  const fails = cachedFolder({ name: "sample", files: [], make: () => Promise.reject(new Error("no room")), cache });

  await expect(fails).rejects.toThrow("no room");
  expect(await readdir(cache)).toEqual([]);
  await wanted();
  expect(made).toBe(1);
});

test("of each name only the newest two are kept", async () => {
  for (const day of ["monday", "tuesday", "wednesday"]) await wanted(day);

  expect((await readdir(cache)).filter((name) => name.startsWith("sample-"))).toHaveLength(2);
});

test("a copy can be written to without the original", async () => {
  const folder = await wanted();
  const copy = path.join(cache, "copy");
  await copyFolder(folder, copy);
  await writeFile(path.join(copy, "rows"), "another");
  await wanted();

  expect(made).toBe(1);
});

test("a lock whose holder is gone is taken over", async () => {
  const file = path.join(cache, "left.lock");
  await writeFile(file, "2147483646");
  const unlock = await lockFile(file);

  expect(await readFile(file, "utf8")).toBe(String(process.pid));
  await unlock();
});
