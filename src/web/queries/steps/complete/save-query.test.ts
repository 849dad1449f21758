import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { saveQuery } from "./save-query.ts";

const updatedAt = "2026-11-23T03:00:00.000Z";

describe("what was told", () => {
  it("is saved as a new condition", async () => {
    const api = scriptedApi({ "POST /api/mypage/queries": {} });

    expect((await saveQuery({ answers: NOTHING_TOLD, queryId: null, seen: null }, api)).ok).toBe(true);
    expect(api.asked[0]?.body).toEqual({ answers: NOTHING_TOLD, draftUpdatedAt: null });
  });

  it("is the next version of the condition it was begun from", async () => {
    const api = scriptedApi({ "GET /api/mypage/queries/q1": { query: { updatedAt } }, "PUT /api/mypage/queries/q1": {} });

    expect((await saveQuery({ answers: NOTHING_TOLD, queryId: "q1", seen: new Date(updatedAt) }, api)).ok).toBe(true);
    expect(api.asked[1]?.body).toEqual({ answers: NOTHING_TOLD, updatedAt, draftUpdatedAt: updatedAt });
  });

  it("is not saved where the condition is gone, or refused", async () => {
    expect((await saveQuery({ answers: NOTHING_TOLD, queryId: "q1", seen: new Date(updatedAt) }, scriptedApi())).ok).toBe(false);
    expect(
      (await saveQuery({ answers: NOTHING_TOLD, queryId: null, seen: null }, scriptedApi({ "POST /api/mypage/queries": refused(409) }))).ok,
    ).toBe(false);
  });
});
