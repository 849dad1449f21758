import { randomBytes } from "node:crypto";
import { feedTemplate, feedTemplateJson } from "#domain/listings/feed/feed-template.ts";
import { wakePhotosElsewhere } from "#domain/listings/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { LISTINGS_USAGE, type ListingsCommand, listingsCommand } from "#main/commands/listings/listings-command.ts";
import {
  changeState,
  confirmRun,
  importFile,
  type ListingsOperator,
  listRuns,
  showRun,
  turn,
} from "#main/commands/listings/listings-tasks.server.ts";
import { joinPair, judge, listPairs, listSales, splitPair } from "#main/commands/listings/pair-tasks.server.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { systemClock } from "#platform/clock.server.ts";

type Works = {
  readonly [K in ListingsCommand["kind"]]?: (
    operator: ListingsOperator,
    command: Extract<ListingsCommand, { kind: K }>,
  ) => Promise<string | null>;
};

/** A text that comes back tells what went wrong. */
const WORKS: Works = {
  import: importFile,
  runs: listRuns,
  run: showRun,
  confirm: confirmRun,
  state: changeState,
  pairs: listPairs,
  split: splitPair,
  join: joinPair,
  sales: listSales,
  sale: judge,
  turn,
};

function work<K extends ListingsCommand["kind"]>(
  operator: ListingsOperator,
  command: Extract<ListingsCommand, { kind: K }> & { readonly kind: K },
) {
  return WORKS[command.kind]?.(operator, command);
}

const command = listingsCommand(process.argv.slice(2));

if (command.kind === "help") console.log(LISTINGS_USAGE);
else if (command.kind === "template") process.stdout.write(command.isJson ? feedTemplateJson() : feedTemplate());
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${LISTINGS_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform) => {
    const { db } = platform;
    const operator = {
      db,
      clock: systemClock,
      randomBytes: (length: number) => randomBytes(length),
      print: (line: string) => console.log(line),
    };
    const problem = await work(operator, command);
    if (command.kind === "import" && !command.isDry && problem === null) await sendJobs(platform, wakePhotosElsewhere);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}
