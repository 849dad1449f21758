import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** The embedded server of a data folder, as its files tell of it. */
export type EmbeddedFiles = { readonly pid: number; readonly url: string };

export async function embeddedServer(dataDir: string): Promise<EmbeddedFiles> {
  const folder = path.join(dataDir, "postgres");
  const [pid, , , port] = (await onceThere(path.join(folder, "data/postmaster.pid"))).split("\n");
  const password = (await readFile(path.join(folder, "password"), "utf8")).trim();
  return { pid: Number(pid), url: `postgres://machinone:${password}@127.0.0.1:${Number(port)}/postgres` };
}

/** While a server is started again, the file that tells of it is away for a moment. */
async function onceThere(file: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readFile(file, "utf8");
    } catch (error) {
      if (tries === 40) throw error;
      await sleep(250);
    }
  }
}

/** Ends every connection of clients but its own; answers how many. */
export async function terminateClients(url: string): Promise<number> {
  const rows = await query<{ ended: boolean }>(
    url,
    "select pg_terminate_backend(pid) as ended from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows.filter(({ ended }) => ended).length;
}

const KEPT = {
  price: "select id as name from estimate_request where id = any($1)",
  identity: "select sub::text as name from identity_account where sub = any($1::uuid[])",
} as const;

/** Which of the names are kept. */
export async function kept(url: string, kind: keyof typeof KEPT, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ name: string }>(url, KEPT[kind], [names]);
  return new Set(rows.map(({ name }) => name));
}

/** Asks once it answers again; a server that has just been started may still recover. */
async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<readonly Row[]> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } catch (error) {
      if (tries === 40) throw error;
      await sleep(250);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
