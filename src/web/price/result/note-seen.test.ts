import { afterEach, expect, it, vi } from "vitest";
import { KEPT_DRAFT } from "#web/price/form/kept-draft.ts";
import { noteSeen } from "./note-seen.ts";
import { recentEstimates } from "./recent-estimates.ts";

afterEach(() => vi.unstubAllGlobals());

it("a result that was seen is remembered, and the draft that led to it is gone", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  KEPT_DRAFT.keep({ areaM2: "70" });
  expect(KEPT_DRAFT.read()).toEqual({ areaM2: "70" });

  noteSeen("est-1", "2026-11-22T03:00:00.000Z");

  expect(KEPT_DRAFT.read()).toBeNull();
  expect(recentEstimates()).toEqual([{ estimateId: "est-1", seenAt: "2026-11-22T03:00:00.000Z" }]);
});
