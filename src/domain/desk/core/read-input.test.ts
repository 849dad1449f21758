import { describe, expect, it } from "vitest";
import { choiceField, lineField, noteField, numberField, tickField } from "./fields.ts";
import { readInput, reasonIn } from "./read-input.ts";

const note = noteField("メモ");
const faults = (...asked: Parameters<typeof readInput>) => {
  const read = readInput(...asked);
  return read.ok ? [] : read.reason.map(({ field, message }) => `${field}: ${message}`);
};

describe("what an operator typed", () => {
  it("is trimmed, and what was not asked for is left out", () => {
    expect(readInput([note], { note: "  確かめました\n", other: "x" })).toEqual({ ok: true, value: { note: "確かめました" } });
  });

  it.each([
    [note, "", "note: メモを入力してください"],
    [note, "あ".repeat(1001), "note: 1000文字までで入力してください"],
    [note, "a\u0000b", "note: 使えない文字があります"],
    [lineField("key", "キー"), "a\nb", "key: 1行で入力してください"],
    [numberField("year", "年"), "二〇〇〇", "year: 数字で入力してください"],
    [numberField("year", "年"), "1e9", "year: 数字で入力してください"],
    [choiceField("what", "どれ", [{ value: "a", label: "A" }]), "b", "what: 選び直してください"],
    [tickField("is", "はい"), "yes", "is: 選び直してください"],
  ])("is refused at its field: %#", (field, typed, message) => {
    expect(faults([field], { [field.name]: typed })).toEqual([message]);
  });

  it.each([
    ["４０，０００", "40000"],
    ["40,000", "40000"],
    ["−３５．６５", "-35.65"],
  ])("is a number in any width: %s", (typed, number) => {
    expect(readInput([numberField("calls", "回数")], { calls: typed })).toEqual({ ok: true, value: { calls: number } });
  });

  it("may be left out where it is not needed, and negative numbers are numbers", () => {
    expect(faults([{ ...lineField("key", "キー"), isRequired: false }], {})).toEqual([]);
    expect(faults([numberField("lat", "緯度")], { lat: "-35.65" })).toEqual([]);
  });

  it("tells the reason by the fields that are one", () => {
    expect(reasonIn([note, lineField("key", "キー")], { note: "理由", key: "k" })).toBe("理由");
    expect(reasonIn([lineField("key", "キー")], { key: "k" })).toBeNull();
  });
});
