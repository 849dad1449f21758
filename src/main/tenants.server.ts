import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { orderTenants } from "#main/commands/tenants/order-tenants.server.ts";
import { TENANTS_USAGE, tenantsCommand } from "#main/commands/tenants/tenants-command.ts";
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
    const ofLine = async () => ({
      ...{ sealing: await sealingOf(config, platform.db), readInput: () => text(process.stdin) },
      ...{ apiUrl: config.mode === "local" ? null : LINE_API, origin: (config.publicOrigin ?? "").replace(/\/$/, "") },
    });
    const operator = { db: platform.db, clock: systemClock, randomBytes, findTexts, ours, storage, print, ofLine };
    const problem = await orderTenants(operator, command);
    if (!QUIET.has(command.kind)) await sendJobs(platform, wakeMailQueueElsewhere);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}
