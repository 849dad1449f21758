import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  activeModelVersion,
  findActiveModelFile,
  listActiveModels,
  listModelCards,
  type NewModel,
  promoteModel,
  retireModel,
  saveActiveModel,
} from "#domain/valuation/model-store.server.ts";
import { trainModel } from "#domain/valuation/train-model.server.ts";
import type { ModelCard } from "#domain/valuation/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "../../../test/support/database.ts";
import { fitQuickly } from "../../../test/support/quick-model.ts";
import { syntheticSales } from "../../../test/support/synthetic-sales.ts";

let db: Db;
let card: ModelCard;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const now = new Date("2026-11-21T03:00:00Z");
  const trained = await trainModel({ kind: "condo", sales: syntheticSales(200), isSample: false, now }, fitQuickly);
  if (!trained.ok) throw new Error(trained.reason);
  card = trained.value.card;
});

beforeEach(async () => {
  await sql`delete from valuation_model`.execute(db);
});

function aModel(version: string, changes: Partial<NewModel> = {}): NewModel {
  return {
    version,
    kind: "condo",
    isSample: false,
    filePath: `models/${version}.model`,
    sha256: "0".repeat(64),
    firstQuarter: "2020Q1",
    lastQuarter: "2024Q4",
    trainRows: 200,
    card: { ...card, modelVersion: version, ...(changes.kind ? { kind: changes.kind } : {}) },
    createdAt: new Date("2026-11-21T03:00:00Z"),
    ...changes,
  };
}

const versionsKept = async () => {
  const { rows } = await sql<{ version: string }>`select version from valuation_model order by version`.execute(db);
  return rows.map(({ version }) => version);
};

describe("the models in the database", () => {
  it("have the newest of a kind in use, and keep the one before", async () => {
    await saveActiveModel(db, aModel("condo-1"));
    await saveActiveModel(db, aModel("condo-2", { isSample: true }));

    expect(await listActiveModels(db)).toEqual([{ kind: "condo", version: "condo-2", lastQuarter: "2024Q4" }]);
    expect(await findActiveModelFile(db, "condo")).toEqual({
      version: "condo-2",
      isSample: true,
      filePath: "models/condo-2.model",
      sha256: "0".repeat(64),
    });
    expect(await versionsKept()).toEqual(["condo-1", "condo-2"]);
  });

  it("have one in use for each kind", async () => {
    await saveActiveModel(db, aModel("land-1", { kind: "land" }));
    await saveActiveModel(db, aModel("condo-1"));

    expect((await listActiveModels(db)).map(({ version }) => version)).toEqual(["condo-1", "land-1"]);
  });

  it("give back the cards of those in use as they were written", async () => {
    await saveActiveModel(db, aModel("condo-1"));
    await saveActiveModel(db, aModel("condo-2"));

    expect(await listModelCards(db)).toEqual([{ ...card, modelVersion: "condo-2" }]);
  });

  it("take the same version again, with what is new about it", async () => {
    await saveActiveModel(db, aModel("condo-1"));
    await saveActiveModel(db, aModel("condo-1", { sha256: "1".repeat(64) }));

    expect(await findActiveModelFile(db, "condo")).toMatchObject({ version: "condo-1", sha256: "1".repeat(64) });
    expect(await versionsKept()).toEqual(["condo-1"]);
  });

  it("keep the one in use when a new one cannot be kept", async () => {
    await saveActiveModel(db, aModel("condo-1"));

    await expect(saveActiveModel(db, aModel("condo-2", { trainRows: 0.5 }))).rejects.toThrow();

    expect(await activeModelVersion(db, "condo")).toBe("condo-1");
    expect(await versionsKept()).toEqual(["condo-1"]);
  });

  it("can go back to an earlier one", async () => {
    await saveActiveModel(db, aModel("condo-1"));
    await saveActiveModel(db, aModel("condo-2"));

    expect(await promoteModel(db, "condo-1")).toBe(true);

    expect(await activeModelVersion(db, "condo")).toBe("condo-1");
  });

  it("stay as they are when a version is wanted that nobody trained", async () => {
    await saveActiveModel(db, aModel("condo-1"));

    expect(await promoteModel(db, "condo-9")).toBe(false);

    expect(await activeModelVersion(db, "condo")).toBe("condo-1");
  });

  it("can leave a kind without one", async () => {
    await saveActiveModel(db, aModel("condo-1"));
    await saveActiveModel(db, aModel("land-1", { kind: "land" }));

    await retireModel(db, "condo");

    expect(await activeModelVersion(db, "condo")).toBeNull();
    expect(await findActiveModelFile(db, "condo")).toBeNull();
    expect(await activeModelVersion(db, "land")).toBe("land-1");
  });
});
