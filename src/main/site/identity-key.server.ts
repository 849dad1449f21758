import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#platform/config.server.ts";

const KEY_BYTES = 32;

/** The keys of the identity service: those configured, or outside production one that is made at the first start and stays in the data folder. */
export async function identityKeys(config: Pick<Config, "identityKeys" | "mode" | "dataDir">): Promise<readonly Buffer[]> {
  if (config.identityKeys.length > 0) return config.identityKeys;
  if (config.mode === "production") throw new Error("production needs IDENTITY_KEY");
  const file = path.join(config.dataDir, "identity.key");
  await mkdir(config.dataDir, { recursive: true });
  if (!existsSync(file)) await makeKey(file);
  return [Buffer.from((await readFile(file, "utf8")).trim(), "base64")];
}

/** Whole or not at all, and never over a key that another process was faster to make. */
async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch(alreadyThere);
  await rm(draft);
}

function alreadyThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
