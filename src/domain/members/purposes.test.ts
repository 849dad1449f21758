import { describe, expect, it } from "vitest";
import { STATED_PURPOSES } from "#domain/members/core/types.ts";
import { CONSENT_TEXTS, currentText, FIELD_PURPOSES, isKnownText, PURPOSE_FIELDS } from "./purposes.ts";

describe.each(STATED_PURPOSES)("the words agreed to for %s", (purpose) => {
  const versions = CONSENT_TEXTS[purpose].map(({ version }) => version);

  it("are named by days, each once, the newest last", () => {
    expect(versions.filter((version) => new Date(version).toISOString().slice(0, 10) !== version)).toEqual([]);
    expect([...new Set(versions)].toSorted()).toEqual(versions);
  });

  it("are shown as they are newest, and can be named by a record", () => {
    expect(currentText(purpose).version).toBe(versions.at(-1));
    expect(versions.every((version) => isKnownText(purpose, version))).toBe(true);
  });

  it("cannot be named where they were never shown", () => {
    expect(["", "1999-01-01", `${versions[0]} `, "constructor"].filter((version) => isKnownText(purpose, version))).toEqual([]);
  });

  it("say what taking them back does", () => {
    expect(currentText(purpose).withdrawal).toMatch(/取り消/);
  });
});

it("names a purpose for every field that needs agreement, and every such field in the words agreed to", () => {
  const names = { ageBand: "年代", gender: "性別", incomeBand: "世帯年収", profession: "職業" };
  const { body, withdrawal } = currentText("profile-matching");

  expect(Object.keys(FIELD_PURPOSES)).toEqual([...PURPOSE_FIELDS]);
  for (const field of PURPOSE_FIELDS) {
    expect(body).toContain(names[field]);
    expect(withdrawal).toContain(names[field]);
    expect(FIELD_PURPOSES[field]).toMatch(/。$/);
  }
});
