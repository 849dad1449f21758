import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { callerByLine } from "#api/http/caller-key.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { isTrapped } from "#api/http/trap.ts";
import {
  bookConsultation,
  bookingOf,
  type ChangeRefusal,
  cancelBooking,
  declineOffer,
  holdSlot,
  joinWaiting,
  moveBooking,
  type OfferRefusal,
  openSlots,
  type PageDeps,
  releaseHold,
  type SlotRefusal,
  takeOffer,
  waitingOf,
} from "#domain/consultations/index.server.ts";
import type { ScreenCounter } from "#domain/measurement/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { spokenNumber } from "#kernel/ids.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { presentBooked, presentBooking, presentHold, presentSlots, presentWaiting, visitorOf } from "./present.ts";
import {
  bookingRoute,
  bookRoute,
  cancelRoute,
  declineRoute,
  holdRoute,
  joinRoute,
  moveRoute,
  releaseRoute,
  slotsRoute,
  takeRoute,
  waitingRoute,
} from "./routes.ts";

export type ConsultationServiceDeps = PageDeps & {
  readonly db: Db;
  readonly callerKey: CallerKey;
  /** Wakes the queue of mails. */
  readonly jobs: Pick<Jobs, "send">;
  readonly screens: Pick<ScreenCounter, "countAct">;
};

/** Each takes a half hour from everybody else for a while. */
const HOLDS: Allowance = { capacity: 10, perSecond: 1 / 60 };
/** Each sends a mail to an address that anybody may have typed. */
const BOOKINGS: Allowance = { capacity: 5, perSecond: 1 / 300 };
/** Tokens are long: this is against noise, not against guessing. */
const PAGES: Allowance = { capacity: 60, perSecond: 1 };

const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
const TOKEN_BYTES = 32;

/** オンライン相談: half hours, bookings and who waits for one. No session: a token opens each page. */
export function consultationsService(deps: ConsultationServiceDeps): OpenAPIHono {
  const service = newService();
  const line = callerByLine(deps.callerKey);
  service.on("POST", "/holds", rateLimit(HOLDS, deps.clock, line));
  service.on("POST", ["/bookings", "/waiting"], rateLimit(BOOKINGS, deps.clock, line));
  service.on("POST", ["/bookings/*", "/waiting/*"], rateLimit(PAGES, deps.clock, deps.callerKey));
  addSlots(service, deps);
  addBooking(service, deps);
  addPage(service, deps);
  addWaiting(service, deps);
  return service;
}

function addSlots(service: OpenAPIHono, deps: ConsultationServiceDeps): void {
  service.openapi(slotsRoute, async (c) => c.json(presentSlots(await openSlots(deps)), 200, PRIVATE));

  service.openapi(holdRoute, async (c) => {
    const { startsAt, token = null } = c.req.valid("json");
    const held = await holdSlot(deps, { startsAt: new Date(startsAt), token });
    if (!held.ok) return noSlot(c, held.reason);
    return c.json(presentHold(held.value, deps.clock.now()), 201, PRIVATE);
  });

  service.openapi(releaseRoute, async (c) => {
    await releaseHold(deps, c.req.valid("json").token);
    return c.json({ done: true } as const, 200, PRIVATE);
  });
}

function addBooking(service: OpenAPIHono, deps: ConsultationServiceDeps): void {
  service.openapi(bookRoute, async (c) => {
    const { startsAt: start, hold = null, leaveEmpty, ...typed } = c.req.valid("json");
    const startsAt = new Date(start);
    if (isTrapped(leaveEmpty)) return c.json(presentBooked(pretended(deps, startsAt)), 201, PRIVATE);
    const booked = await bookConsultation(deps, { visitor: visitorOf(typed), startsAt, hold });
    if (!booked.ok) return noSlot(c, booked.reason);
    deps.screens.countAct("consultation-booked");
    await wakeMailQueue(deps.jobs);
    return c.json(presentBooked(booked.value), 201, PRIVATE);
  });

  service.openapi(joinRoute, async (c) => {
    const { leaveEmpty, ...typed } = c.req.valid("json");
    if (isTrapped(leaveEmpty)) return c.json({ done: true } as const, 202, PRIVATE);
    const joined = await joinWaiting(deps, visitorOf(typed));
    if (!joined.ok) return problem(c, "illegal-transition", { state: joined.reason });
    await wakeMailQueue(deps.jobs);
    return c.json({ done: true } as const, 202, PRIVATE);
  });
}

function addPage(service: OpenAPIHono, deps: ConsultationServiceDeps): void {
  service.openapi(bookingRoute, async (c) => {
    const found = await bookingOf(deps, c.req.valid("json").token);
    return found ? c.json(presentBooking(found), 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(moveRoute, async (c) => {
    const { token, startsAt } = c.req.valid("json");
    const moved = await moveBooking(deps, token, new Date(startsAt));
    if (!moved.ok) return notChanged(c, moved.reason);
    await wakeMailQueue(deps.jobs);
    return c.json(presentBooking(moved.value), 200, PRIVATE);
  });

  service.openapi(cancelRoute, async (c) => {
    const cancelled = await cancelBooking(deps, c.req.valid("json").token);
    if (!cancelled.ok) return notChanged(c, cancelled.reason);
    await wakeMailQueue(deps.jobs);
    return c.json(presentBooking(cancelled.value), 200, PRIVATE);
  });
}

function addWaiting(service: OpenAPIHono, deps: ConsultationServiceDeps): void {
  service.openapi(waitingRoute, async (c) => {
    const found = await waitingOf(deps, c.req.valid("json").token);
    return found ? c.json(presentWaiting(found), 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(takeRoute, async (c) => {
    const taken = await takeOffer(deps, c.req.valid("json").token);
    if (!taken.ok) return noOffer(c, taken.reason);
    deps.screens.countAct("consultation-booked");
    await wakeMailQueue(deps.jobs);
    return c.json(presentBooked(taken.value), 201, PRIVATE);
  });

  service.openapi(declineRoute, async (c) => {
    const declined = await declineOffer(deps, c.req.valid("json").token);
    if (!declined.ok) return noOffer(c, declined.reason);
    await wakeMailQueue(deps.jobs);
    return c.json({ done: true } as const, 200, PRIVATE);
  });
}

function pretended({ randomBytes }: ConsultationServiceDeps, startsAt: Date) {
  return { id: spokenNumber(randomBytes), startsAt, token: Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url") };
}

function noSlot(c: Context, refusal: SlotRefusal) {
  return refusal === "taken" ? problem(c, "illegal-transition", { state: "taken" }) : problem(c, "not-found");
}

function notChanged(c: Context, refusal: ChangeRefusal) {
  if (refusal.is === "unknown" || refusal.is === "not-open") return problem(c, "not-found");
  const state = refusal.is === "not-now" && "state" in refusal ? refusal.state : refusal.is;
  return problem(c, "illegal-transition", { state });
}

function noOffer(c: Context, refusal: OfferRefusal) {
  return refusal.is === "unknown" ? problem(c, "not-found") : problem(c, "illegal-transition", { state: refusal.state });
}
