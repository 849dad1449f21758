import { expect, it } from "vitest";
import { homeState } from "./home-state.ts";

const listing = { state: "active", faults: [], nextUpdateOn: "2026-11-21" } as const;

it.each([
  ["what is on its last day", { listing }, "on-offer"],
  ["what should have been updated", { listing: { ...listing, nextUpdateOn: "2026-11-20" } }, "expired"],
  ["what has run out", { listing: { ...listing, state: "expired" } }, "expired"],
  ["what is applied for", { listing: { ...listing, state: "applied" } }, "applied"],
  ["what is sold", { listing: { ...listing, state: "sold" } }, "sold"],
  ["what another company has sold", { listing, isHomeSold: true }, "sold"],
  ["what was taken back", { listing: { ...listing, state: "suspended" } }, "withdrawn"],
  ["what was sold two years ago", { listing: { ...listing, state: "archived" } }, null],
  ["what may not be advertised so", { listing: { ...listing, faults: ["consent-missing"] } }, null],
  ["what a company offers that is not admitted", { listing, isCompanyLive: false }, null],
] as const)("%s is %s: %s", (_, standing, state) => {
  expect(homeState({ isCompanyLive: true, isHomeSold: false, ...standing }, "2026-11-21")).toBe(state);
});
