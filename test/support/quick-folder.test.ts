import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quickFolder } from "./quick-folder.ts";

let home: string;
let places: { memory: string; disk: string; roomBytes: number };
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "machinone-quick-"));
  places = { memory: path.join(home, "memory"), disk: path.join(home, "disk"), roomBytes: 1 };
  await mkdir(places.memory);
  await mkdir(places.disk);
});
afterEach(() => rm(home, { recursive: true, force: true }));

test("stands in memory where there is room", async () => {
  expect(path.dirname(await quickFolder("x", places))).toBe(places.memory);
});

test("stands on the disk where memory has too little room, or where there is none of that kind", async () => {
  expect(path.dirname(await quickFolder("x", { ...places, roomBytes: Number.MAX_SAFE_INTEGER }))).toBe(places.disk);
  expect(path.dirname(await quickFolder("x", { ...places, memory: path.join(home, "nowhere") }))).toBe(places.disk);
});

test("takes away what a run that ended left in memory, and nothing of one that is alive", async () => {
  // No process has such a number.
  await mkdir(path.join(places.memory, "machinone-x-of-99999999-abc"));
  await mkdir(path.join(places.memory, `machinone-y-of-${process.pid}-abc`));
  await mkdir(path.join(places.memory, "anything-of-99999999-abc"));
  await quickFolder("z", places);

  const left = (await readdir(places.memory)).filter((name) => !name.startsWith("machinone-z"));
  expect(left.toSorted()).toEqual(["anything-of-99999999-abc", `machinone-y-of-${process.pid}-abc`]);
});
