import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.server.ts";
import { mediaTypeOf } from "./media-type.ts";
import { problem } from "./problem-answer.ts";
import { type CallerKey, rateLimit } from "./rate-limit.ts";

/** Where browsers report what a page tried that the content security policy forbids. */
export const CSP_REPORT_PATH = "/csp-report";

const MOST_BYTES = 16 * 1024;
/** A page that is broken reports a lot at once. */
const PER_CALLER: Allowance = { capacity: 20, perSecond: 0.1 };
/** Anybody may send anything here: the log must not fill up. */
const ALTOGETHER: Allowance = { capacity: 200, perSecond: 1 };
const MOST_LINES = 5;

const text = z.string().max(4000).catch("");
/** `application/csp-report` (CSP level 2), sent for `report-uri`. */
const oldReport = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
    disposition: text,
  }),
});
/** `application/reports+json` (Reporting API), sent for `report-to`. */
const newReport = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, disposition: text }),
});

type Violation = { readonly directive: string; readonly blocked: string; readonly page: string };
type Reported = Violation & { readonly disposition: string };
/** `isStopped`: by the policy that is enforced, not by the one that only reports. */
type Shown = { readonly violation: Violation; readonly isStopped: boolean };

/** Takes both kinds of report and logs a short line of each violation, without the queries of its addresses. */
export function cspReports({ clock, log, callerKey }: { readonly clock: Clock; readonly log: Log; readonly callerKey: CallerKey }): Hono {
  const app = new Hono().basePath(CSP_REPORT_PATH);
  app.use(
    rateLimit(PER_CALLER, clock, callerKey),
    rateLimit(ALTOGETHER, clock, () => "all"),
  );
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => problem(c, "too-large") }));
  app.post("/", async (c) => {
    if (!/^application\/(csp-report|reports\+json)$/.test(mediaTypeOf(c))) return problem(c, "unsupported-media-type");
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return problem(c, "malformed-json");
    for (const { violation, isStopped } of violationsOf(body).slice(0, MOST_LINES)) {
      if (isStopped) log.warn(violation, "the content security policy stopped something");
      else log.info(violation, "the stricter content security policy would have stopped something");
    }
    return c.body(null, 204);
  });
  return app;
}

function violationsOf(body: unknown): Shown[] {
  const old = oldReport.safeParse(body);
  if (old.success) {
    const { "effective-directive": effective, "violated-directive": violated, disposition, ...addresses } = old.data["csp-report"];
    const directive = effective || violated;
    return [shown({ directive, blocked: addresses["blocked-uri"], page: addresses["document-uri"], disposition })];
  }
  return (Array.isArray(body) ? body : []).flatMap((report) => {
    const parsed = newReport.safeParse(report);
    if (!parsed.success) return [];
    const { effectiveDirective: directive, blockedURL: blocked, documentURL: page, disposition } = parsed.data.body;
    return [shown({ directive, blocked, page, disposition })];
  });
}

const MOST_CHARACTERS = 200;

function shown({ directive, blocked, page, disposition }: Reported): Shown {
  const violation = { directive: directive.slice(0, MOST_CHARACTERS), blocked: withoutQuery(blocked), page: withoutQuery(page) };
  return { violation, isStopped: disposition !== "report" };
}

/** `https://a.example/b?code=1#c` → `https://a.example/b`; `inline` and its like stay. Of a data address only the scheme. */
function withoutQuery(address: string): string {
  const plain = /^(data|blob|javascript|filesystem|about):/i.exec(address)?.[0] ?? address;
  return plain.replace(/[?#].*$/s, "").slice(0, MOST_CHARACTERS);
}
