import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/field-errors.ts";
import { hurryMails } from "#api/hurry-mails.ts";
import { connectionRoute, saveOwnerRoute, saveWaitingRoute, withdrawOwnerRoute, withdrawWaitingRoute } from "#api/mypage/connect-routes.ts";
import type { ConnectionResponse } from "#api/mypage/connect-schemas.ts";
import { type MemberEnv, notSignedIn } from "#api/mypage/prove-member.ts";
import { problem } from "#api/problem-answer.ts";
import { rateLimit } from "#api/rate-limit.ts";
import { changeMember, type IdentityWire } from "#domain/members/index.server.ts";
import type { Member } from "#domain/members/types.ts";
import {
  type Connection,
  connectionOf,
  type Seat,
  type SeatDeps,
  saveOwner,
  saveWaiting,
  withdrawOwner,
  withdrawWaiting,
} from "#domain/risk/index.server.ts";
import { type ConnectFault, conditionFaults, noteFaults } from "#domain/risk/waiting.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

type ConnectDeps = Pick<IdentityWire, "getUser"> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Mails go out by a job. */
  readonly jobs: Pick<Jobs, "send">;
};
type Connect = OpenAPIHono<MemberEnv>;

/** A person changes their mind a few times; more is somebody's script, and every registration of an owner may send mail. */
const CHANGES_OF_MEMBER: Allowance = { capacity: 20, perSecond: 1 / 30 };

/** オーナーとつながる: waiting to buy in a building, and registering as an owner there. */
export function addConnections(service: Connect, deps: ConnectDeps): void {
  service.on(["PUT", "DELETE"], "/connections/*", rateLimit(CHANGES_OF_MEMBER, deps.clock, subOf));
  service.openapi(connectionRoute, async (c) => {
    const connection = await connectionOf(deps.db, seatOf(c.var.member, c.req.valid("param")));
    return connection ? c.json(presentConnection(connection), 200) : problem(c, "not-found");
  });
  addWaiting(service, deps);
  addOwner(service, deps);
}

function addWaiting(service: Connect, deps: ConnectDeps): void {
  service.openapi(saveWaitingRoute, async (c) => {
    const { member } = c.var;
    const { updatedAt, wantsMail, ...given } = c.req.valid("json");
    const conditions = { ...given, note: noteOf(given.note) };
    const faults = conditionFaults(conditions);
    if (faults.length > 0) return invalid(c, faults);
    const mail = wantsMail ? await verifiedMail(deps, member) : ok(null);
    if (!mail.ok) return withoutMail(c, mail.reason);
    const seat = seatOf(member, c.req.valid("param"));
    const save = { conditions, mailTo: mail.value, seen: momentOf(updatedAt) };
    const saved = await changeMember(deps.db, member, (tx) => saveWaiting(seatDeps(deps, tx), seat, save));
    if (saved.ok) await hurryMails(deps);
    return saved.ok ? connectionNow(c, deps, seat) : refusal(c, saved.reason);
  });

  service.openapi(withdrawWaitingRoute, async (c) => {
    const seat = seatOf(c.var.member, c.req.valid("param"));
    const ended = await changeMember(deps.db, c.var.member, (tx) => withdrawWaiting(seatDeps(deps, tx), seat));
    return ended.ok ? connectionNow(c, deps, seat) : refusal(c, ended.reason);
  });
}

function addOwner(service: Connect, deps: ConnectDeps): void {
  service.openapi(saveOwnerRoute, async (c) => {
    const { member } = c.var;
    const { updatedAt, ...given } = c.req.valid("json");
    const unit = { ...given, note: noteOf(given.note) };
    const faults = noteFaults(unit.note);
    if (faults.length > 0) return invalid(c, faults);
    const receipt = await verifiedMail(deps, member);
    const seat = seatOf(member, c.req.valid("param"));
    const save = { unit, receiptTo: receipt.ok ? receipt.value : null, seen: momentOf(updatedAt) };
    const saved = await changeMember(deps.db, member, (tx) => saveOwner(seatDeps(deps, tx), seat, save));
    if (saved.ok) await hurryMails(deps);
    return saved.ok ? connectionNow(c, deps, seat) : refusal(c, saved.reason);
  });

  service.openapi(withdrawOwnerRoute, async (c) => {
    const seat = seatOf(c.var.member, c.req.valid("param"));
    const ended = await changeMember(deps.db, c.var.member, (tx) => withdrawOwner(seatDeps(deps, tx), seat));
    return ended.ok ? connectionNow(c, deps, seat) : refusal(c, ended.reason);
  });
}

/** The address of the account, if its owner has shown that it is theirs. */
async function verifiedMail(
  { getUser }: ConnectDeps,
  { accessToken }: Member,
): Promise<Result<string, "unreached" | "gone" | "unverified">> {
  const user = await getUser(accessToken);
  if (user === "unreached" || user === null) return refused(user ?? "gone");
  const { email = "", email_verified } = user.attributes;
  return email !== "" && email_verified === "true" ? ok(email) : refused("unverified");
}

function withoutMail(c: Context, reason: "unreached" | "gone" | "unverified") {
  if (reason === "unreached") return problem(c, "unreached");
  return reason === "gone" ? notSignedIn(c) : problem(c, "validation", { errors: [fieldError("wantsMail", "unverified")] });
}

type Refusal = "gone" | "unknown" | "too-many" | "conflict" | "not-now" | { readonly notFrom: string };

function refusal(c: Context, reason: Refusal) {
  if (typeof reason === "object") return problem(c, "illegal-transition", { state: reason.notFrom });
  if (reason === "gone") return notSignedIn(c);
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "too-many") return problem(c, "limit-reached");
  return reason === "conflict" ? problem(c, "conflict") : problem(c, "illegal-transition");
}

function invalid(c: Context, faults: readonly ConnectFault[]) {
  return problem(c, "validation", { errors: faults.map(({ field, reason }) => fieldError(field, reason)) });
}

async function connectionNow(c: Context, { db }: ConnectDeps, seat: Seat) {
  const connection = await connectionOf(db, seat);
  return connection ? c.json(presentConnection(connection), 200) : problem(c, "not-found");
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

function seatDeps({ clock, randomBytes }: ConnectDeps, tx: Tx): SeatDeps {
  return { tx, now: clock.now(), randomBytes };
}

function seatOf({ sub }: Member, { key }: { readonly key: string }): Seat {
  return { apartmentKey: key, sub };
}

function subOf(c: Context): string {
  const { sub }: Member = c.get("member");
  return sub;
}

function noteOf(text: string | null): string | null {
  return text?.trim() || null;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
