import type { OpenAPIHono } from "@hono/zod-openapi";
import { newService } from "#api/http/service.ts";
import { addStops, type StopServiceDeps } from "./stop.ts";

export type MailServiceDeps = StopServiceDeps;

/** メール: what comes back from mails that were sent. */
export function mailService(deps: MailServiceDeps): OpenAPIHono {
  const service = newService();
  addStops(service, deps);
  return service;
}
