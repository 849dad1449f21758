import { describe, expect, it } from "vitest";
import { contrastWords, readSettings } from "./settings-typed.ts";

const TYPED = {
  brandColour: "#7A3E1D",
  approval: "manual",
  greeting: " よろしく ",
  hotDays: "７",
  allowedHosts: "",
  mailDomain: "",
  hasMorningMail: "on",
};

describe("the settings of an office", () => {
  it("are read as they are meant", () => {
    const typed = {
      ...TYPED,
      allowedHosts: "https://www.example.jp/homes/1\nWWW.EXAMPLE.JP、shop.example.jp",
      mailDomain: "Mail.Example.jp",
    };
    expect(readSettings(typed)).toEqual({
      ok: true,
      input: {
        ...{
          brandColour: "#7a3e1d",
          approval: "manual",
          greeting: "よろしく",
          hotDays: 7,
          mailDomain: "mail.example.jp",
          hasMorningMail: true,
        },
        allowedHosts: ["www.example.jp", "shop.example.jp"],
      },
    });
  });

  it.each([
    [{ brandColour: "#ffff00" }, "brandColour"],
    [{ brandColour: "red" }, "brandColour"],
    [{ hotDays: "0" }, "hotDays"],
    [{ hotDays: "x" }, "hotDays"],
    [{ allowedHosts: "localhost" }, "allowedHosts"],
    [{ allowedHosts: Array.from({ length: 11 }, (_, index) => `h${index}.example.jp`).join("\n") }, "allowedHosts"],
    [{ mailDomain: "a_b.jp" }, "mailDomain"],
    [{ greeting: "あ".repeat(301) }, "greeting"],
  ])("say what is wrong with %j", (changes, field) => {
    const read = readSettings({ ...TYPED, ...changes });
    expect(read.ok ? [] : read.issues.map((issue) => issue.field)).toEqual([field]);
  });

  it("say of a colour whether it can be read, in words", () => {
    expect(contrastWords("#0b5d66")).toMatchObject({ isGood: true });
    expect(contrastWords("#ffffff").text).toContain("コントラスト比は1.0");
    expect(contrastWords("0b5d66").isGood).toBe(true);
    expect(contrastWords("あお").text).toContain("#と6文字");
  });
});
