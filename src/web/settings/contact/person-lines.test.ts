import { describe, expect, it } from "vitest";
import { emptyUserInfo, sampleUserInfo } from "#web/settings/account/samples.ts";
import { addressLine, formatPostalCode, nameLine } from "./person-lines.ts";

describe("the person and the address in a line", () => {
  it.each([
    [sampleUserInfo, "山田 花子（ヤマダ ハナコ）", "〒135-0061 東京都江東区豊洲5-1-1 まちのねレジデンス 101"],
    [{ ...sampleUserInfo, familyKana: null, givenKana: null, building: null }, "山田 花子", "〒135-0061 東京都江東区豊洲5-1-1"],
    [{ ...emptyUserInfo, familyKana: "ヤマダ", town: "豊洲" }, "ヤマダ", "豊洲"],
    [emptyUserInfo, "", ""],
  ])("%#", (info, name, address) => {
    expect(nameLine(info)).toBe(name);
    expect(addressLine(info)).toBe(address);
  });

  it("parts a postal code and leaves anything else", () => {
    expect(formatPostalCode("1350061")).toBe("135-0061");
    expect(formatPostalCode("135")).toBe("135");
  });
});
