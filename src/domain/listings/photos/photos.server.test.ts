import { crc32, deflateSync } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hours, minutes } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { OutsideRefusal } from "#platform/outside/outside-fetch.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { aCompany, aStaffMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { fetchPhotos } from "./fetch-photos.server.ts";
import { keepPicture, pictureName } from "./keep-picture.server.ts";
import { namePhotos, photosOf } from "./photo-store.server.ts";
import { moveSentPhoto, removeSentPhoto, restoreSentPhoto, sendPhoto } from "./sent-photos.server.ts";

/** Wider than high, red on the left. */
const wide = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: "white" } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: "red" } }, left: 0, top: 0 },
  ]);

async function kept(bytes: Uint8Array) {
  const storage = memoryStorage();
  const picture = await keepPicture(storage, bytes);
  if (!picture.ok) throw new Error(picture.reason);
  const file = (size: string) => storage.read(pictureName(picture.value.hash, size)).then((found) => found ?? new Uint8Array());
  return { ...picture.value, file };
}

describe("a picture that is kept", () => {
  it("stands upright and says nothing of camera or place, though the telephone held it on its side", async () => {
    const sideways = await wide()
      .jpeg()
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "35/1 39/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, file } = await kept(sideways);
    const read = await sharp(await file("large")).metadata();
    const top = await sharp(await file("large"))
      .extract({ left: 10, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();

    expect([width, height]).toEqual([200, 400]);
    expect([read.format, read.exif, read.orientation]).toEqual(["webp", undefined, undefined]);
    // What was left lies on top now.
    expect([...top].map((value) => value > 200)).toEqual([true, false, false]);
  });

  it("loses what programs wrote into a PNG", async () => {
    const { file } = await kept(await wide().png().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">home address</x:xmpmeta>').toBuffer());
    const bytes = Buffer.from(await file("medium"));

    expect(bytes.includes("home address")).toBe(false);
    expect((await sharp(bytes).metadata()).xmp).toBeUndefined();
  });

  it("lies there in three sizes and is never made larger than it was", async () => {
    const large = await kept(
      await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "grey" } })
        .jpeg()
        .toBuffer(),
    );
    const small = await kept(await wide().png().toBuffer());
    const widths = async ({ file }: typeof large) =>
      Promise.all(["small", "medium", "large"].map(async (size) => (await sharp(await file(size)).metadata()).width));

    expect(await widths(large)).toEqual([320, 960, 1920]);
    expect(await widths(small)).toEqual([320, 400, 400]);
  });
});

it.each([
  ["a page", Buffer.from("<html><script>alert(1)</script>"), "not-a-picture"],
  ["a drawing that can hold programs", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "not-a-picture"],
  ["a photo as an iPhone writes it", telephonePhoto("heic"), "heic"],
  ["a photo that names HEIC only among its brands", telephonePhoto("mif1"), "heic"],
  ["a picture that would take all memory", bomb(20_000, 20_000), "too-many-pixels"],
  ["a picture that is cut short", bomb(20, 20), "unreadable"],
])("%s is not kept", async (_, bytes, reason) => {
  expect(await keepPicture(memoryStorage(), bytes)).toEqual({ ok: false, reason });
});

/** The first boxes of an HEIC file (ISO/IEC 23008-12): its brands, and the beginning of what it holds. */
function telephonePhoto(brand: string): Buffer {
  const brands = `ftyp${brand}\0\0\0\0mif1MiHEMiPrmiafMiHBheic`;
  const held = "\0\0\x0b\xb8meta\0\0\0\0\0\0\0\x22hdlr\0\0\0\0\0\0\0\0pict";
  return Buffer.from(`\0\0\0\x28${brands}${held}`, "latin1");
}

