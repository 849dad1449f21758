import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";

/** Raster tiles of the base map (地理院タイル) are the only thing a page may load from elsewhere. */
const MAP_TILES = "https://cyberjapandata.gsi.go.jp";

/** Headers of every answer. Inline scripts run only with the nonce of their response; `c.get("secureHeadersNonce")` has it. */
export function securityHeaders(options: { readonly https: boolean }): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", MAP_TILES],
      connectSrc: ["'self'", MAP_TILES],
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
