import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { COMPANIES_USAGE, type CompaniesCommand, companiesCommand } from "#main/commands/companies/companies-command.ts";
import { deskUseOfCompanies } from "#main/commands/companies/desk-use.ts";
import { changeCompany, decideAboutCompany, listCompanies } from "#main/commands/companies/review-companies.server.ts";
import { throughTheDesk } from "#main/commands/desk-door.server.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { systemClock } from "#platform/clock.server.ts";

const command = companiesCommand(process.argv.slice(2));

if (command.kind === "help") console.log(COMPANIES_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${COMPANIES_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform) => {
    const operator = { db: platform.db, clock: systemClock, print: (line: string) => console.log(line) };
    const problem = await throughTheDesk(operator, deskUseOfCompanies(command), (at) => work(at, command));
    if (command.kind === "decide") await sendJobs(platform, wakeMailQueueElsewhere);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}

type Order = Exclude<CompaniesCommand, { kind: "help" | "misused" }>;

/** A text that comes back tells what went wrong. */
function work(operator: Parameters<typeof listCompanies>[0], order: Order): Promise<unknown> {
  if (order.kind === "list") return listCompanies(operator, order);
  return order.kind === "decide" ? decideAboutCompany(operator, order) : changeCompany(operator, order);
}
