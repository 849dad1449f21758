import { runOnPlatform } from "#main/commands/cli.server.ts";
import { POOL_USAGE, poolCommand } from "#main/commands/pool/pool-command.ts";
import { carryOut } from "#main/commands/pool/pool-tasks.server.ts";
import { openIdentity } from "#main/site/serve-identity.server.ts";
import { systemClock } from "#platform/clock.server.ts";

const command = poolCommand(process.argv.slice(2));

if (command.kind === "help") console.log(POOL_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${POOL_USAGE}`);
  process.exitCode = 2;
} else
  await runOnPlatform(async (platform, config) => {
    const origin = () => config.identityOrigin ?? `http://localhost:${config.identityPort}`;
    const service = await openIdentity(platform, config, systemClock, origin);
    const { line, isDone } = await carryOut({ service, dataDir: config.dataDir, progress: process.stderr, write: writeOut }, command);
    if (!isDone) process.exitCode = 1;
    if (line !== "") (isDone ? console.log : console.error)(line);
  });

function writeOut(text: string): Promise<void> {
  return new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));
}
