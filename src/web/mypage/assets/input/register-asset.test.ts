import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import type { Saving } from "#web/mypage/assets/save/keep-saving.ts";
import { discardAsset, registerAsset } from "./register-asset.ts";

const saved = (saving: Partial<Saving>) => ({
  flush: async (): Promise<Saving> => ({
    ...{ asset: sampleAsset({ version: 7 }), status: "saved", issues: [], failure: null, heldBack: [] },
    ...saving,
  }),
});
const STEPS = "POST /api/mypage/assets/asset-1/steps";

describe("registering what was typed", () => {
  it("registers the version that was saved last", async () => {
    const api = scriptedApi({ [STEPS]: sampleAsset() });

    expect(await registerAsset(saved({}), api.mypage, true)).toBe("done");
    expect(api.asked).toMatchObject([{ line: STEPS, body: { version: 7, step: "register" } }]);
  });

  it("registers nothing that could not be saved, and says what is in the way", async () => {
    const api = scriptedApi({ [STEPS]: sampleAsset() });
    const issues = [{ field: "floor", message: "階は7階までです" }];

    expect(await registerAsset(saved({ status: "failed", issues }), api.mypage, true)).toEqual({ issues, notice: null });
    expect(await registerAsset(saved({ status: "changed" }), api.mypage, true)).toMatchObject({
      notice: expect.stringContaining("選んでください"),
    });
    expect(api.asked).toEqual([]);
  });

  it.each([
    [409, "/problems/illegal-transition", "状態が変わりました"],
    [500, "/problems/x", "もう一度お試しください"],
  ])("tells a refusal of the service: %d", async (status, type, words) => {
    const api = scriptedApi({ [STEPS]: refused(status, { type }) });
    expect(await registerAsset(saved({}), api.mypage, true)).toMatchObject({ notice: expect.stringContaining(words) });
  });
});

describe("throwing away what was begun", () => {
  it("deletes the version that was saved last, also where the last answer could not be saved", async () => {
    const api = scriptedApi({ [STEPS]: sampleAsset() });

    expect(await discardAsset(saved({ status: "failed" }), api.mypage, true)).toBe("done");
    expect(api.asked).toMatchObject([{ line: STEPS, body: { version: 7, step: "delete" } }]);
  });

  it("is done where it is gone already, and asks first where another device changed it", async () => {
    const api = scriptedApi({ [STEPS]: sampleAsset() });

    expect(await discardAsset(saved({ status: "gone" }), api.mypage, true)).toBe("done");
    expect(await discardAsset(saved({ status: "changed" }), api.mypage, true)).toMatchObject({
      notice: expect.stringContaining("選んでください"),
    });
    expect(api.asked).toEqual([]);
  });
});
