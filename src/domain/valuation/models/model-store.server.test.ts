import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ModelCard } from "#domain/valuation/core/types.ts";
import { findModel, listModelMoves, listModels } from "#domain/valuation/estimates/catalogue-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { inputProfile } from "./drift-inputs.ts";
import {
  activeModelVersion,
  findActiveModel,
  findModelFile,
  listActiveModels,
  listModelCards,
  type NewModel,
  newestModelLoad,
  saveModel,
  saveModelFailure,
  saveModelLoad,
} from "./model-store.server.ts";
import { findPredecessor, markSpareFilesRemoved, promoteModel, retireModel, saveActiveModel } from "./promotion-store.server.ts";
import { trainModel } from "./train-model.server.ts";
import type { Act } from "./transition-store.server.ts";

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
  await sql`delete from transition`.execute(db);
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
    inputs: inputProfile([]),
    loadId: null,
    ...changes,
  };
}

let minute = 0;
/** A minute after the one before it. */
function anAct(changes: Partial<Act> = {}): Act {
  minute += 1;
  return { actor: "tanaka", reason: null, now: new Date(Date.UTC(2026, 10, 21, 3, minute)), ...changes };
}

const use = (version: string, changes: Partial<NewModel> = {}, act = anAct()) => saveActiveModel(db, aModel(version, changes), act);
const keep = (version: string, changes: Partial<NewModel> = {}) => saveModel(db, aModel(version, changes), anAct());
const movesOf = async (version: string) => (await listModelMoves(db, version)).map(({ from, to }) => `${from ?? "-"} ${to}`);
const statesOf = async () => Object.fromEntries((await listModels(db, null)).map(({ version, state }) => [version, state]));

describe("the models in the database", () => {
  it("are candidates until put into use", async () => {
    await keep("condo-1");

    expect(await activeModelVersion(db, "condo")).toBeNull();
    expect(await statesOf()).toEqual({ "condo-1": "candidate" });
    expect(await movesOf("condo-1")).toEqual(["- candidate"]);
  });

  it("have the one put into use last in use, and keep the one before", async () => {
    await use("condo-1");
    await use("condo-2", { isSample: true });

    expect(await listActiveModels(db)).toEqual([{ kind: "condo", version: "condo-2", lastQuarter: "2024Q4" }]);
    expect(await findActiveModel(db, "condo")).toMatchObject({
      version: "condo-2",
      isSample: true,
      filePath: "models/condo-2.model",
      sha256: "0".repeat(64),
      isFileRemoved: false,
      card: { ...card, modelVersion: "condo-2" },
      inputs: inputProfile([]),
    });
    expect(await statesOf()).toEqual({ "condo-1": "retired", "condo-2": "active" });
  });

  it("have one in use for each kind", async () => {
    await use("land-1", { kind: "land" });
    await use("condo-1");

    expect((await listActiveModels(db)).map(({ version }) => version)).toEqual(["condo-1", "land-1"]);
  });

  it("give back the cards of those in use as they were written", async () => {
    await use("condo-1");
    await use("condo-2");

    expect(await listModelCards(db)).toEqual([{ ...card, modelVersion: "condo-2" }]);
  });

  it("have no card where an earlier version wrote it, and are there all the same", async () => {
    await use("condo-1");
    await sql`update valuation_model set card = card #- '{overall,blind}'`.execute(db);

    expect(await findActiveModel(db, "condo")).toMatchObject({ version: "condo-1", card: null });
    expect(await findModel(db, "condo-1")).toMatchObject({ version: "condo-1", card: null });
    expect(await listModelCards(db)).toEqual([]);
  });

  it("take the same version again, with what is new about it, and leave it in its state", async () => {
    await use("condo-1");
    await saveModelFailure(db, "condo-1", { at: new Date(), reason: "damaged" });
    await saveModel(db, aModel("condo-1", { sha256: "1".repeat(64) }), anAct());

    expect(await findActiveModel(db, "condo")).toMatchObject({ version: "condo-1", sha256: "1".repeat(64) });
    expect(await findModel(db, "condo-1")).toMatchObject({ failure: null });
    expect(await movesOf("condo-1")).toEqual(["- candidate", "candidate active"]);
  });

  it("keep the one in use when a new one cannot be kept", async () => {
    await use("condo-1");

    await expect(use("condo-2", { trainRows: 0.5 })).rejects.toThrow();

    expect(await statesOf()).toEqual({ "condo-1": "active" });
  });

  it("say which load they were trained on, and that a newer one made no difference", async () => {
    const [first, second] = [await aLoad(db), await aLoad(db)];
    expect(await newestModelLoad(db, "condo")).toBeNull();
    await use("condo-1", { loadId: first });
    expect(await newestModelLoad(db, "condo")).toBe(first);

    await saveModelLoad(db, "condo-1", second);

    expect(await findActiveModel(db, "condo")).toMatchObject({ loadId: second });
    expect(await newestModelLoad(db, "land")).toBeNull();
  });
});

