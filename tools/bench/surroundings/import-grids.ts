import { floodGrid } from "#ingest/flood-grid/source.server.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";

/** Imports the pictures named on the command line into a new database, as `npm run ingest -- flood-grid` does, and tells what that took as JSON. */
const seconds = await withMigratedDatabase(async (db) => {
  const start = performance.now();
  for (const path of process.argv.slice(2)) {
    const outcome = await importFile(floodGrid, { db, clock: systemClock, path, reportPath: `${path}.rejected.csv` });
    if (!outcome.ok) throw new Error(outcome.line);
  }
  return (performance.now() - start) / 1000;
});
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
