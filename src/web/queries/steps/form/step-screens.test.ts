import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STEP_SCREENS, screenAt, TEST_SCREENS } from "./step-screens.ts";
import { stepSearch } from "./step-search.ts";
import { titleAt } from "./step-title.ts";

const specified = readFileSync(new URL("../../../../../test/support/routes-of-the-specification.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .flatMap((path) => /^\/queries\/input\/(\w+)$/.exec(path)?.[1] ?? []);

describe("the screens of the step form", () => {
  it("are those of the specification", () => expect(STEP_SCREENS.toSorted()).toEqual(specified.toSorted()));

  it("each have a title", () => {
    for (const name of specified) {
      const at = screenAt(name, {});
      expect(at && titleAt(at)).toMatch(/./);
    }
  });

  it("that only test are none of the published site", () => {
    for (const name of TEST_SCREENS) expect([screenAt(name, {}, true)?.kind, screenAt(name, {}, false)]).toEqual(["test", null]);
  });

  it("of a name that no step has are none", () => expect([screenAt("Nothing", {}), screenAt("PlaceMap", {})]).toEqual([null, null]));

  it("of one name are told apart by what stands in the address", () => {
    expect(screenAt("ChoicePlace", { mode: "map" })).toEqual({ kind: "step", id: "PlaceMap" });
    expect(screenAt("CompleteStep123", { part: 3 })).toEqual({ kind: "step", id: "CheckAbout" });
    expect(screenAt("CompleteStep123", {})).toEqual({ kind: "step", id: "CheckPlace" });
    expect(stepSearch({ mode: "moon", part: "2", q: "x" })).toEqual({});
  });
});
