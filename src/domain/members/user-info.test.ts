import { describe, expect, it } from "vitest";
import { greetingName, isEmptyUserInfo, NO_USER_INFO, readUserInfo, type UserInfoFields } from "./user-info.ts";

const cities = new Set(["13108", "01101"]);
const read = (changes: Partial<UserInfoFields>) => readUserInfo({ ...NO_USER_INFO, ...changes }, (code) => cities.has(code));

describe("name and address", () => {
  it("are put right as a whole", () => {
    const typed = {
      familyName: "　髙橋 ",
      givenName: "花子",
      familyKana: "たかはし",
      givenKana: "ﾊﾅｺ",
      postalCode: "135-0061",
      prefCode: "13",
      cityCode: "13108",
      town: "豊洲",
      street: "５丁目１－２",
      building: "",
    };

    expect(read(typed)).toEqual({
      ok: true,
      value: {
        ...{ familyName: "髙橋", givenName: "花子", familyKana: "タカハシ", givenKana: "ハナコ", postalCode: "1350061" },
        ...{ prefCode: "13", cityCode: "13108", town: "豊洲", street: "5丁目1-2", building: null },
      },
    });
  });

  it("are all optional", () => {
    expect(read({})).toEqual({ ok: true, value: NO_USER_INFO });
    expect(isEmptyUserInfo(NO_USER_INFO)).toBe(true);
    expect(isEmptyUserInfo({ ...NO_USER_INFO, town: "豊洲" })).toBe(false);
  });

  it("say every field that is wrong, in the order of the form", () => {
    const wrong = { building: "あ".repeat(81), postalCode: "12", familyKana: "髙橋", cityCode: "99999" };

    expect(read(wrong)).toEqual({
      ok: false,
      reason: [
        { field: "familyKana", reason: "format" },
        { field: "postalCode", reason: "format" },
        { field: "prefCode", reason: "unknown-choice" },
        { field: "cityCode", reason: "unknown-choice" },
        { field: "building", reason: "too-long" },
      ],
    });
  });

  it.each(["00", "48", "1", "東京都"])("have no prefecture %j", (prefCode) => {
    expect(read({ prefCode })).toEqual({ ok: false, reason: [{ field: "prefCode", reason: "unknown-choice" }] });
  });

  it("take the prefecture of the city where none was chosen", () => {
    expect(read({ cityCode: "01101" })).toMatchObject({ ok: true, value: { prefCode: "01", cityCode: "01101" } });
  });

  it("have no city of another prefecture", () => {
    expect(read({ prefCode: "13", cityCode: "01101" })).toEqual({
      ok: false,
      reason: [{ field: "cityCode", reason: "unknown-choice" }],
    });
  });
});

it.each([
  [{ familyName: "見本", givenName: "花子" }, "見本"],
  [{ familyName: null, givenName: "花子" }, "花子"],
  [{ familyName: null, givenName: null }, null],
])("greets %j as %j", (names, called) => {
  expect(greetingName(names)).toBe(called);
});
