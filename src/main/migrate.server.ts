import { runOnPlatform } from "./cli.server.ts";

await runOnPlatform(async () => console.log("データベースは最新です"));
