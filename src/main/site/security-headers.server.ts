import type { Context, MiddlewareHandler, Next } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { SiteAuth } from "#api/client/context.ts";
import { CSP_REPORT_PATH } from "#api/http/csp-reports.ts";
import type { SiteMaps } from "#wire/site-maps.ts";
import { hostsFor, tagRegistry } from "#wire/tag-registry.ts";

const REPORTS = "csp";

type Options = {
  readonly https: boolean;
  readonly isMeasured: boolean;
  readonly auth: Pick<SiteAuth, "endpoint" | "hostedOrigin" | "objectsUrl" | "outside" | "liffOrigins">;
  /** Squares of map services are the only pictures a page may load from elsewhere, and only from those that are configured. */
  readonly maps: SiteMaps;
};

/**
 * Headers of every answer. Scripts and styles come from our own files or carry the nonce of their response, which
 * `c.get("secureHeadersNonce")` has; no element has a style of its own. What a page tries beyond that is stopped and reported to us.
 */
export function securityHeaders({ https, isMeasured, auth, maps }: Options): MiddlewareHandler {
  // A host without a row in the list of 外部送信 cannot be asked: the list is what is allowed.
  const registry = tagRegistry({ ownOrigin: "", isMeasured, maps, auth });
  const frames = hostsFor(registry, "frame");
  // Chromium sends nothing to a `report-to` without https, and does not look at `report-uri` beside one.
  const reports = { ...(https ? { reportTo: REPORTS } : {}), reportUri: CSP_REPORT_PATH };
  const usual = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", "data:", "blob:", ...hostsFor(registry, "img")],
      connectSrc: ["'self'", ...hostsFor(registry, "connect")],
      // In which Google's and Facebook's scripts ask who is signed in there; our own shows what an office puts on its site.
      ...(frames.length > 0 ? { frameSrc: ["'self'", ...frames] } : {}),
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...reports,
    },
    // Text that becomes markup or script. Only the map does so today: it makes its worker and its attribution of plain text.
    contentSecurityPolicyReportOnly: { requireTrustedTypesFor: ["'script'"], ...reports },
    ...(https ? { reportingEndpoints: [{ name: REPORTS, url: CSP_REPORT_PATH }] } : {}),
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [], payment: [] },
  });
  return (c, next) => keepingSilence(usual, c, next);
}

/** What tells nobody where somebody came from says so itself, and stays as it is: its address is a secret. */
async function keepingSilence(usual: MiddlewareHandler, c: Context, next: Next): Promise<void> {
  let own: string | null = null;
  await usual(c, async () => {
    await next();
    own = c.res.headers.get("referrer-policy");
  });
  if (own !== null) c.res.headers.set("referrer-policy", own);
}

/**
 * Headers of scripts and style sheets. What counts for a page is the page's own policy; a page fetches sixty of these, and with all of {@link securityHeaders}
 * they were a third of what it took. What opens as a page of its own does nothing.
 */
export function fileHeaders({ https }: Pick<Options, "https">): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
