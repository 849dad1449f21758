import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { rateLimit } from "#api/http/rate-limit.ts";
import { keptMarket } from "#domain/properties/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { CHECKER_FRAME_PATH, CHECKER_SCRIPT_PATH, DEMO_KEY, readBrand } from "#wire/checker/checker-widget.ts";
import { holderOf } from "./admission.ts";
import { framePage, refusedFrame } from "./frame-page.ts";
import type { WidgetDeps } from "./service.ts";

/** One visitor, who may look at several pages that show it. */
const PAGES: Allowance = { capacity: 60, perSecond: 1 };

/** The script that other sites load and the page that it frames there. Their headers are all their own: those of our pages forbid both. */
export function widgetFrame(deps: WidgetDeps): Hono {
  const app = new Hono();
  app.get(CHECKER_SCRIPT_PATH, (c) => {
    c.header("content-type", "text/javascript; charset=utf-8");
    c.header("cache-control", "public, max-age=3600");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("x-content-type-options", "nosniff");
    return c.body(deps.widgetFiles().loader);
  });
  app.get(CHECKER_FRAME_PATH, rateLimit(PAGES, deps.clock, deps.callerKey), (c) => drawn(c, deps));
  return app;
}

async function drawn(c: Context, deps: WidgetDeps): Promise<Response> {
  const { key = "", color, radius, contact } = c.req.query();
  const nonce = randomBytes(18).toString("base64");
  const page = originOf(c.req.header("referer"));
  const ours = deps.siteOrigin();
  const holder = await holderOf(c, deps, { key, host: page && new URL(page).host });
  if (!holder.ok) {
    // Where it must not stand it shows nothing; that a key is over is said, for whoever looks after the page.
    const says = holder.reason !== "wrong-host" && holder.reason !== "wrong-ip";
    return answer(c, {
      html: refusedFrame({ nonce, reason: holder.reason, says }),
      policy: policyOf({ nonce, ancestors: "*", ours }),
      status: 403,
    });
  }
  const isSample = holder.value?.mode === "test" || (await keptMarket(deps.db).origin()).origin === "sample";
  const visit = { key, host: page && new URL(page).host };
  const html = framePage({
    ...{ brand: readBrand({ color, radius, contact }), nonce, isSample, siteOrigin: ours, script: deps.widgetFiles().frame },
    token: deps.visits.open(visit),
  });
  return answer(c, {
    html,
    policy: policyOf({ nonce, ancestors: key === DEMO_KEY || page === null ? "'self'" : page, ours }),
    status: 200,
  });
}

/** The page around the frame, as the browser tells it: `https://www.kaisha.example`. */
function originOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}

type Policy = {
  readonly nonce: string /** Who may frame it: the one page that its key was proved for. */;
  readonly ancestors: string;
  readonly ours: string;
};

function policyOf({ nonce, ancestors, ours }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src data:",
    // In a sandbox not every browser takes 'self' for the address that the page came from.
    `connect-src 'self' ${ours}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

function answer(
  c: Context,
  { html, policy, status }: { readonly html: string; readonly policy: string; readonly status: 200 | 403 },
): Response {
  c.header("content-security-policy", policy);
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-content-type-options", "nosniff");
  c.header("x-robots-tag", "noindex");
  c.header("permissions-policy", "geolocation=(), camera=(), microphone=(), payment=()");
  return c.html(html, status);
}
