import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { addressLines } from "./address-lines.ts";

const fits = (line: string) => [...line].length <= 20;

describe("an address in the lines of a window", () => {
  it.each([
    ["東京都江東区豊洲5-999-1", ["東京都江東区豊洲5-999-1"]],
    ["東京都江東区豊洲5-999-1 見本マンション豊洲101号室", ["東京都江東区豊洲5-999-1", "見本マンション豊洲101号室"]],
    ["東京都江東区豊洲五丁目999番1号見本マンション", ["東京都江東区豊洲五丁目999番1号", "見本マンション"]],
    ["神奈川県横浜市都筑区茅ケ崎中央五十丁目12345番地", ["神奈川県横浜市都筑区茅ケ崎中央五十丁目", "12345番地"]],
    ["神奈川県横浜市都筑区茅ケ崎中央１２３４－５６－７８", ["神奈川県横浜市都筑区茅ケ崎中央", "１２３４－５６－７８"]],
    ["京都府京都市中京区烏丸通御池上る二条殿町538-1234-5678-90", ["京都府京都市中京区烏丸通御池上る二条殿町", "538-1234-5678-90"]],
    ["見本タワーレジデンス豊洲ガーデンズイースト棟101号室", ["見本タワーレジデンス豊洲", "ガーデンズイースト棟101号室"]],
    ["東京都千代田区一番町二丁目見本ビルヂング第三号館101", ["東京都千代田区一番町二丁目", "見本ビルヂング第三号館101"]],
    ["1-2-3-4-5-6-7-8-9-10-11-12", ["1-2-3-4-5-6-7-8-9-", "10-11-12"]],
    ["ア".repeat(45), ["ア".repeat(20), "ア".repeat(20), "ア".repeat(5)]],
    ["", []],
  ])("%s", (text, lines) => {
    expect(addressLines(text, fits)).toEqual(lines);
  });

  it("loses nothing but blanks, fits, and takes no more lines than one that is cut anywhere", () => {
    const part = fc.constantFrom("東京都", "五丁目", "999", "番", "-", "ー", "マンション", " ", "A", "１", "号", "𠮷");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const text = parts.join("").replace(/\s+/g, " ").trim();
        const lines = addressLines(text, fits);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        expect(lines.every((line) => line !== "" && fits(line))).toBe(true);
        expect(lines.length).toBeLessThanOrEqual(Math.ceil([...text].length / 20));
      }),
      { numRuns: runs({ few: 50, usual: 300 }) },
    );
  });
});
