import type { AppraisableKind, PricedKind, SaleRow } from "#domain/valuation/core/types.ts";
import { isSampleOf, learnableOf, withForestThreads } from "#domain/valuation/index.server.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { EVALUATE_USAGE, type EvaluateOrder, evaluateCommand, NO_RENTS, RENTS_APART } from "#main/commands/evaluate/evaluate-command.ts";
import { evaluationFigures } from "#main/commands/evaluate/evaluate-report.ts";
import { rentsOfFile, type SalesFor, salesOfFile, salesOfFiles } from "#main/commands/evaluate/evaluate-sales.server.ts";
import { evaluationTables, type MeasuredOrigin, rollingTables } from "#main/commands/evaluate/evaluate-tables.ts";
import { type AgreementOrder, type AgreementTools, agreementTable, measureAgreement } from "#main/commands/evaluate/measure-agreement.ts";
import { kyugakeTable, measureKyugake } from "#main/commands/evaluate/measure-kyugake.ts";
import { measureOrigins } from "#main/commands/evaluate/measure-origins.ts";
import { KIND_NAMES } from "#main/commands/train/train-models.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";

const command = evaluateCommand(process.argv.slice(2));

if (command.kind === "help") console.log(EVALUATE_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${EVALUATE_USAGE}`);
  process.exitCode = 2;
} else if (command.kind === "agreement") await agreement(command.order, command.file);
else if (command.kind === "kyugake") await kyugake(command.kinds, command.file);
else if (command.order.files) await fromFiles(command.order, command.order.files);
else {
  const { order } = command;
  await runOnPlatform(async ({ db }) => {
    const hasRents = (await isSampleOf(db, "rent")) !== null;
    if (!hasRents && order.kinds.includes("rent")) complain(NO_RENTS);
    const kinds = order.kinds.filter((kind) => kind !== "rent" || hasRents);
    await report({ ...order, kinds }, (kind) => learnableOf(db, kind, { now: systemClock.now() }));
  });
}

async function agreement(order: AgreementOrder, file: string | null): Promise<void> {
  const measure = async (salesOf: AgreementTools["salesOf"]) => {
    const say = (line: string) => console.error(line);
    const measured = await withForestThreads((fitForest) => measureAgreement(order, { salesOf, fitForest, say }));
    if (!measured) return complain("取引が足りないため、測れません。");
    console.log(`${agreementTable(measured)}\n${JSON.stringify(measured)}`);
  };
  if (file === null) return runOnPlatform(({ db }) => measure((kind) => learnableOf(db, kind, { now: systemClock.now() })));
  await refusingFiles(async () => {
    const sales = await salesOfFile(file, systemClock.now());
    await measure(async (kind) => sales(kind));
  });
}

async function kyugake(kinds: readonly PricedKind[], file: string | null): Promise<void> {
  const measure = (salesOf: (kind: PricedKind) => Promise<readonly SaleRow[]>) =>
    withForestThreads(async (fitForest) => {
      const say = (line: string) => console.error(line);
      const measured = [];
      for (const kind of kinds) {
        const figures = await measureKyugake(kind, { salesOf, fitForest, say });
        if (!figures) complain(`${KIND_NAMES[kind]}は、取引が足りないため測れません。`);
        else {
          console.log(`\n${KIND_NAMES[kind]}(すべて)\n${kyugakeTable(figures.all)}`);
          console.log(`\n${KIND_NAMES[kind]}(成約価格情報のみ)\n${kyugakeTable(figures.contracts)}`);
          measured.push({ kind, ...figures });
        }
      }
      console.log(JSON.stringify({ kinds: measured }));
    });
  if (file === null) return runOnPlatform(({ db }) => measure((kind) => learnableOf(db, kind, { now: systemClock.now() })));
  await refusingFiles(async () => {
    const sales = await salesOfFile(file, systemClock.now());
    await measure(async (kind) => sales(kind));
  });
}

async function refusingFiles(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function fromFiles(order: EvaluateOrder, files: NonNullable<EvaluateOrder["files"]>): Promise<void> {
  await refusingFiles(async () => {
    console.error("ファイルを読んでいます");
    // A file holds sales or rents; asked for all kinds, it is read as sales.
    const isOfRents = order.kinds.every((kind) => kind === "rent");
    const kinds = isOfRents ? order.kinds : order.kinds.filter((kind) => kind !== "rent");
    if (kinds.length < order.kinds.length) console.error(RENTS_APART);
    await report({ ...order, kinds }, await salesOfFiles({ ...files, now: systemClock.now() }, isOfRents ? rentsOfFile : salesOfFile));
  });
}

function complain(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

async function report(order: EvaluateOrder, salesFor: SalesFor): Promise<void> {
  const answers: object[] = [];
  await withForestThreads(async (fitForest) => {
    for (const kind of order.kinds) {
      const tools = { salesFor, fitForest, say: (line: string) => console.error(line), elapsed: () => performance.now() };
      const measured = await measureOrigins(kind, order, tools);
      if (measured.length < order.origins.length) process.exitCode = 1;
      if (measured.length === 0) continue;
      if (order.kinds.length > 1) console.log(`\n${KIND_NAMES[kind]}`);
      console.log(order.isRolling ? rollingTables(measured) : measured.map(evaluationTables).join("\n"));
      answers.push(answerOf(kind, order, measured));
    }
  });
  if (answers.length > 0) console.log(JSON.stringify(order.kinds.length > 1 ? { kinds: answers } : answers[0]));
}

function answerOf(kind: AppraisableKind, { kinds, isRolling }: EvaluateOrder, measured: readonly MeasuredOrigin[]): object {
  const origins = measured.map(({ origin, ...rest }) => ({
    trainUntil: formatQuarter(origin.trainUntil),
    testUntil: formatQuarter(origin.testUntil),
    ...evaluationFigures(rest),
  }));
  if (isRolling) return { kind, origins };
  return kinds.length > 1 ? { kind, ...origins[0] } : { ...origins[0] };
}
