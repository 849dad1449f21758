import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/db.server.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres.server.ts";
import { migrate } from "#platform/migrate.server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    adminDatabaseUrl: string;
  }
}

/** One server for the whole run; its template database holds the migrated schema, and each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-test-"));
  const server = await startEmbeddedPostgres({ folder, durable: false });
  const admin = openDatabase(server.url);
  await sql`create database template_machinone`.execute(admin.db);
  const template = openDatabase(server.url.replace(/\/postgres$/, "/template_machinone"));
  await migrate(template.db, path.resolve(import.meta.dirname, "../../db/migrations"));
  await template.close();
  await admin.close();
  project.provide("adminDatabaseUrl", server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
