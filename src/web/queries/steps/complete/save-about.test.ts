import { describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { saveAbout, toldOf } from "./save-about.ts";

const updatedAt = "2026-11-23T03:00:00.000Z";

describe("what was told of oneself", () => {
  it("is kept in the profile with the agreement to its purposes, and skipped questions change nothing there", async () => {
    const api = scriptedApi({ "GET /api/mypage/profile": { updatedAt }, "PUT /api/mypage/profile": {} });

    expect(await saveAbout({ ...NOTHING_ABOUT, ageBand: "30s", incomeBand: "undisclosed" }, api)).toBe(true);
    expect(api.asked[1]?.body).toEqual({
      ...{ ageBand: "30s", incomeBand: "undisclosed", updatedAt },
      consentTextVersion: currentText("profile-matching").version,
    });
  });

  it("is told to be lost where the profile does not answer", async () => {
    expect(await saveAbout({ ...NOTHING_ABOUT, ageBand: "30s" }, scriptedApi())).toBe(false);
    expect(toldOf(NOTHING_ABOUT)).toEqual({});
  });
});
