import { expect, it } from "vitest";
import { consentTick } from "./consent-tick.ts";

const terms = { version: "2026-11-23", termsUrl: "https://site.example/terms", privacyUrl: "https://site.example/privacypolicy" };
const textOf = (markup: unknown) => String(markup).replaceAll(/<span class="visually-hidden">.*?<\/span>|<[^>]*>/g, "");

it("a consent is to the terms in their version, and of the privacy policy it says only that it was read, as on the site", () => {
  expect(textOf(consentTick(terms, [])).trim()).toBe("利用規約（2026年11月23日版）に同意し、プライバシーポリシーを確認しました。");
  expect(String(consentTick(terms, []))).toContain('href="https://site.example/privacypolicy" target="_blank"');
});

it("nothing is asked where a pool asks for no consent", () => {
  expect(textOf(consentTick(null, []))).toBe("");
});
