import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { stream } from "hono/streaming";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { dropCustomer, officeCustomer, officeCustomers } from "#domain/recommendation/index.server.ts";
import { ROW_FAULT_WORDS } from "#domain/tenants/console/files/customers-file.ts";
import {
  exportCustomers,
  MOST_A_DAY,
  noteOnCustomer,
  stopForCustomer,
  type TakeInRefusal,
  type TenantDeps,
  takeInCustomer,
} from "#domain/tenants/index.server.ts";
import {
  addCustomerRoute,
  customerRoute,
  customersRoute,
  deleteCustomerRoute,
  exportRoute,
  noteRoute,
  stopRoute,
} from "./customer-routes.ts";
import { refuseOffice } from "./frame.ts";
import { presentCustomer, presentCustomers } from "./present.ts";

/** The customers of the member's own office. */
export function addCustomers(service: OpenAPIHono<MemberEnv>, deps: TenantDeps): void {
  const { db } = deps;
  service.openapi(customersRoute, async (c) => {
    const { q: text, state = null, heat = null, ...asked } = c.req.valid("query");
    const found = await officeCustomers(db, c.var.member, { ...asked, text: text.trim(), state, heat });
    return found.ok ? c.json(presentCustomers(found.value), 200) : refuseOffice(c, found.reason);
  });

  // Before the customer of that id.
  service.openapi(exportRoute, async (c) => {
    const parts = await exportCustomers(deps, c.var.member);
    return parts.ok ? (streamed(c, parts.value) as never) : refuseOffice(c, parts.reason);
  });

  service.openapi(customerRoute, (c) => customerNow(c, deps, c.req.valid("param").id));

  service.openapi(addCustomerRoute, async (c) => {
    const { agreedOn, way, ...who } = c.req.valid("json");
    const taken = await takeInCustomer(deps, c.var.member, { ...who, proof: { on: agreedOn, way } });
    if (!taken.ok) return refuseNew(c, taken.reason);
    const found = await officeCustomer(db, c.var.member, taken.value);
    return found.ok ? c.json(presentCustomer(found.value), 201) : refuse(c, found.reason);
  });

  service.openapi(stopRoute, async (c) => {
    const { id } = c.req.valid("param");
    const stopped = await stopForCustomer(deps, c.var.member, id);
    return stopped.ok ? customerNow(c, deps, id) : refuse(c, stopped.reason);
  });

  service.openapi(noteRoute, async (c) => {
    const { id } = c.req.valid("param");
    const noted = await noteOnCustomer(deps, c.var.member, { id, ...c.req.valid("json") });
    if (noted.ok) return customerNow(c, deps, id);
    return noted.reason === "conflict" ? problem(c, "conflict") : refuse(c, noted.reason);
  });

  service.openapi(deleteCustomerRoute, async (c) => {
    const dropped = await dropCustomer(deps, c.var.member, c.req.valid("param").id);
    return dropped.ok ? c.json({ deleted: true } as const, 200) : refuse(c, dropped.reason);
  });
}

async function customerNow(c: Context<MemberEnv>, { db }: TenantDeps, id: string) {
  const found = await officeCustomer(db, c.var.member, id);
  return found.ok ? c.json(presentCustomer(found.value), 200) : refuse(c, found.reason);
}

function refuse(c: Context, reason: Parameters<typeof refuseOffice>[1] | "unknown") {
  return reason === "unknown" ? problem(c, "not-found") : refuseOffice(c, reason);
}

const AT_FIELD = {
  "proof-day": { field: "agreedOn", reason: "format", message: ROW_FAULT_WORDS["proof-day"] },
  known: { field: "email", reason: "known", message: ROW_FAULT_WORDS.known },
  stopped: { field: "email", reason: "stopped", message: ROW_FAULT_WORDS.stopped },
  deleted: { field: "email", reason: "deleted", message: ROW_FAULT_WORDS.deleted },
  "too-many": {
    field: "email",
    reason: "too-many",
    message: `1日に追加できるのは${MOST_A_DAY}人までです。ファイルの取り込みを使ってください`,
  },
} as const;

function refuseNew(c: Context, reason: TakeInRefusal) {
  if (reason === "not-live") return problem(c, "illegal-transition", { state: reason });
  if (reason in AT_FIELD) return problem(c, "validation", { errors: [AT_FIELD[reason as keyof typeof AT_FIELD]] });
  return refuseOffice(c, reason as Parameters<typeof refuseOffice>[1]);
}

/** One text of JSON, sent as its parts are read: however many customers there are, a page of them is held. */
function streamed(c: Context, parts: AsyncIterable<string>): Response {
  c.header("content-type", "application/json");
  return stream(c, async (out) => {
    await out.write('{"csv":"');
    for await (const part of parts) await out.write(JSON.stringify(part).slice(1, -1));
    await out.write('"}');
  });
}
