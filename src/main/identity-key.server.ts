import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#platform/config.server.ts";

const KEY_BYTES = 32;

/** The keys of the identity service: those configured, or outside production one that is made at the first start and stays in the data folder. */
export async function identityKeys(config: Pick<Config, "identityKeys" | "mode" | "dataDir">): Promise<readonly Buffer[]> {
  if (config.identityKeys.length > 0) return config.identityKeys;
  if (config.mode === "production") throw new Error("production needs IDENTITY_KEY");
  const file = path.join(config.dataDir, "identity.key");
  await mkdir(config.dataDir, { recursive: true });
  const handle = await open(file, "wx", 0o600).catch(alreadyThere);
  if (handle) {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString("base64")}\n`);
    await handle.sync();
    await handle.close();
  }
  return [Buffer.from((await readFile(file, "utf8")).trim(), "base64")];
}

function alreadyThere(error: NodeJS.ErrnoException): null {
  if (error.code === "EEXIST") return null;
  throw error;
}
