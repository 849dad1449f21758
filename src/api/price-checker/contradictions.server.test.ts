import { beforeAll, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";

let api: TestApi;

beforeAll(async () => {
  const { db } = await testDatabase();
  await insertRows(db, "apartment", await aLoad(db, "sample"), [anApartmentRow({ key: "tower", built_year: 2008, floors: 32 })]);
  api = testApi(db, null);
});

const answerTo = async (told: object) => {
  const { status, body } = await api.post("/api/price-checker/jobs", { kind: "condo", areaM2: 70, ...told });
  return { status, errors: (body.errors ?? []).map(({ field, message }: { field: string; message: string }) => [field, message]) };
};

const TOO_EARLY = ["renovatedYear", "リフォームした年は築年（2008年）からあとで入力してください"];
const TOO_HIGH = ["floor", "階は建物の総階数（32階）までで入力してください"];

it.each([
  [{ renovatedYear: 2007 }, [TOO_EARLY]],
  [{ renovatedYear: 2008 }, []],
  [{ builtYear: 1999, renovatedYear: 2007 }, []],
  [{ floor: 33 }, [TOO_HIGH]],
  [{ floor: 33, totalFloors: 40 }, []],
  [{ floor: 33, renovatedYear: 1999 }, [TOO_HIGH, TOO_EARLY]],
])("%j is held against the building where its own facts were left out", async (told, errors) => {
  expect(await answerTo({ apartmentKey: "tower", ...told })).toEqual({ status: errors.length === 0 ? 202 : 422, errors });
});

it("a renovation of a house is taken and not looked at, as no price of one is made of it", async () => {
  const house = { kind: "house", address: "東京都江東区豊洲5丁目", builtYear: 2008, renovatedYear: 1999 };

  expect(await answerTo(house)).toEqual({ status: 202, errors: [] });
});

it.each(["nobody-knows-it", undefined])(
  "without a building that is known (%j) nothing is held against what was left out",
  async (apartmentKey) => {
    expect(await answerTo({ apartmentKey, address: "東京都江東区豊洲5丁目", floor: 33, renovatedYear: 1999 })).toEqual({
      status: 202,
      errors: [],
    });
  },
);
