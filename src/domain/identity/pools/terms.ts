import type { PoolSettings, PoolTerms } from "#domain/identity/core/types.ts";

/** Where an account keeps the version of the terms that its owner agreed to. */
export const TERMS_ATTRIBUTE = "custom:terms_version";

const KEPT_IN = { name: "terms_version", isMutable: true, isRequired: false };

/** The settings of a pool whose newcomers agree to `terms`: accounts have a place for the version. Null: nothing is asked from now on. */
export function withTerms(
  { customAttributes = [] }: Partial<Pick<PoolSettings, "customAttributes">>,
  terms: PoolTerms | null,
): Pick<PoolSettings, "terms" | "customAttributes"> {
  const isThere = customAttributes.some(({ name }) => name.replace(/^custom:/, "") === KEPT_IN.name);
  return { terms, customAttributes: isThere ? customAttributes : [...customAttributes, KEPT_IN] };
}

/** The terms of a site, at its own addresses. */
export function siteTerms(siteOrigin: string, version: string): PoolTerms {
  return { version, termsUrl: `${siteOrigin}/terms`, privacyUrl: `${siteOrigin}/privacypolicy` };
}
