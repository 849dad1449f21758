import { listSales } from "#domain/properties/index.server.ts";
import type { Sale } from "#domain/properties/types.ts";
import { trainForSplit } from "#domain/valuation/evaluate-split.ts";
import { evaluateModel } from "#domain/valuation/evaluation/evaluate-model.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import { learnableSales } from "#domain/valuation/learnable.ts";
import type { SaleRow } from "#domain/valuation/types.ts";
import { FileRefused } from "#ingest/file-refused.ts";
import { readTransactionFile } from "#ingest/transactions/read-transactions.server.ts";
import { runOnPlatform } from "./cli.server.ts";
import { EVALUATE_USAGE, type EvaluateOrder, evaluateCommand } from "./evaluate-command.ts";
import { evaluationJson, evaluationTable } from "./evaluate-report.ts";

const command = evaluateCommand(process.argv.slice(2));

if (command.kind === "help") console.log(EVALUATE_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${EVALUATE_USAGE}`);
  process.exitCode = 2;
} else if (command.order.files) await fromFiles(command.order, command.order.files);
else {
  const { order } = command;
  await runOnPlatform(async ({ db }) => report(order, learnableSales(order.kind, await listSales(db, { kind: order.kind }))));
}

async function fromFiles(order: EvaluateOrder, { train, test }: NonNullable<EvaluateOrder["files"]>): Promise<void> {
  try {
    const known = await salesOf(order, train);
    const later = train === test ? known : await salesOf(order, test);
    const both =
      train === test ? known : [...known.filter(isUntil(order.trainUntil)), ...later.filter((sale) => !isUntil(order.trainUntil)(sale))];
    await report(order, both);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function isUntil({ year, quarter }: EvaluateOrder["trainUntil"]): (sale: SaleRow) => boolean {
  return (sale) => sale.quarter.year < year || (sale.quarter.year === year && sale.quarter.quarter <= quarter);
}

async function salesOf({ kind }: EvaluateOrder, file: string): Promise<SaleRow[]> {
  const sales: Sale[] = [];
  for await (const outcome of readTransactionFile(file)) {
    if (outcome.ok) sales.push({ ...outcome.row, id: sales.length, apartmentKey: null });
  }
  return learnableSales(kind, sales);
}

async function report(order: EvaluateOrder, sales: readonly SaleRow[]): Promise<void> {
  const split = splitByTime(sales, order);
  if (split.fit.length === 0 || split.calibration.length === 0 || split.test.length === 0) {
    console.error(
      `学習 ${split.fit.length + split.calibration.length} 件、検証 ${split.test.length} 件のため、測れません。期間を確かめてください。`,
    );
    process.exitCode = 1;
    return;
  }
  const began = performance.now();
  const trained = await withForestThreads((fitForest) => trainForSplit(split, fitForest));
  const trainSeconds = (performance.now() - began) / 1000;
  const evaluation = evaluateModel({ ...trained, kind: order.kind, train: [...split.fit, ...split.calibration], test: split.test });
  console.log(evaluationTable(evaluation));
  console.log(evaluationJson(evaluation, trainSeconds));
}
