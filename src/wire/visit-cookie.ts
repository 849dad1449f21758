/** Holds the token of a link that was opened, out of reach of scripts. Sent to the pages and the service of recommendations, and where a press to a page of an office is counted. */
export const VISIT_COOKIE = "recc.visit";
export const VISIT_PATHS = ["/recc", "/api/recommendation", "/api/recommender/tenants"] as const;
