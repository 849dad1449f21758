/** The versions of the sold API. */
export const API_VERSIONS = ["v1", "v2", "v3"] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** Since when a version is there, from when on its use is advised against, and when it stops answering. Instants; null: not decided. */
export type VersionTerm = { readonly releasedAt: Date; readonly deprecatedAt: Date | null; readonly sunsetAt: Date | null };

const AT_LAUNCH: VersionTerm = { releasedAt: new Date("2026-12-01T00:00:00+09:00"), deprecatedAt: null, sunsetAt: null };

/** None is deprecated. Whoever sets a date here tells customers by mail first; a sunset is at least a year after it was told. */
export const VERSION_TERMS: Readonly<Record<ApiVersion, VersionTerm>> = { v1: AT_LAUNCH, v2: AT_LAUNCH, v3: AT_LAUNCH };
