import { afterEach, describe, expect, it, vi } from "vitest";
import { browserDraft, parseDraft, tabDraft, textsOf } from "./tab-draft.ts";

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

describe("a draft in the browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("outlives the tab, in the same form, until it is forgotten", () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal("window", { localStorage });
    browserDraft("a-form").keep({ area: "70" });

    expect(browserDraft("a-form").read()).toEqual({ area: "70" });
    expect(parseDraft(kept.get("a-form") ?? null, "")).toEqual({ area: "70" });

    browserDraft("a-form").forget();
    expect(browserDraft("a-form").read()).toBeNull();
  });

  it("is none where nothing can be kept", () => {
    browserDraft("a-form").keep({ area: "70" });

    expect(browserDraft("a-form").read()).toBeNull();
  });
});