/** A PNG that says it has so many pixels and has next to none of them. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.alloc(10))), chunk("IEND", Buffer.alloc(0))]);
}

describe("the pictures of a listing", () => {
  const clock = movableClock(new Date("2026-11-23T03:00:00Z"));
  const storage = memoryStorage();
  const answers = new Map<string, Result<Uint8Array, OutsideRefusal>>();
  const fetched: string[] = [];
  const deps = () => ({
    ...{ db, clock, storage },
    fetchOutside: async (url: string) => {
      fetched.push(url);
      return answers.get(url) ?? refused("unreachable");
    },
  });
  let db: Db;
  beforeAll(async () => {
    ({ db } = await testDatabase());
    await insertRows(db, "listing", await aLoad(db), [aListingRow({ id: "home" })]);
    await aCompany(db, { id: "other" });
    await aStaffMember(db, { companyId: "company-1", role: "agent", sub: "agent-company-1" });
    answers.set("https://p.example/1.jpg", ok(await wide().jpeg().toBuffer()));
    answers.set("https://p.example/2.jpg", ok(await wide().png().toBuffer()));
    answers.set("https://p.example/page", ok(Buffer.from("<html>")));
  });
  beforeEach(async () => {
    fetched.length = 0;
    await sql`delete from listing_photo`.execute(db);
  });

  const name = (...urls: string[]) => inTransaction(db, (tx) => namePhotos(tx, [{ listingId: "home", urls }], clock.now()));
  const shown = async () => (await photosOf(db, ["home"])).get("home")?.map(({ hash }) => hash) ?? [];
  const revision = async () =>
    (await sql<{ v: number }>`select changed_revision as v from listing where id = 'home'`.execute(db)).rows[0]?.v ?? 0;

  it("come in the order of the company, and searches are told", async () => {
    const before = await revision();
    await name("https://p.example/2.jpg", "https://p.example/1.jpg");
    await fetchPhotos(deps());
    const [second, first] = await shown();
    await name("https://p.example/1.jpg", "https://p.example/2.jpg");

    expect(await shown()).toEqual([first, second]);
    expect(first).not.toBe(second);
    expect(await revision()).toBeGreaterThan(before);
  });

  it("are fetched once: a feed that names them again changes nothing", async () => {
    await name("https://p.example/1.jpg");
    await fetchPhotos(deps());

    expect(await name("https://p.example/1.jpg")).toEqual([]);
    await fetchPhotos(deps());
    expect(fetched).toEqual(["https://p.example/1.jpg"]);
  });

  it("go when their company names them no more, and those that it sent as files stay behind the rest", async () => {
    const own = { listingId: "home", by: { as: "staff", sub: "agent-company-1" } } as const;
    const others = { listingId: "home", by: { as: "staff", sub: "agent-other" } } as const;
    const sent = await sharp({ create: { width: 30, height: 20, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    await name("https://p.example/1.jpg");
    await fetchPhotos(deps());
    const before = await revision();

    expect(await sendPhoto(deps(), { ...own, bytes: sent })).toEqual({ ok: true, value: null });
    expect(await revision()).toBeGreaterThan(before);
    expect(await sendPhoto(deps(), { ...own, bytes: sent })).toEqual({ ok: false, reason: "not-added" });
    expect(await sendPhoto(deps(), { ...own, bytes: Buffer.from("<html>") })).toEqual({ ok: false, reason: "not-a-picture" });
    expect(await sendPhoto(deps(), { ...others, bytes: sent })).toEqual({ ok: false, reason: "unknown" });
    const [, file = ""] = await shown();
    await name("https://p.example/2.jpg", "https://p.example/1.jpg");
    await fetchPhotos(deps());
    expect(await shown()).toHaveLength(3);
    expect((await shown()).at(-1)).toBe(file);

    expect(await name()).toEqual(["home"]);
    expect(await shown()).toEqual([file]);
    expect(await removeSentPhoto(deps(), { ...others, hash: file })).toEqual({ ok: false, reason: "unknown" });
    expect(await removeSentPhoto(deps(), { ...own, hash: file })).toEqual({ ok: true, value: null });
    expect(await removeSentPhoto(deps(), { ...own, hash: file })).toEqual({ ok: false, reason: "unknown" });
    expect(await shown()).toEqual([]);
  });

  it("that were sent as files are put in another order, taken away, and for a day brought back to where they were", async () => {
    const own = { listingId: "home", by: { as: "staff", sub: "agent-company-1" } } as const;
    await name("https://p.example/1.jpg");
    await fetchPhotos(deps());
    for (const background of ["red", "green", "blue"])
      await sendPhoto(deps(), {
        ...own,
        bytes: await sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      });
    const [named, red = "", green = "", blue = ""] = await shown();
    expect(await moveSentPhoto(deps(), { ...own, hash: blue, to: "earlier" })).toEqual({ ok: true, value: null });
    expect(await shown()).toEqual([named, red, blue, green]);
    expect(await moveSentPhoto(deps(), { ...own, hash: red, to: "earlier" })).toEqual({ ok: false, reason: "unknown" });
    expect(await moveSentPhoto(deps(), { ...own, hash: named ?? "", to: "later" })).toEqual({ ok: false, reason: "unknown" });

    const before = await revision();
    await removeSentPhoto(deps(), { ...own, hash: blue });
    expect(await shown()).toEqual([named, red, green]);
    const others = { listingId: "home", by: { as: "staff", sub: "agent-other" } } as const;
    expect(await restoreSentPhoto(deps(), { ...others, hash: blue })).toEqual({ ok: false, reason: "unknown" });
    expect(await restoreSentPhoto(deps(), { ...own, hash: blue })).toEqual({ ok: true, value: null });
    expect(await shown()).toEqual([named, red, blue, green]);
    expect(await revision()).toBeGreaterThan(before);
    expect(await restoreSentPhoto(deps(), { ...own, hash: blue })).toEqual({ ok: false, reason: "unknown" });

    await removeSentPhoto(deps(), { ...own, hash: blue });
    clock.advance(hours(25));
    expect(await restoreSentPhoto(deps(), { ...own, hash: blue })).toEqual({ ok: false, reason: "unknown" });
    await removeSentPhoto(deps(), { ...own, hash: red });
    const { rows } = await sql<{ hash: string }>`select hash from removed_photo`.execute(db);
    expect(rows).toEqual([{ hash: red }]);
  });

  it("are fetched a turn a company: one that names thousands does not keep another waiting", async () => {
    await sql`insert into listing_photo (listing_id, position, source_url, state, next_try_at)
      select 'home', n, 'https://p.example/many/' || n, 'waiting', ${clock.now()} from generate_series(0, 49) n`.execute(db);
    await insertRows(db, "listing", await aLoad(db, "sample"), [aListingRow({ id: "theirs", company_id: "other" })]);
    clock.advance(1000);
    await inTransaction(db, (tx) => namePhotos(tx, [{ listingId: "theirs", urls: ["https://p.example/theirs.jpg"] }], clock.now()));
    await fetchPhotos(deps());

    expect(fetched).toHaveLength(51);
    expect(fetched.indexOf("https://p.example/theirs.jpg")).toBeLessThan(8);
  });

  it("are tried again where the other side was away, and never again where they are none", async () => {
    await name("https://p.example/away.jpg", "https://p.example/page");
    await fetchPhotos(deps());
    clock.advance(minutes(30));
    await fetchPhotos(deps());
    expect(fetched).toHaveLength(2);
    clock.advance(hours(1));
    answers.set("https://p.example/away.jpg", answers.get("https://p.example/1.jpg") ?? refused("unreachable"));
    await fetchPhotos(deps());

    expect(fetched.slice(2)).toEqual(["https://p.example/away.jpg"]);
    expect(await shown()).toHaveLength(1);
    const { rows } = await sql<{ fault: string }>`select fault from listing_photo where state = 'failed'`.execute(db);
    expect(rows).toEqual([{ fault: "not-a-picture" }]);
  });
});
