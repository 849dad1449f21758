import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outsideFetch } from "#platform/outside/outside-fetch.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { feedHouse } from "#test/support/feed-market.ts";
import { feedCells } from "#test/support/feed-rows.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { fetchPhotos } from "./fetch-photos.server.ts";
import { companyPhotos, photosOf } from "./photo-store.server.ts";
import { MOST_PHOTO_BYTES } from "./types.ts";

const { db } = await testDatabase();
const house = await feedHouse(db);
const asked: string[] = [];
let server: Server;
let host = "";

beforeAll(async () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 30, channels: 3, background: "grey" } })
      .jpeg()
      .toBuffer();
  const pictures = new Map([
    ["/a.jpg", await picture(40)],
    ["/b.jpg", await picture(50)],
    ["/c.jpg", await picture(60)],
    ["/page.jpg", Buffer.from("<html>")],
  ]);
  server = createServer(({ url = "" }, answer) => {
    asked.push(url);
    answer.writeHead(pictures.has(url) ? 200 : 404).end(pictures.get(url));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const deps = () => ({
  ...{ db, clock: house.clock, storage: memoryStorage() },
  fetchOutside: outsideFetch({ mostBytes: MOST_PHOTO_BYTES, alsoAllowed: [host] }),
});
/** Hands in the home with these pictures and lets the job run; answers the widths of what is shown then. */
async function handIn(...names: string[]): Promise<number[]> {
  await house.hand([feedCells({ reference: "A-1", photoUrls: names.map((name) => `http://${host}/${name}`).join(" ") })]);
  await fetchPhotos(deps());
  return ((await photosOf(db, [await id()])).get(await id()) ?? []).map(({ width }) => width);
}
const id = async () => String((await house.listings()).get("A-1")?.id);

it("fetches the pictures that a feed names, each once, in the order of its newest file; what it names no more goes", async () => {
  expect(await handIn("a.jpg", "b.jpg")).toEqual([40, 50]);
  expect(await handIn("a.jpg", "b.jpg")).toEqual([40, 50]);
  expect(asked.toSorted()).toEqual(["/a.jpg", "/b.jpg"]);

  const before = await house.revision();
  expect(await handIn("c.jpg", "b.jpg", "a.jpg")).toEqual([60, 50, 40]);
  expect(asked.slice(2)).toEqual(["/c.jpg"]);
  expect(await house.revision()).toBeGreaterThan(before);

  expect(await handIn("b.jpg", "b.jpg")).toEqual([50]);
  expect(await handIn()).toEqual([]);
  expect(asked).toHaveLength(3);
});

it("tells the company which picture could not be had, and shows the others", async () => {
  expect(await handIn("page.jpg", "a.jpg", "none.jpg")).toEqual([40]);
  const told = await companyPhotos(db, await id());

  expect(told.map(({ state, fault }) => [state, fault])).toEqual([
    ["failed", "not-a-picture"],
    ["kept", null],
    ["waiting", "bad-status"],
  ]);
  expect(told.map(({ url }) => url?.split("/").at(-1))).toEqual(["page.jpg", "a.jpg", "none.jpg"]);
});

it("never asks an address of our own network that a feed names", async () => {
  await house.hand([feedCells({ reference: "A-1", photoUrls: "http://169.254.169.254/latest/meta-data http://127.0.0.1/a.jpg" })]);
  await fetchPhotos({ ...deps(), fetchOutside: outsideFetch({ mostBytes: MOST_PHOTO_BYTES }) });

  expect((await companyPhotos(db, await id())).map(({ fault }) => fault)).toEqual(["address-not-allowed", "address-not-allowed"]);
});
