import { expect, it } from "vitest";
import { checkMailDomain, type FindTexts } from "./check-mail-domain.ts";

const KEY = "A".repeat(216);
const GOOD: Record<string, string[]> = {
  "machinone.example": ["google-site-verification=1", "v=spf1 include:amazonses.com ~all"],
  "s1._domainkey.machinone.example": [`v=DKIM1; k=rsa; p=${KEY}`],
  "_dmarc.machinone.example": ["v=DMARC1; p=none; rua=mailto:a@machinone.example"],
};
const question = { domain: "machinone.example", selector: "s1", includes: "amazonses.com" };
const over =
  (changed: Record<string, string[]>): FindTexts =>
  async (name) =>
    ({ ...GOOD, ...changed })[name] ?? [];
const statesOf = async (find: FindTexts) => (await checkMailDomain(find, question)).map(({ state }) => state);

it("a domain with all three is good", async () => {
  expect(await statesOf(over({}))).toEqual(["ok", "ok", "ok"]);
});

it("says what is missing, with what to write", async () => {
  const checks = await checkMailDomain(async () => [], question);

  expect(checks.map(({ what, state }) => [what, state])).toEqual([
    ["SPF", "missing"],
    ["DKIM", "missing"],
    ["DMARC", "missing"],
  ]);
  expect(checks[0]?.hint).toContain("v=spf1 include:amazonses.com ~all");
  expect(checks.map(({ name }) => name)).toEqual(Object.keys(GOOD));
});

it.each([
  ["machinone.example", ["v=spf1 ~all", "v=spf1 -all"], 0],
  ["machinone.example", ["v=spf1 +all"], 0],
  ["machinone.example", ["v=spf1 include:other.example ~all"], 0],
  ["s1._domainkey.machinone.example", ["v=DKIM1; p="], 1],
  ["s1._domainkey.machinone.example", ["v=DKIM1; p=ABC…"], 1],
  ["_dmarc.machinone.example", ["v=DMARC1; rua=mailto:a@machinone.example"], 2],
  ["_dmarc.machinone.example", ["v=DMARC1; p=none", "v=DMARC1; p=reject"], 2],
])("%s as %j is wrong", async (name, texts, at) => {
  expect((await statesOf(over({ [name]: texts })))[at]).toBe("wrong");
});

it("is unknown where nobody answers", async () => {
  expect(await statesOf(() => Promise.reject(new Error("ESERVFAIL")))).toEqual(["unknown", "unknown", "unknown"]);
});
