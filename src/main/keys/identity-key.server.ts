import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Config, ConfigError } from "#platform/config.server.ts";

const KEY_BYTES = 32;

/**
 * The keys of the identity service: those configured, or outside production one that is made at the first start and stays in the data folder. Where
 * accounts are there and their key is gone, throws: under a new one nobody could sign in, and what they are protected with could never be read again.
 */
export async function identityKeys(
  config: Pick<Config, "identityKeys" | "mode" | "dataDir">,
  hasSealed: () => Promise<boolean>,
): Promise<readonly Buffer[]> {
  if (config.identityKeys.length > 0) return config.identityKeys;
  if (config.mode === "production") throw new Error("production needs IDENTITY_KEY");
  const file = path.join(config.dataDir, "identity.key");
  await mkdir(config.dataDir, { recursive: true });
  if (!existsSync(file)) {
    if (await hasSealed()) throw new ConfigError(lost(file));
    await makeKey(file);
  }
  return [Buffer.from((await readFile(file, "utf8")).trim(), "base64")];
}

function lost(file: string): string {
  return `${file} がありません。データベースには、この鍵で封をした会員の情報があります。控えから戻すか、IDENTITY_KEY に設定してください。会員を捨てて始め直すときだけ、npm run db:reset を使ってください`;
}

/** Throws where the keys do not open what was sealed before: they are of another database, or the one from before is missing. */
export async function refuseForeignKeys(isOpened: () => Promise<boolean>): Promise<void> {
  if (await isOpened()) return;
  throw new ConfigError(
    "この鍵（IDENTITY_KEY、または DATA_DIR の identity.key）では、データベースにある会員の情報を開けません。もとの鍵に戻すか、もとの鍵を IDENTITY_KEY_PREVIOUS に設定してください",
  );
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
