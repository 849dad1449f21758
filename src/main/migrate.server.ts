import { runOnPlatform } from "#main/commands/cli.server.ts";

await runOnPlatform(async () => console.log("データベースは最新です"));
