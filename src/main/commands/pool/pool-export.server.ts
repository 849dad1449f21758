import { open } from "node:fs/promises";
import { csvColumns } from "#domain/identity/accounts/user-csv.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { exportUsers, type IdentityService } from "#domain/identity/index.server.ts";
import { csvLine } from "#kernel/csv.ts";
import { type CommandOutcome, count } from "./pool-report.ts";

export type ExportTask = {
  readonly pool: Pool;
  /** Null: the standard output. */
  readonly file: string | null;
  readonly write: (text: string) => Promise<void>;
  /** Hears how many were written so far. */
  readonly onProgress: (users: number) => void;
};

/** Writes the users of a pool as CSV: to a file that only its owner may read and that was not there before, or to the standard output. */
export async function exportUserFile(service: IdentityService, task: ExportTask, caller: Caller): Promise<CommandOutcome> {
  if (task.file === null) {
    await writeUsers(service, task, caller);
    return { line: "", isDone: true };
  }
  const handle = await open(task.file, "wx", 0o600).catch(alreadyThere);
  if (!handle) return { line: `${task.file} はすでにあります。別の名前を指定してください。`, isDone: false };
  try {
    const users = await writeUsers(service, { ...task, write: (text) => handle.writeFile(text) }, caller);
    return { line: `${count(users)}人を ${task.file} に書き出しました。`, isDone: true };
  } finally {
    await handle.close();
  }
}

async function writeUsers(service: IdentityService, { pool, write, onProgress }: ExportTask, caller: Caller): Promise<number> {
  let users = 0;
  await write(csvLine(csvColumns(pool)));
  for await (const rows of exportUsers(service, pool, caller)) {
    await write(rows.map(csvLine).join(""));
    users += rows.length;
    onProgress(users);
  }
  return users;
}

function alreadyThere(error: NodeJS.ErrnoException): null {
  if (error.code === "EEXIST") return null;
  throw error;
}
