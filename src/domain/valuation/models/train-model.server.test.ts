import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ForestName } from "#domain/valuation/engine/fit-rules.ts";
import { withForestThreads } from "#domain/valuation/engine/forest-threads.server.ts";
import { type FitForest, fitForestHere } from "#domain/valuation/engine/train-bundle.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { decodeModel, encodeModel } from "./model-file.ts";
import { type TrainedModel, type TrainingTask, trainModel } from "./train-model.server.ts";

const task: TrainingTask = { kind: "condo", sales: syntheticSales(600), isSample: true, now: new Date("2026-11-30T15:00:00Z") };

async function train(given: Partial<TrainingTask> = {}, fitForest = fitQuickly): Promise<TrainedModel> {
  const trained = await trainModel({ ...task, ...given }, fitForest);
  if (!trained.ok) throw new Error(trained.reason);
  return trained.value;
}

describe("training a model", () => {
  it("learns from all sales, and says so in the model", async () => {
    const { model } = await train();

    expect(model).toMatchObject({
      kind: "condo",
      isSample: true,
      trainRows: 600,
      firstQuarter: SYNTHETIC_FIRST,
      lastQuarter: SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1,
    });
    expect(model.bundle.space.lastQuarter).toBe(model.lastQuarter);
  });

  it("calibrates the model on the last two quarters, as a fit without them sees them", async () => {
    const { model } = await train();

    const lastTwo = task.sales.filter(({ quarter }) => quarter.year === 2024 && quarter.quarter > 2);
    expect(model.calibrations.informed.rows).toBe(lastTwo.length);
  });

  it("judges on the last four quarters a fit that ends before them", async () => {
    const { card, model } = await train();

    expect(card).toMatchObject({
      modelVersion: model.version,
      kind: "condo",
      isSample: true,
      trainFrom: { year: 2020, quarter: 1 },
      trainUntil: { year: 2023, quarter: 4 },
      testFrom: { year: 2024, quarter: 1 },
      testUntil: { year: 2024, quarter: 4 },
      createdAt: "2026-11-30T15:00:00.000Z",
    });
    const tested = task.sales.filter(({ quarter }) => quarter.year === 2024);
    expect(Math.round(card.overall.n / card.overall.hitRate)).toBe(tested.length);
    expect(card.trainRows).toBe(task.sales.length - tested.length);
  });

  it("gives the model's bytes, which read back as the model", async () => {
    const { model, bytes } = await train();

    expect(decodeModel(bytes)).toEqual({ ok: true, value: model });
  });

  it("names the version after kind, month in Japan and content", async () => {
    const { model } = await train();

    const content = createHash("sha256").update(encodeModel({ ...model, version: "" }));
    expect(model.version).toBe(`condo-2026.12-${content.digest("hex").slice(0, 8)}`);
  });

  it("gives other sales another version", async () => {
    const [one, other] = await Promise.all([train(), train({ sales: task.sales.slice(1) })]);

    expect(other.model.version).not.toBe(one.model.version);
  });

  it("refuses sales of a single quarter, which leave nothing to judge by", async () => {
    const sales = task.sales.filter(({ quarter }) => quarter.year === 2024 && quarter.quarter === 4);

    expect(await trainModel({ ...task, sales }, fitQuickly)).toEqual({ ok: false, reason: "too-few-quarters" });
  });
});

describe("training on threads", () => {
  it("gives the same bytes as training without them", async () => {
    const here: FitForest = async (set, name) => fitForestHere(set, name);
    const sales = task.sales.slice(0, 100);

    const threaded = await withForestThreads((fitForest) => train({ sales }, fitForest));
    const plain = await train({ sales }, here);

    expect(threaded.bytes).toEqual(plain.bytes);
  });

  it("gives the same bytes whichever forest is done first", async () => {
    const turns = { point: 3, low: 2, high: 0 };
    const lastFirst: FitForest = async (set, name) => {
      for (let turn = 0; turn < turns[name]; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return fitQuickly(set, name);
    };

    expect((await train({}, lastFirst)).bytes).toEqual((await train()).bytes);
  });

  it("passes on what goes wrong on a thread", async () => {
    const shapes = [{ kind: "number", direction: 0 } as const];
    const set = { matrix: { rows: 2, columns: [Float32Array.of(1, 2)], shapes }, target: Float32Array.of(0.1, 0.2), weights: null };
    const unknownForest: ForestName = JSON.parse('"middle"');

    await expect(withForestThreads((fitForest) => fitForest(set, unknownForest))).rejects.toThrow(TypeError);
  });
});
