import { expect, it } from "vitest";
import { siteTerms, withTerms } from "./terms.ts";

const TERMS = siteTerms("https://site.test", "2026-11-23");

it("are read at the site's own addresses", () => {
  expect(TERMS).toEqual({ version: "2026-11-23", termsUrl: "https://site.test/terms", privacyUrl: "https://site.test/privacypolicy" });
});

it("give accounts a place for the version, once", () => {
  const first = withTerms({ customAttributes: [{ name: "plan", isMutable: true, isRequired: false }] }, TERMS);

  expect(first.customAttributes.map(({ name }) => name)).toEqual(["plan", "terms_version"]);
  expect(withTerms(first, null)).toEqual({ terms: null, customAttributes: first.customAttributes });
  expect(
    withTerms({ customAttributes: [{ name: "custom:terms_version", isMutable: true, isRequired: false }] }, TERMS).customAttributes,
  ).toHaveLength(1);
});
