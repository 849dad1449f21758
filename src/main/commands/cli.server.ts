import { type Config, ConfigError, loadProcessConfig } from "#platform/config.server.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { openPlatform, type Platform } from "#platform/platform.server.ts";

/** Runs a command on an open platform and closes it whatever happens. One clear line on a wrong setting; exit code 1 on failure. */
export async function runOnPlatform(command: (platform: Platform, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = loadProcessConfig();
    const platform = await openPlatform(config, { patience: null });
    try {
      await command(platform, config);
    } finally {
      await platform.close();
    }
  } catch (error) {
    process.exitCode = 1;
    complain(error);
  }
}

/** Says on the terminal why a program ends: of a wrong setting and of a database that is away one clear line. */
export function complain(error: unknown): void {
  console.error(complaintOf(error));
}

function complaintOf(error: unknown): unknown {
  if (error instanceof ConfigError) return `設定に誤りがあります: ${error.message}`;
  if (error instanceof DatabaseUnreachable)
    return `Stopped: ${error.message}. Nothing unfinished was kept; run it again once the database answers.`;
  return error;
}
