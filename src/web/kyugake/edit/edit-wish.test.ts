import { describe, expect, it } from "vitest";
import type { SavedQueryResponse } from "#api/client/client.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { askedOf, wishWith } from "./edit-wish.ts";
import { flaggedConditions } from "./find-edit.ts";
import { saveNotice, saveWish } from "./save-edit.ts";

const WISH: Wish = {
  ...NO_WISH,
  channels: ["normal", "kyugake"],
  kinds: ["new-condo", "condo"],
  placeMode: "area",
  areas: [{ code: "13108", name: "江東区" }],
  kyugakeBudget: 45_000_000,
  certainties: ["A"],
  price: { min: null, max: 70_000_000 },
  areaM2: { min: 40, max: 90 },
  walkMinutesMax: 10,
  excludes: ["leasehold"],
};

describe("a wish that is edited for 九掛け", () => {
  it("takes what the form says, and keeps what the form does not ask", () => {
    const changed = wishWith(WISH, { kind: "house,land", price: "-6000", size: "60-", sure: "A,B" });

    expect(changed).toEqual({
      ...WISH,
      kinds: ["new-condo", "house", "land"],
      kyugakeBudget: 60_000_000,
      areaM2: { min: 60, max: 90 },
      certainties: ["A", "B"],
      walkMinutesMax: null,
      excludes: [],
    });
  });

  it("shows of the condition what can be changed here, and nothing that was asked of other homes", () => {
    const asked = askedOf(flaggedConditions(WISH));

    expect(asked).toMatchObject({ kinds: ["condo"], price: { min: null, max: 45_000_000 }, areaM2: { min: 40, max: null } });
    expect(asked.certainties).toEqual(["A"]);
  });
});

describe("saving", () => {
  const query = { id: "q-1", updatedAt: "2026-11-01T00:00:00.000Z" } as SavedQueryResponse;

  it("sends the wish with when it was seen, and nothing told of oneself", async () => {
    const { mypage, asked } = scriptedApi({ "PUT /api/mypage/queries/q-1": { ...query, version: 3 } });
    const saved = await saveWish(query, WISH, mypage);

    expect(saved.version).toBe(3);
    expect(asked[0]?.body).toMatchObject({ updatedAt: query.updatedAt, answers: { kyugakeBudget: 45_000_000, ageBand: null } });
  });

  it("throws the problem where the service does not take it", async () => {
    const { mypage } = scriptedApi({ "PUT /api/mypage/queries/q-1/notice": refused(422) });

    await expect(saveWish(query, WISH, mypage)).rejects.toMatchObject({ status: 503 });
    await expect(saveNotice("q-1", "daily", mypage)).rejects.toMatchObject({ status: 422 });
  });
});
