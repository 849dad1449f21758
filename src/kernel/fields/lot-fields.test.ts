import { describe, expect, it } from "vitest";
import { readAs } from "./field-kind.ts";
import { faultWords } from "./field-words.ts";
import { LOT_FIELDS } from "./lot-fields.ts";

const { landShape, frontageM, roadDirection, roadWidthM, coveragePercent, floorAreaRatioPercent } = LOT_FIELDS;

describe("an answer about a lot", () => {
  it.each([
    [frontageM, "８．５ｍ", 8.5],
    [frontageM, "12メートル", 12],
    [frontageM, "50", 50],
    [roadWidthM, "2.7m", 2.7],
    [coveragePercent, "６０％", 60],
    [floorAreaRatioPercent, "1,300%", 1300],
    [landShape, "袋地等", "袋地等"],
    [roadDirection, "接面道路無", "接面道路無"],
  ])("%#: is read as it was meant", (field, text, value) => {
    expect(readAs<unknown>(field.kind, text)).toEqual({ ok: true, value });
  });

  it.each([
    [frontageM, "0", "間口は0.1mから50mの間で入力してください"],
    [frontageM, "50.1", "間口は0.1mから50mの間で入力してください"],
    [frontageM, "広い", "間口は数字で入力してください。例：8.5"],
    [roadWidthM, "0.4", "前面道路の幅員は0.5mから99.9mの間で入力してください"],
    [coveragePercent, "60.5", "建ぺい率は整数で入力してください。例：60"],
    [coveragePercent, "101", "建ぺい率は10%から100%の間で入力してください"],
    [floorAreaRatioPercent, "1301", "容積率は10%から1,300%の間で入力してください"],
    [landShape, "旗竿地", "土地の形状を選び直してください"],
    [roadDirection, "上", "前面道路の方位を選び直してください"],
  ])("%#: outside what the sales have is refused in words", (field, text, words) => {
    const read = readAs<unknown>(field.kind, text);
    expect(read.ok ? read.value : faultWords(field, read.reason)).toBe(words);
  });
});
