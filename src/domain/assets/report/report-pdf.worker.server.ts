import { servePrints } from "#platform/print/serve-prints.server.ts";
import { drawReport } from "./draw-report.server.ts";

/** The thread that draws reports (openReportThread). */
servePrints(drawReport);
