import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { takeDsn, takeReports } from "#domain/notifications/index.server.ts";
import { readSendGrid } from "#domain/notifications/suppression/read-sendgrid.ts";
import { readSes } from "#domain/notifications/suppression/read-ses.ts";
import { stopComplainer } from "#domain/tenants/index.server.ts";
import { days } from "#kernel/duration.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { OutsideFetch } from "#platform/outside/outside-fetch.server.ts";
import { dsnReportRoute, sendGridReportRoute, sesReportRoute } from "./report-routes.ts";
import { confirmationUrl, isSameSecret, isSignedBySendGrid, readSns, type SnsMessage, snsVerifier } from "./signatures.ts";

type MailReports = {
  /** Topics whose reports are believed. */
  readonly sesTopics: readonly string[];
  readonly sendgridKey: string | null;
  readonly dsnSecret: string | null;
  readonly fetchOutside: OutsideFetch;
};

export type ReportServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
  readonly mailReports?: MailReports;
};

/** A report by mail brings the whole mail back; a batch of events is some hundred kilobytes. */
const MOST_BYTES = 512 * 1024;
/** A sending service calls for everybody; what nobody signed ends with a hash. */
const REPORTS: Allowance = { capacity: 600, perSecond: 20 };
/** So old a report may be: SNS tries for 23 days. It is known again for longer (REPORTS_KEPT), so that none is taken a second time, by whomever it was read. */
const OLDEST = days(25);
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i;

/** Whether a call reports bounces or complaints: it may be longer than others and is bounded where it is read. */
export function isMailReport(c: Context): boolean {
  return c.req.method === "POST" && c.req.path.startsWith("/api/mail/reports/");
}

/** 不達・苦情の知らせ: what sending services and mail servers tell of addresses. What nobody is trusted to report is not there. */
export function addReports(service: OpenAPIHono, { mailReports, ...given }: ReportServiceDeps): void {
  const deps = { ...given, stopElsewhere: (tx: Tx, address: string) => stopComplainer(tx, given.clock, address) };
  service.use(
    "/reports/*",
    rateLimit(REPORTS, deps.clock, deps.callerKey),
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => problem(c, "too-large") }),
  );
  addSes(service, deps, mailReports);
  addSendGrid(service, deps, mailReports);
  service.openapi(dsnReportRoute, async (c) => {
    const secret = mailReports?.dsnSecret ?? null;
    if (secret === null) return problem(c, "not-found");
    const given = BEARER.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (!isSameSecret(given, secret)) return problem(c, "unknown-key");
    await takeDsn(deps, await c.req.text());
    return c.body(null, 204);
  });
}

type Deps = Pick<ReportServiceDeps, "db" | "clock"> & { readonly stopElsewhere: (tx: Tx, address: string) => Promise<void> };

function addSes(service: OpenAPIHono, deps: Deps, { sesTopics, fetchOutside }: Partial<MailReports> = {}): void {
  const isSigned = fetchOutside && snsVerifier(fetchOutside);
  service.openapi(sesReportRoute, async (c) => {
    if (!sesTopics?.length || !isSigned || !fetchOutside) return problem(c, "not-found");
    const message = readSns(await c.req.text());
    // Before anything is fetched: anybody can make Amazon sign a message of a topic of theirs.
    if (
      !message ||
      !sesTopics.includes(message.TopicArn) ||
      !isRecent(deps, Date.parse(String(message.Timestamp))) ||
      !(await isSigned(message))
    )
      return problem(c, "unknown-key");
    if (message.Type === "SubscriptionConfirmation")
      return (await confirm(fetchOutside, message)) ? c.body(null, 204) : problem(c, "unknown-key");
    if (message.Type === "Notification") await takeReports(deps, "ses", readSes(String(message.Message)));
    return c.body(null, 204);
  });
}

/** `at` in milliseconds; what is no time is not recent. */
function isRecent({ clock }: Pick<Deps, "clock">, at: number): boolean {
  return Math.abs(clock.now().getTime() - at) <= OLDEST;
}

async function confirm(fetchOutside: OutsideFetch, message: SnsMessage): Promise<boolean> {
  const url = confirmationUrl(message);
  return url !== null && (await fetchOutside(url)).ok;
}

function addSendGrid(service: OpenAPIHono, deps: Deps, { sendgridKey = null }: Partial<MailReports> = {}): void {
  service.openapi(sendGridReportRoute, async (c) => {
    if (sendgridKey === null) return problem(c, "not-found");
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header("x-twilio-email-event-webhook-signature") ?? "";
    const timestamp = c.req.header("x-twilio-email-event-webhook-timestamp") ?? "";
    if (!isRecent(deps, Number(timestamp) * 1000) || !isSignedBySendGrid(sendgridKey, { signature, timestamp, body }))
      return problem(c, "unknown-key");
    const reports = readSendGrid(new TextDecoder().decode(body));
    if (reports === null) return problem(c, "malformed-json");
    await takeReports(deps, "sendgrid", reports);
    return c.body(null, 204);
  });
}
