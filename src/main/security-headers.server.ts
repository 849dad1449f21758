import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";

/** Raster tiles of the base map (地理院タイル) are the only thing a page may load from elsewhere. */
const MAP_TILES = "https://cyberjapandata.gsi.go.jp";

/** Where the tag service sends what it counts; only allowed where a container is configured. */
const TAG_SERVICE = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

/** Headers of every answer. Inline scripts run only with the nonce of their response; `c.get("secureHeadersNonce")` has it. */
export function securityHeaders(options: { readonly https: boolean; readonly isMeasured: boolean }): MiddlewareHandler {
  const tags = options.isMeasured ? TAG_SERVICE : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", MAP_TILES, ...tags],
      connectSrc: ["'self'", MAP_TILES, ...tags],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: options.https ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [], payment: [] },
  });
}
