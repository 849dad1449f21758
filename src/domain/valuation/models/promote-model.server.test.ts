import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findModel } from "#domain/valuation/estimates/catalogue-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { aSale, insertMarket } from "#test/support/typed-market.ts";
import { inputProfile } from "./drift-inputs.ts";
import { encodeModel } from "./model-file.ts";
import { activeModelVersion } from "./model-store.server.ts";
import { promoteVersion, rollBack } from "./promote-model.server.ts";
import { keepCandidate, publishModel } from "./publish-model.server.ts";
import { type TrainedModel, trainModel } from "./train-model.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
const act = { actor: "tanaka", reason: "試験", now };
const storage = temporaryStorage();
let db: Db;
let trained: TrainedModel;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const result = await trainModel({ kind: "condo", sales: syntheticSales(200), isSample: false, now }, fitQuickly);
  if (!result.ok) throw new Error(result.reason);
  trained = result.value;
});

beforeEach(async () => {
  await sql`delete from valuation_model`.execute(db);
  await sql`delete from sale`.execute(db);
});

/** The same model under another version, with its file. */
function version(name: string) {
  const model = { ...trained.model, version: name };
  return { trained: { ...trained, model, bytes: encodeModel(model) }, inputs: inputProfile([]), loadId: null };
}

const shelf = () => ({ db, storage });
const use = (name: string, at = now) => publishModel(shelf(), version(name), { ...act, now: at });
const keep = (name: string) => keepCandidate(shelf(), version(name), act);
const file = (name: string) => `models/${name}.model`;
const inUse = () => activeModelVersion(db, "condo");

describe("putting a model into use by its version", () => {
  it("does so when its file is whole", async () => {
    await use("condo-1");
    await keep("condo-2");

    expect(await promoteVersion(shelf(), "condo-2", act)).toEqual({
      ok: true,
      value: { version: "condo-2", kind: "condo", before: "condo-1" },
    });
    expect(await inUse()).toBe("condo-2");
  });

  it("refuses a version that is not there", async () => {
    await use("condo-1");

    expect(await promoteVersion(shelf(), "condo-9", act)).toEqual({
      ok: false,
      reason: { why: "unknown", version: "condo-9", inUse: null },
    });
  });

  it.each<[string, string, () => Promise<void>]>([
    ["is gone", "missing", () => storage.remove(file("condo-2"))],
    ["was cut", "changed", () => storage.write(file("condo-2"), trained.bytes.subarray(100))],
    ["is that of another model", "changed", () => storage.write(file("condo-2"), trained.bytes)],
  ])("refuses a model whose file %s, keeps why, and leaves the one in use", async (_, why, spoil) => {
    await use("condo-1");
    await keep("condo-2");
    await spoil();

    expect(await promoteVersion(shelf(), "condo-2", act)).toEqual({ ok: false, reason: { why, version: "condo-2", inUse: "condo-1" } });

    expect(await inUse()).toBe("condo-1");
    expect(await findModel(db, "condo-2")).toMatchObject({ state: "candidate", failure: { at: now, reason: why } });
  });

  it.each<[string, string, Uint8Array]>([
    ["no model at all", "not-a-model", new TextEncoder().encode("<html>404</html>")],
    ["damaged inside", "damaged", Uint8Array.of(...new TextEncoder().encode("MCNMODEL"), 1, 2)],
  ])("refuses a file that was stored so, but is %s", async (_, why, bytes) => {
    await use("condo-1");
    const { trained: other, ...rest } = version("condo-2");
    await keepCandidate(shelf(), { ...rest, trained: { ...other, bytes } }, act);

    expect(await promoteVersion(shelf(), "condo-2", act)).toMatchObject({ ok: false, reason: { why, inUse: "condo-1" } });
    expect(await inUse()).toBe("condo-1");
  });

  it("refuses a whole model that was stored under a version not its own", async () => {
    const { trained: other, ...rest } = version("condo-2");
    await keepCandidate(shelf(), { ...rest, trained: { ...other, bytes: version("condo-3").trained.bytes } }, act);

    expect(await promoteVersion(shelf(), "condo-2", act)).toMatchObject({ ok: false, reason: { why: "another-model", inUse: null } });
  });

  it("refuses a model of the other market", async () => {
    await keep("condo-1");
    await insertMarket(db, { sales: [aSale()] });
    await sql`update sale set is_sample = true`.execute(db);

    expect(await promoteVersion(shelf(), "condo-1", act)).toMatchObject({ ok: false, reason: { why: "other-market" } });
  });
});

describe("going back", () => {
  it("goes one model further back each time, and says when there is none before", async () => {
    for (const name of ["condo-1", "condo-2", "condo-3"]) await use(name);

    expect(await rollBack(shelf(), "condo", act)).toMatchObject({ ok: true, value: { version: "condo-2", before: "condo-3" } });
    expect(await rollBack(shelf(), "condo", act)).toMatchObject({ ok: true, value: { version: "condo-1", before: "condo-2" } });
    expect(await rollBack(shelf(), "condo", act)).toEqual({ ok: false, reason: { why: "nothing-before", inUse: "condo-1" } });
    expect(await inUse()).toBe("condo-1");
  });

  it("is refused where no model is in use", async () => {
    await use("condo-1");

    expect(await rollBack(shelf(), "land", act)).toEqual({ ok: false, reason: { why: "none-in-use" } });
  });

  it("is refused where the file of the one before is damaged, and the one in use stays", async () => {
    await use("condo-1");
    await use("condo-2");
    await storage.write(file("condo-1"), Uint8Array.of(1));

    expect(await rollBack(shelf(), "condo", act)).toEqual({ ok: false, reason: { why: "changed", version: "condo-1", inUse: "condo-2" } });
    expect(await inUse()).toBe("condo-2");
  });
});

it("seven models later, the file of the first is gone, its row is not, and it cannot be put into use", async () => {
  for (let n = 1; n <= 8; n += 1) await use(`condo-${n}`, new Date(now.getTime() + n));

  expect(await storage.read(file("condo-1"))).toBeNull();
  expect(await storage.read(file("condo-3"))).not.toBeNull();
  expect(await promoteVersion(shelf(), "condo-1", act)).toMatchObject({ ok: false, reason: { why: "removed", inUse: "condo-8" } });
});
