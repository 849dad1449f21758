import { describe, expect, it } from "vitest";
import { parseDraft, tabDraft, textsOf } from "./tab-draft.ts";

describe("a draft in the tab", () => {
  it("is there until it is forgotten, for who typed it", () => {
    const mine = tabDraft("a-form", "sub-1");
    mine.keep({ note: "南向き" });

    expect(mine.read()).toEqual({ note: "南向き" });
    expect(tabDraft("a-form", "sub-2").read()).toBeNull();
    expect(tabDraft("another-form", "sub-1").read()).toBeNull();

    mine.forget();
    expect(mine.read()).toBeNull();
  });

  it.each([null, "{", "3", "{}", "[]", '{"owner":"me"}', '{"owner":"you","typed":{}}'])(
    "is nothing where it cannot be read: %s",
    (text) => {
      expect(parseDraft(text, "me")).toBeNull();
    },
  );

  it("holds texts only", () => {
    expect(textsOf({ area: "70", floor: 5, more: { x: "y" } })).toEqual({ area: "70" });
    expect(textsOf("area")).toBeNull();
  });
});
