/** The versions of the sold API. */
export const API_VERSIONS = ["v1", "v2", "v3"] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** Since when a version is there, from when on its use is advised against, and when it stops answering. Instants; null: not decided. */
export type VersionTerm = { readonly releasedAt: Date; readonly deprecatedAt: Date | null; readonly sunsetAt: Date | null };

const AT_LAUNCH: VersionTerm = { releasedAt: new Date("2026-11-30T00:00:00+09:00"), deprecatedAt: null, sunsetAt: null };

/** How long before its end the end of a version is told, at least: in the terms (第10条), on the pages and in the questions alike. */
export const SUNSET_NOTICE = "1年";

/** None is deprecated. Whoever sets a date here tells customers by mail first, and a sunset no sooner than `SUNSET_NOTICE` after. */
export const VERSION_TERMS: Readonly<Record<ApiVersion, VersionTerm>> = { v1: AT_LAUNCH, v2: AT_LAUNCH, v3: AT_LAUNCH };
