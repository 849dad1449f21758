import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import type { FieldReason } from "#api/http/issue-reason.ts";
import type { FieldError } from "#api/http/problem.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import {
  type ChangeRefusal,
  type ConnectDeps,
  type Connection,
  connectionOf,
  type SaveRefusal,
  saveOwner,
  saveWaiting,
  withdrawOwner,
  withdrawWaiting,
} from "#domain/connections/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { contactRefusal, findContact } from "#kernel/message-filter/find-contact.ts";
import type { Result } from "#kernel/result.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { connectionRoute, saveOwnerRoute, saveWaitingRoute, withdrawOwnerRoute, withdrawWaitingRoute } from "./connect-routes.ts";
import type { ConnectionResponse } from "./connect-schemas.ts";
import { type MemberEnv, notSignedIn } from "./prove-member.ts";

/** A person changes their mind a few times; more is somebody's script, and every registration of an owner may send mail. */
const CHANGES_OF_MEMBER: Allowance = { capacity: 20, perSecond: 1 / 30 };

/** オーナーとつながる: waiting to buy in a building, and registering as an owner there. */
export function addConnections(service: OpenAPIHono<MemberEnv>, deps: ConnectDeps): void {
  const asked = (member: Member, { key }: { readonly key: string }) => ({ member, apartmentKey: key });
  service.on(["PUT", "DELETE"], "/connections/*", rateLimit(CHANGES_OF_MEMBER, deps.clock, subOf));

  service.openapi(connectionRoute, async (c) => {
    const connection = await connectionOf(deps.db, { sub: c.var.member.sub, apartmentKey: c.req.valid("param").key });
    return connection ? c.json(presentConnection(connection), 200) : problem(c, "not-found");
  });

  service.openapi(saveWaitingRoute, (c) => {
    const { updatedAt, wantsMail, ...conditions } = c.req.valid("json");
    const given = { conditions, wantsMail, seen: momentOf(updatedAt) };
    return answerSave(c, conditions.note, saveWaiting(deps, asked(c.var.member, c.req.valid("param")), given));
  });

  service.openapi(withdrawWaitingRoute, (c) => answer(c, withdrawWaiting(deps, asked(c.var.member, c.req.valid("param")))));

  service.openapi(saveOwnerRoute, (c) => {
    const { updatedAt, ...unit } = c.req.valid("json");
    const given = { unit, seen: momentOf(updatedAt) };
    return answerSave(c, unit.note, saveOwner(deps, asked(c.var.member, c.req.valid("param")), given));
  });

  service.openapi(withdrawOwnerRoute, (c) => answer(c, withdrawOwner(deps, asked(c.var.member, c.req.valid("param")))));
}

async function answer(c: Context, acting: Promise<Result<Connection, ChangeRefusal>>) {
  const changed = await acting;
  return changed.ok ? c.json(presentConnection(changed.value), 200) : refusal(c, changed.reason);
}

async function answerSave(c: Context, note: string | null, acting: Promise<Result<Connection, SaveRefusal>>) {
  const saved = await acting;
  if (saved.ok) return c.json(presentConnection(saved.value), 200);
  if (saved.reason === "unreached") return problem(c, "unreached");
  if (typeof saved.reason === "object" && "faults" in saved.reason)
    return problem(c, "validation", { errors: saved.reason.faults.map((fault) => faultTold(fault, note)) });
  return refusal(c, saved.reason);
}

function faultTold({ field, reason }: { readonly field: string; readonly reason: FieldReason }, note: string | null): FieldError {
  const contact = reason === "contact" && note !== null ? findContact(note) : null;
  return contact === null ? fieldError(field, reason) : { field, reason, message: contactRefusal(contact) };
}

function refusal(c: Context, reason: ChangeRefusal) {
  if (typeof reason === "object") return problem(c, "illegal-transition", { state: reason.notFrom });
  if (reason === "gone") return notSignedIn(c);
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "too-many") return problem(c, "limit-reached");
  return reason === "conflict" ? problem(c, "conflict") : problem(c, "illegal-transition");
}

function presentConnection({ waiting, owner, interest }: Connection): ConnectionResponse {
  return { waiting: waiting && presentWaiting(waiting), owner: owner && presentOwner(owner), interest: { ...interest } };
}

function presentWaiting({ id: _, layouts, joinedAt, updatedAt, ...rest }: NonNullable<Connection["waiting"]>) {
  return { ...rest, layouts: [...layouts], joinedAt: joinedAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function presentOwner({ id: _, registeredAt, updatedAt, ...rest }: NonNullable<Connection["owner"]>) {
  return { ...rest, registeredAt: registeredAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function subOf(c: Context): string {
  const { sub }: Member = c.get("member");
  return sub;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
