import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { throughTheDesk } from "#main/commands/desk-door.server.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { deskUseOfTenants } from "#main/commands/tenants/desk-use.ts";
import { hosts } from "#main/commands/tenants/hosts-task.server.ts";
import { setLine } from "#main/commands/tenants/line-tasks.server.ts";
import { TENANTS_USAGE, type TenantsCommand, tenantsCommand } from "#main/commands/tenants/tenants-command.ts";
import {
  check,
  company,
  invite,
  listCustomers,
  listTenants,
  move,
  review,
  setUp,
  showTenant,
  type TenantOperator,
} from "#main/commands/tenants/tenants-tasks.server.ts";
import { sealingOf } from "#main/keys/sealing.server.ts";
import { objectStorage } from "#main/site/object-storage.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { ourSending } from "#platform/mail-domain/dkim-key.server.ts";
import { findTexts } from "#platform/mail-domain/find-texts.server.ts";

/** They mail nothing. */
const QUIET: ReadonlySet<string> = new Set(["list", "show", "customers", "set-up", "check", "company", "line", "hosts"]);

const LINE_API = "https://api.line.me";

const command = tenantsCommand(process.argv.slice(2));

if (command.kind === "help") console.log(TENANTS_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${TENANTS_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform, config) => {
    const ours = ourSending(config.mail);
    const print = (line: string) => console.log(line);
    const storage = objectStorage(platform, config);
    const operator = { db: platform.db, clock: systemClock, randomBytes, findTexts, ours, storage, print };
    const ofLine = async (at: TenantOperator) => ({
      ...{ ...at, sealing: await sealingOf(config, platform.db), readInput: () => text(process.stdin) },
      ...{ apiUrl: config.mode === "local" ? null : LINE_API, origin: (config.publicOrigin ?? "").replace(/\/$/, "") },
    });
    const problem = await throughTheDesk(operator, deskUseOfTenants(command), async (at) =>
      command.kind === "line" ? setLine(await ofLine(at), command) : work(at, command),
    );
    if (!QUIET.has(command.kind)) await sendJobs(platform, wakeMailQueueElsewhere);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}

type Order = Exclude<TenantsCommand, { kind: "help" | "misused" | "line" }>;

/** What went wrong, or null. */
function work(operator: TenantOperator, order: Order): Promise<string | null> {
  switch (order.kind) {
    case "list":
      return listTenants(operator);
    case "show":
      return showTenant(operator, order);
    case "customers":
      return listCustomers(operator, order);
    case "review":
      return review(operator, order);
    case "set-up":
      return setUp(operator, order);
    case "company":
      return company(operator, order);
    case "hosts":
      return hosts(operator, order);
    case "check":
      return check(operator, order);
    case "invite":
      return invite(operator, order);
    default:
      return move(operator, order);
  }
}