describe("putting a model into use", () => {
  it("writes down who did it to both models, when and why", async () => {
    await use("condo-1");
    const act = anAct({ actor: "suzuki", reason: "春の取引を反映" });
    await use("condo-2", {}, act);

    const { now, ...who } = act;
    expect((await listModelMoves(db, "condo-1")).at(-1)).toEqual({ from: "active", to: "retired", ...who, at: now });
    expect(await listModelMoves(db, "condo-2")).toEqual([
      { from: null, to: "candidate", ...who, at: now },
      { from: "candidate", to: "active", ...who, at: now },
    ]);
    expect(await findModel(db, "condo-2")).toMatchObject({ replaced: "condo-1", promoted: { actor: "suzuki", at: now } });
  });

  it("brings an earlier one back as well", async () => {
    await use("condo-1");
    await use("condo-2");

    expect(await promoteModel(db, "condo-1", anAct())).toEqual({ version: "condo-1", kind: "condo", before: "condo-2" });

    expect(await statesOf()).toEqual({ "condo-1": "active", "condo-2": "retired" });
    expect(await movesOf("condo-1")).toEqual(["- candidate", "candidate active", "active retired", "retired active"]);
  });

  it("changes nothing for the one in use already", async () => {
    await use("condo-1");

    expect(await promoteModel(db, "condo-1", anAct())).toEqual({ version: "condo-1", kind: "condo", before: "condo-1" });
    expect(await movesOf("condo-1")).toHaveLength(2);
  });

  it("changes nothing when a version is wanted that nobody trained", async () => {
    await use("condo-1");

    expect(await promoteModel(db, "condo-9", anAct())).toBeNull();
    expect(await activeModelVersion(db, "condo")).toBe("condo-1");
  });

  it("leaves one in use when two are put into use at once", async () => {
    await use("condo-1");
    await keep("condo-2");
    await keep("condo-3");

    await Promise.all([promoteModel(db, "condo-2", anAct()), promoteModel(db, "condo-3", anAct())]);

    expect(Object.values(await statesOf()).sort()).toEqual(["active", "retired", "retired"]);
  });

  it("leaves the trace of what was replaced, unless it goes back", async () => {
    await use("condo-1");
    expect(await findPredecessor(db, "condo")).toEqual({ inUse: "condo-1", before: null });
    await use("condo-2");
    await use("condo-3");
    expect(await findPredecessor(db, "condo")).toEqual({ inUse: "condo-3", before: "condo-2" });

    await promoteModel(db, "condo-2", { ...anAct(), back: true });

    expect(await findPredecessor(db, "condo")).toEqual({ inUse: "condo-2", before: "condo-1" });
    expect(await findPredecessor(db, "land")).toBeNull();
  });
});

it("a kind can be left without a model", async () => {
  await use("condo-1");
  await use("land-1", { kind: "land" });

  await retireModel(db, "condo", anAct());
  await retireModel(db, "condo", anAct());

  expect(await findActiveModel(db, "condo")).toBeNull();
  expect(await activeModelVersion(db, "land")).toBe("land-1");
  expect(await movesOf("condo-1")).toEqual(["- candidate", "candidate active", "active retired"]);
});

describe("the files of old models", () => {
  const spare = { spare: 2, now: new Date("2026-12-01T00:00:00Z") };

  it("go when more than the spare ones are there, those last used or made staying longest", async () => {
    for (const version of ["condo-1", "condo-2", "condo-3"]) await use(version);
    await keep("condo-4");
    await keep("condo-5");

    expect(await markSpareFilesRemoved(db, "condo", spare)).toEqual(["models/condo-1.model"]);

    expect(await findModelFile(db, "condo-1")).toMatchObject({ isFileRemoved: true });
    expect(await findModel(db, "condo-1")).toMatchObject({ filePath: null, state: "retired" });
    expect(await markSpareFilesRemoved(db, "condo", spare)).toEqual([]);
  });

  it("stay for the model in use and the one before it, however many candidates come after", async () => {
    await use("condo-1");
    await use("condo-2");
    for (const version of ["condo-3", "condo-4", "condo-5"]) await keep(version);

    expect(await markSpareFilesRemoved(db, "condo", spare)).toEqual(["models/condo-3.model"]);
  });

  it("of another kind are left alone, and one made again is there again", async () => {
    for (const version of ["land-1", "land-2", "land-3"]) await keep(version, { kind: "land" });

    expect(await markSpareFilesRemoved(db, "condo", spare)).toEqual([]);
    expect(await markSpareFilesRemoved(db, "land", spare)).toEqual(["models/land-1.model"]);
    await keep("land-1", { kind: "land" });
    expect(await findModelFile(db, "land-1")).toMatchObject({ isFileRemoved: false });
  });
});
