import { describe, expect, it } from "vitest";
import type { Draft } from "#web/price/place/draft.ts";
import { NO_PLACE, readDraft as readKnowing } from "./read-draft.ts";

const toyosu: Draft = { cityCode: "13108", town: "豊洲" };
const readDraft = (draft: Draft) => readKnowing(draft, { thisYear: 2026, building: null, placeFault: null });

describe("reading a draft", () => {
  it("gives the input that the API takes", () => {
    const draft: Draft = {
      ...toyosu,
      kind: "condo",
      areaM2: "７０．５㎡",
      layout: "3LDK",
      builtYear: "平成20年",
      stationName: "豊洲駅",
      walkMinutes: "徒歩７分",
      floor: "１２階",
      totalFloors: "32",
      direction: "南東",
      isCorner: "no",
      askingPrice: "8,980",
    };

    expect(readDraft(draft)).toEqual({
      ok: true,
      input: {
        kind: "condo",
        cityCode: "13108",
        town: "豊洲",
        areaM2: 70.5,
        layout: "3LDK",
        builtYear: 2008,
        stationName: "豊洲",
        walkMinutes: 7,
        floor: 12,
        totalFloors: 32,
        direction: "南東",
        isCorner: false,
        askingPrice: 89_800_000,
      },
    });
  });

  it("gives the lot of a house and of land as the API takes it, of a flat none", () => {
    const lot: Draft = { landShape: "袋地等", frontageM: "２．５ｍ", roadDirection: "南", roadWidthM: "4", coveragePercent: "60%" };
    const told = { landShape: "袋地等", frontageM: 2.5, roadDirection: "南", roadWidthM: 4, coveragePercent: 60 };
    const read = (kind: string) => readDraft({ ...toyosu, ...lot, kind, areaM2: "100", structure: "wood" });

    expect(read("house")).toEqual({ ok: true, input: { kind: "house", ...toyosu, areaM2: 100, structure: "wood", ...told } });
    expect(read("land")).toEqual({ ok: true, input: { kind: "land", ...toyosu, areaM2: 100, ...told } });
    expect(read("condo")).toEqual({ ok: true, input: { kind: "condo", ...toyosu, areaM2: 100 } });
  });

  it("names everything that is wrong at once, in the order of the form", () => {
    const read = readDraft({ areaM2: "広い", builtYear: "昔", askingPrice: "高い" });

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(["place", "areaM2", "builtYear", "askingPrice"]);
    expect(read.ok ? null : read.issues[0]).toEqual(NO_PLACE);
  });

  it("is not sent where no price can be asked for, however whole it is", () => {
    const read = readKnowing({ ...toyosu, areaM2: "70" }, { thisYear: 2026, building: null, placeFault: "対象外のエリアです" });

    expect(read).toEqual({ ok: false, issues: [{ field: "place", message: "対象外のエリアです" }] });
  });

  it("asks for the area when it is empty", () => {
    const read = readDraft(toyosu);

    expect(read.ok ? "" : read.issues[0]?.message).toContain("面積を入力してください");
  });

  it.each([
    { kind: "land", left: ["areaM2", "cityCode", "kind", "town"] },
    { kind: "house", left: ["areaM2", "builtYear", "cityCode", "kind", "layout", "town"] },
  ])("leaves out the answers that do not belong to a $kind, even unreadable ones", ({ kind, left }) => {
    const read = readDraft({ ...toyosu, kind, areaM2: "100", builtYear: "2008", layout: "3LDK", floor: "屋上", direction: "南" });

    expect(read.ok ? Object.keys(read.input).sort() : read.issues).toEqual(left);
  });

  it("prefers the building to the town and the town to the address", () => {
    const read = (draft: Draft) => readDraft({ ...draft, areaM2: "70" });

    expect(read({ ...toyosu, address: "江東区豊洲", apartmentKey: "b" })).toMatchObject({ input: { apartmentKey: "b" } });
    expect(read({ ...toyosu, address: "江東区豊洲" })).toMatchObject({ input: { town: "豊洲" } });
    expect(read({ cityCode: "13108", address: "江東区豊洲" })).toMatchObject({ input: { address: "江東区豊洲" } });
  });

  describe("that contradicts itself", () => {
    const fieldsOf = (draft: Draft, building: Parameters<typeof readKnowing>[1]["building"] = null) => {
      const read = readKnowing({ ...toyosu, areaM2: "70", ...draft }, { thisYear: 2026, building, placeFault: null });
      return read.ok ? [] : read.issues.map(({ field }) => field);
    };

    it("is told at the field that is to be changed", () => {
      expect(fieldsOf({ floor: "30", totalFloors: "7" })).toEqual(["floor"]);
      expect(fieldsOf({ builtYear: "2008", renovatedYear: "1999" })).toEqual(["renovatedYear"]);
      expect(fieldsOf({ builtYear: "2035" })).toEqual(["builtYear"]);
      expect(fieldsOf({ floor: "7", totalFloors: "7", builtYear: "2008", renovatedYear: "2020" })).toEqual([]);
    });

    it("is held against the building that was chosen where its own facts were left empty", () => {
      const building = { floors: 7, builtYear: 2008, stationName: null };

      expect(fieldsOf({ floor: "30", renovatedYear: "1999" }, building)).toEqual(["floor", "renovatedYear"]);
      expect(fieldsOf({ floor: "30", totalFloors: "32" }, building)).toEqual([]);
      expect(fieldsOf({ floor: "30" }, { ...building, floors: null })).toEqual([]);
    });

    it("tells a year that no year can be the same limit as one just beyond it", () => {
      const message = (draft: Draft) => {
        const read = readDraft({ ...toyosu, areaM2: "70", ...draft });
        return read.ok ? null : read.issues.map((issue) => issue.message);
      };

      expect(message({ builtYear: "2200" })).toEqual(message({ builtYear: "2035" }));
      expect(message({ builtYear: "2200" })).toEqual(["築年は2029年までで入力してください"]);
      expect(message({ renovatedYear: "2150" })).toEqual(["リフォームした年は2026年までで入力してください"]);
    });

    it("asks for the station of a walk, which alone would be left out without a word", () => {
      const building = { floors: 7, builtYear: 2008, stationName: "豊洲" };

      expect(fieldsOf({ walkMinutes: "7" })).toEqual(["stationName"]);
      expect(fieldsOf({ kind: "land", walkMinutes: "7" })).toEqual(["stationName"]);
      expect(fieldsOf({ walkMinutes: "7" }, { ...building, stationName: null })).toEqual(["stationName"]);
      expect(fieldsOf({ walkMinutes: "7" }, building)).toEqual([]);
      expect(fieldsOf({ walkMinutes: "7", stationName: "豊洲" })).toEqual([]);
      expect(fieldsOf({ stationName: "豊洲" })).toEqual([]);
    });

    it("has no width of a road that is not there", () => {
      expect(fieldsOf({ kind: "land", roadDirection: "接面道路無", roadWidthM: "4", frontageM: "8" })).toEqual(["frontageM", "roadWidthM"]);
      expect(fieldsOf({ roadDirection: "接面道路無", roadWidthM: "4" })).toEqual([]);
    });

    it("does not count for a kind of home that is not asked about it", () => {
      expect(fieldsOf({ kind: "land", floor: "30", totalFloors: "7", builtYear: "2035" })).toEqual([]);
    });
  });
});
