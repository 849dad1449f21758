import { describe, expect, it } from "vitest";
import { parsePoolSettings } from "#domain/identity/pools/pool-settings.ts";
import { type ArrivalNeed, arrivalNeed } from "./arrival.ts";

const TERMS = { version: "2026-11-23", termsUrl: "https://site.test/terms", privacyUrl: "https://site.test/privacypolicy" };
/** A pool where people sign in by mail and agree to terms. */
const SITE = { usernameAttributes: ["email"], autoVerified: ["email"], terms: TERMS };
const PLAIN = { autoVerified: [], usernameAttributes: [], terms: null };
const WITH_PASSWORD = { srpVerifierSealed: new Uint8Array(1) };
const WITHOUT = { srpVerifierSealed: null };

type Case = readonly [
  what: string,
  pool: object,
  arrival: { readonly email: string | null; readonly emailProof: "provider" | "code" | null },
  owner: typeof WITH_PASSWORD | typeof WITHOUT | null,
  need: ArrivalNeed,
];

const A = "a@example.com";
const CASES: readonly Case[] = [
  ["an address that nobody proved", SITE, { email: A, emailProof: null }, null, "email"],
  ["an address that nobody proved, though an account has it", SITE, { email: A, emailProof: null }, WITH_PASSWORD, "email"],
  ["no address", SITE, { email: null, emailProof: null }, null, "email"],
  ["no address where the pool wants none", PLAIN, { email: null, emailProof: null }, null, "account"],
  ["an address that nobody proved where the pool verifies none", PLAIN, { email: A, emailProof: null }, null, "account"],
  ["no address where the pool requires one", { ...PLAIN, requiredAttributes: ["email"] }, { email: null, emailProof: null }, null, "email"],
  ["a proved address of an account with a password", SITE, { email: A, emailProof: "provider" }, WITH_PASSWORD, "link-password"],
  ["the same by a code: it does not stand for the password", SITE, { email: A, emailProof: "code" }, WITH_PASSWORD, "link-password"],
  ["the word of the provider for an account without a password", SITE, { email: A, emailProof: "provider" }, WITHOUT, "link-code"],
  ["a code for an account without a password", SITE, { email: A, emailProof: "code" }, WITHOUT, "link"],
  ["a proved address of nobody", SITE, { email: A, emailProof: "provider" }, null, "consent"],
  ["a proved address of nobody where nothing is agreed to", { ...SITE, terms: null }, { email: A, emailProof: "code" }, null, "account"],
];

describe("what is asked of who comes from a provider", () => {
  it.each(CASES)("with %s", (_what, pool, arrival, owner, need) => {
    const settings = parsePoolSettings({ deviceGroupKey: "-g", ...pool });

    expect(arrivalNeed({ pool: { settings }, arrival, owner })).toBe(need);
  });
});
