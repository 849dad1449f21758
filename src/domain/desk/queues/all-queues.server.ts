import type { QueueKey } from "#domain/desk/core/types.ts";
import { buildings } from "./buildings.server.ts";
import { companies } from "./companies.server.ts";
import { consultations } from "./consultations.server.ts";
import { contracts } from "./contracts.server.ts";
import { corrections } from "./corrections.server.ts";
import { documents } from "./documents.server.ts";
import { leads } from "./leads.server.ts";
import { letterStops } from "./letter-stops.server.ts";
import { letters } from "./letters.server.ts";
import { notes } from "./notes.server.ts";
import { offerAppeals } from "./offer-appeals.server.ts";
import { offerHandovers } from "./offer-handovers.server.ts";
import { offerReports } from "./offer-reports.server.ts";
import { proposals } from "./proposals.server.ts";
import type { DeskQueue } from "./queue.server.ts";
import { reports } from "./reports.server.ts";
import { tenants } from "./tenants.server.ts";
import { trials } from "./trials.server.ts";
import { uploads } from "./uploads.server.ts";

/** Every queue of the desk, by its key. */
export const QUEUES: Readonly<Record<QueueKey, DeskQueue>> = {
  corrections,
  documents,
  letters,
  notes,
  proposals,
  buildings,
  uploads,
  reports,
  companies,
  tenants,
  "offer-reports": offerReports,
  "offer-appeals": offerAppeals,
  "offer-handovers": offerHandovers,
  leads,
  trials,
  contracts,
  consultations,
  "letter-stops": letterStops,
};
