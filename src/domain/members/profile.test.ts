import { expect, it } from "vitest";
import { completenessOf, NO_PROFILE, needsConsent, type ProfileChanges, type ProfileFields } from "./profile.ts";
import { CONSENT_TEXTS, currentText, isKnownText } from "./purposes.ts";

const complete: ProfileFields = {
  ageBand: "30s",
  gender: "undisclosed",
  icon: { kind: "preset", name: "cat" },
  incomeBand: "700to1000",
  profession: "employee",
};

it.each<[string, ProfileFields, number]>([
  ["nothing", NO_PROFILE, 0],
  ["an icon", { ...NO_PROFILE, icon: { kind: "preset", name: "sun" } }, 1],
  ["回答しない", { ...NO_PROFILE, gender: "undisclosed" }, 1],
  ["everything", complete, 5],
])("counts %s", (_, profile, answered) => {
  expect(completenessOf(profile)).toEqual({ answered, total: 5 });
});

it.each<[string, ProfileChanges, boolean]>([
  ["no change", {}, false],
  ["an icon", { icon: { kind: "preset", name: "cat" } }, false],
  ["an answer taken back", { ageBand: null }, false],
  ["回答しない", { incomeBand: "undisclosed" }, false],
  ["an age", { ageBand: "30s" }, true],
  ["a gender", { gender: "other" }, true],
  ["an income", { incomeBand: "under300" }, true],
  ["a profession among others", { icon: null, gender: null, profession: "student" }, true],
])("asks for agreement, or not: %s", (_, changes, needs) => {
  expect(needsConsent(changes)).toBe(needs);
});

it("shows words of which every record may name the version", () => {
  for (const purpose of ["profile-matching", "news-mail"] as const) {
    const versions = CONSENT_TEXTS[purpose].map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort());
    expect(currentText(purpose).version).toBe(versions.at(-1));
    expect(isKnownText(purpose, currentText(purpose).version)).toBe(true);
    expect(isKnownText(purpose, "1999-01-01")).toBe(false);
  }
});
