/** Holds the token of a link that was opened, out of reach of scripts. Sent to the pages and the service of recommendations alone. */
export const VISIT_COOKIE = "recc.visit";
export const VISIT_PATHS = ["/recc", "/api/recommendation"] as const;
