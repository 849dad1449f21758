import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/db.server.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres.server.ts";
import { migrate } from "#platform/migrate.server.ts";
import { cachedFolder, copyFolder } from "./cached-folder.ts";
import { quickFolder } from "./quick-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    adminDatabaseUrl: string;
  }
}

/** One server for the whole run; its template database holds the migrated schema, and each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await quickFolder("stores");
  const postgres = path.join(folder, "postgres");
  await copyFolder(await migratedServer(), postgres);
  const server = await startEmbeddedPostgres({ folder: postgres, durable: false });
  project.provide("adminDatabaseUrl", server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The files of a server with the template database, made once for each state of the migrations. */
function migratedServer(): Promise<string> {
  return cachedFolder({
    name: "template",
    files: ["db/migrations/*", "src/platform/*.ts", "test/support/global-database.ts", "package-lock.json"],
    also: [process.platform, process.arch],
    make: async (folder) => {
      const server = await startEmbeddedPostgres({ folder, durable: false });
      const admin = openDatabase(server.url);
      await sql`create database template_machinone`.execute(admin.db);
      await admin.close();
      const template = openDatabase(server.url.replace(/\/postgres$/, "/template_machinone"));
      await migrate(template.db, path.resolve(import.meta.dirname, "../../db/migrations"));
      await template.close();
      await server.stop();
    },
  });
}
