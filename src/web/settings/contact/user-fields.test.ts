import { describe, expect, it } from "vitest";
import { emptyUserInfo, samplePlaces, sampleUserInfo } from "#web/settings/account/samples.ts";
import { cityChoices, ownCity, PREFECTURE_CHOICES, placeName, withPlace, withPrefecture } from "./places.ts";
import { inputOf, isSame, keptTexts, seenDraft, typedOf } from "./user-fields.ts";

const toyosu = { prefCode: "13", prefecture: "東京都", cityCode: "13108", city: "江東区", town: "豊洲" };

describe("the form of 氏名・住所", () => {
  it("starts with what was saved, as somebody would type it", () => {
    expect(typedOf(sampleUserInfo)).toMatchObject({ familyName: "山田", postalCode: "135-0061", cityCode: "13108" });
    expect(Object.values(typedOf(emptyUserInfo))).toEqual(Array(10).fill(""));
  });

  it("is sent whole: an empty field clears what was there", () => {
    expect(inputOf({ familyName: " 山田 ", givenName: "" }, "2026-11-20T03:00:00.000Z")).toEqual({
      familyName: "山田",
      givenName: null,
      familyKana: null,
      givenKana: null,
      postalCode: null,
      prefCode: null,
      cityCode: null,
      town: null,
      street: null,
      building: null,
      updatedAt: "2026-11-20T03:00:00.000Z",
    });
  });

  it("knows whether anything was typed", () => {
    expect(isSame(typedOf(emptyUserInfo), {})).toBe(true);
    expect(isSame(typedOf(sampleUserInfo), { ...typedOf(sampleUserInfo), street: "5-1-2" })).toBe(false);
  });
});

describe("a draft", () => {
  it.each(["2026-11-20T03:00:00.000Z", null])("comes back with the save it was begun on: %j", (seen) => {
    const draft = { seen, typed: { familyName: "山", town: "" } };

    expect(seenDraft(keptTexts(draft))).toEqual(draft);
  });

  it("takes up nothing that the form does not ask for", () => {
    expect(seenDraft({ familyName: "山", "postal-town": "0" })).toEqual({ seen: null, typed: { familyName: "山" } });
  });

  it.each([{}, { updatedAt: "2026-11-20T03:00:00.000Z" }, { foreign: "x" }])("is none in %j", (kept) => {
    expect(seenDraft(kept)).toBeNull();
  });
});

describe("the place of a postal code", () => {
  it("fills prefecture, city and town, and leaves the rest", () => {
    expect(withPlace({ street: "5-1-1", town: "月島" }, toyosu)).toEqual({
      street: "5-1-1",
      prefCode: "13",
      cityCode: "13108",
      town: "豊洲",
    });
  });

  it("without a town keeps the one that was typed, in the same city only", () => {
    const city = { ...toyosu, town: null };

    expect(withPlace({ cityCode: "13108", town: "豊洲" }, city).town).toBe("豊洲");
    expect(withPlace({ cityCode: "13102", town: "月島" }, city).town).toBe("");
  });

  it("has a name", () => {
    expect(placeName(toyosu)).toBe("東京都江東区豊洲");
    expect(placeName({ ...toyosu, town: null })).toBe("東京都江東区");
  });
});

describe("prefectures and cities to choose", () => {
  it("are the 47, and the cities that are known", () => {
    expect(PREFECTURE_CHOICES).toHaveLength(47);
    expect(PREFECTURE_CHOICES[12]).toEqual({ value: "13", label: "東京都" });
    expect(cityChoices([...ownCity(sampleUserInfo), ...samplePlaces], "")).toEqual([
      { value: "13108", label: "江東区" },
      { value: "23425", label: "海部郡蟹江町" },
    ]);
    expect(cityChoices(samplePlaces, "13")).toEqual([]);
    expect(ownCity(emptyUserInfo)).toEqual([]);
  });

  it("drop the city with another prefecture", () => {
    expect(withPrefecture({ prefCode: "13", cityCode: "13108", town: "豊洲" }, "23")).toEqual({ prefCode: "23", cityCode: "", town: "" });
    expect(withPrefecture({ prefCode: "", cityCode: "13108" }, "13")).toEqual({ prefCode: "13", cityCode: "13108" });
    expect(withPrefecture({ prefCode: "13", cityCode: "13108" }, "")).toEqual({ prefCode: "", cityCode: "", town: "" });
  });
});
