import { describe, expect, it } from "vitest";
import { readAs } from "#kernel/fields/field-kind.ts";
import { FIELDS_BY_KIND, HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { LAYOUTS } from "#kernel/home/layout-choices.ts";
import { isKind, KINDS } from "./choices.ts";
import { readDraft } from "./read-draft.ts";

describe("what can be chosen of a home", () => {
  it.each(LAYOUTS)("%s is a layout that the service takes as it is", (layout) => {
    expect(readAs(HOME_FIELDS.layout.kind, layout)).toEqual({ ok: true, value: layout });
  });

  it("is no layout twice", () => {
    expect(new Set(LAYOUTS).size).toBe(LAYOUTS.length);
  });

  it.each(KINDS)("$value can be asked about, and has a name in the heading of its result", ({ value, label }) => {
    expect(isKind(value)).toBe(true);
    expect(
      readDraft({ kind: value, cityCode: "13108", town: "豊洲", areaM2: "70" }, { thisYear: 2026, building: null, placeFault: null }),
    ).toMatchObject({
      ok: true,
      input: { kind: value },
    });
    expect(MODEL_KIND_NAMES[value]).toContain(label);
  });

  it.each([undefined, "", "mansion", "CONDO"])("%j is no kind of home", (text) => {
    expect(isKind(text)).toBe(false);
  });

  it("calls the area of a flat otherwise than that of the ground, also where it is missing", () => {
    for (const { value } of KINDS) {
      const read = readDraft({ kind: value, cityCode: "13108", town: "豊洲" }, { thisYear: 2026, building: null, placeFault: null });

      expect(read.ok ? [] : read.issues.map(({ message }) => message)).toEqual([
        expect.stringContaining(FIELDS_BY_KIND[value].areaM2.label),
      ]);
    }
    expect(FIELDS_BY_KIND.condo.areaM2.label).not.toBe(FIELDS_BY_KIND.house.areaM2.label);
  });
});
