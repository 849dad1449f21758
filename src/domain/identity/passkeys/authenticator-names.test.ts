import { describe, expect, it } from "vitest";
import { firstName } from "./authenticator-names.ts";

const WINDOWS = "08987058-cadc-4b81-b6e1-30de50dcbe96";
const NOBODY = "00000000-0000-0000-0000-000000000000";

describe("the first name of a passkey", () => {
  it.each([
    ["who keeps it", WINDOWS, [], "Windows Hello"],
    ["a number where the name is taken", WINDOWS, ["Windows Hello"], "Windows Hello 2"],
    ["the next free number", WINDOWS, ["Windows Hello 2", "Windows Hello", "会社の鍵"], "Windows Hello 3"],
    ["a plain word where nobody says", NOBODY, [], "パスキー"],
    ["a plain word and a number", NOBODY, ["パスキー"], "パスキー 2"],
  ])("is %s", (_, aaguid, taken, name) => {
    expect(firstName(aaguid, taken)).toBe(name);
  });
});
