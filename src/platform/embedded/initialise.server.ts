import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, rm, writeFile } from "node:fs/promises";
import { asServerUser, binary, NOBODY, serverUser } from "./server-user.server.ts";

export const USER = "machinone";

type Folders = { readonly folder: string; readonly data: string; readonly passwordFile: string };

/** Makes the files of a new server, with a password of its own that only the owner of the folder reads. */
export async function initialise({ folder, data, passwordFile }: Folders): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  await chmod(folder, 0o700);
  if (serverUser() === "nobody") await Promise.all([chown(folder, NOBODY, NOBODY), chown(passwordFile, NOBODY, NOBODY)]);
  // With the C locale pg_trgm finds no trigrams in Japanese text.
  const settings = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions"];
  const { command, identity } = asServerUser([binary("initdb"), "-D", data, "-U", USER, "--pwfile", passwordFile, ...settings]);
  const [program, ...args] = command;
  const done = spawnSync(program, args, { encoding: "utf8", ...identity });
  if (done.status === 0) return;
  await rm(data, { recursive: true, force: true });
  throw new Error(`could not create the embedded database: ${done.stderr || done.error?.message}`);
}
