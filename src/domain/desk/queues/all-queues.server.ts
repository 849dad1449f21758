import type { QueueKey } from "#domain/desk/core/types.ts";
import { buildings } from "./buildings.server.ts";
import { companies } from "./companies.server.ts";
import { corrections } from "./corrections.server.ts";
import { letters } from "./letters.server.ts";
import { notes } from "./notes.server.ts";
import { proposals } from "./proposals.server.ts";
import type { DeskQueue } from "./queue.server.ts";
import { reports } from "./reports.server.ts";
import { tenants } from "./tenants.server.ts";
import { uploads } from "./uploads.server.ts";

/** Every queue of the desk, by its key. */
export const QUEUES: Readonly<Record<QueueKey, DeskQueue>> = {
  corrections,
  letters,
  notes,
  proposals,
  buildings,
  uploads,
  reports,
  companies,
  tenants,
};
