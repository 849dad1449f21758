import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { forgetDraft, keepDraft, keptDraft } from "./kept-draft.ts";

function drawer() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    put: (text: string) => [...kept.keys()].map((key) => kept.set(key, text)),
  };
}

const DRAFT: QueryDraft = {
  version: QUERY_FLOW.version,
  progress: {
    answers: { ...NOTHING_TOLD, channels: ["normal"], areas: [{ code: "01101", name: "札幌市中央区" }] },
    done: ["SelectDirectOffer"],
  },
  device: "",
  updatedAt: new Date("2026-11-23T03:00:00Z"),
  queryId: null,
};

describe("the draft of the step form in a browser", () => {
  it("is read as it was kept, codes as strings", () => {
    const storage = drawer();
    keepDraft(DRAFT, storage);

    expect(keptDraft(storage)).toEqual({ kind: "draft", draft: DRAFT });
  });

  it.each(['{"version":99}', "nothing", "null", "[]"])("that is %s begins anew", (text) => {
    const storage = drawer();
    keepDraft(DRAFT, storage);
    storage.put(text);

    expect(keptDraft(storage).kind).toMatch(/^(none|another-form)$/);
  });

  it("is gone when it is forgotten", () => {
    const storage = drawer();
    keepDraft(DRAFT, storage);
    forgetDraft(storage);

    expect(keptDraft(storage)).toEqual({ kind: "none" });
  });
});
