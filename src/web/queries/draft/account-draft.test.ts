import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/nothing-told.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { accountDraft, saveAccountDraft } from "./account-draft.ts";

const answers = { ...NOTHING_TOLD, channels: ["normal"] as const };
const progress = { answers, done: ["SelectDirectOffer"] as const };
const updatedAt = "2026-11-23T03:00:00.000Z";
const DRAFT = { answers, done: ["SelectDirectOffer"], queryId: null, device: "iPhoneのSafari", updatedAt };
const GET = "GET /api/mypage/query-draft";
const PUT = "PUT /api/mypage/query-draft";
const given = { progress, queryId: null, seen: new Date(updatedAt), signal: new AbortController().signal };

describe("a member's draft in the account", () => {
  it("is read with its device, and with when it was saved", async () => {
    const read = await accountDraft(scriptedApi({ [GET]: { draft: DRAFT, kind: "draft", version: 1 } }));

    expect(read).toMatchObject({ kind: "read", draft: { progress, device: "iPhoneのSafari", updatedAt: new Date(updatedAt) } });
  });

  it("that is none is told from one that could not be read", async () => {
    expect(await accountDraft(scriptedApi({ [GET]: { draft: null, kind: "none", version: 1 } }))).toEqual({ kind: "read", draft: null });
    expect(await accountDraft(scriptedApi())).toEqual({ kind: "failed" });
  });

  it("is saved in the place of the one that was seen", async () => {
    const api = scriptedApi({ [PUT]: { draft: { ...DRAFT, updatedAt: "2026-11-23T03:00:05.000Z" }, kind: "draft", version: 1 } });

    expect(await saveAccountDraft(given, api)).toEqual({ kind: "saved", savedAt: new Date("2026-11-23T03:00:05.000Z") });
    expect(api.asked[0]?.body).toMatchObject({ version: 1, done: ["SelectDirectOffer"], updatedAt, isChosen: false });
  });

  it("is not saved over that of another device", async () => {
    expect(await saveAccountDraft(given, scriptedApi({ [PUT]: refused(409) }))).toEqual({ kind: "other-device" });
    expect(await saveAccountDraft(given, scriptedApi())).toEqual({ kind: "failed" });
  });
});
