import type { OpenAPIHono } from "@hono/zod-openapi";
import { newService } from "#api/http/service.ts";
import { addReports, type ReportServiceDeps } from "./reports.ts";
import { addStops, type StopServiceDeps } from "./stop.ts";

export type MailServiceDeps = StopServiceDeps & ReportServiceDeps;

/** メール: what comes back from mails that were sent, by their readers and by those who carry them. */
export function mailService(deps: MailServiceDeps): OpenAPIHono {
  const service = newService();
  addReports(service, deps);
  addStops(service, deps);
  return service;
}
