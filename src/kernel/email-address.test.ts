import { describe, expect, it } from "vitest";
import { emailAdvice, isEmail, mailboxKey, readEmail } from "./email-address.ts";

describe("an address as typed", () => {
  it.each([
    ["  taro@example.jp ", "taro@example.jp"],
    ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ", "taro@example.jp"],
    ["Taro.Yamada@Example.JP", "Taro.Yamada@example.jp"],
    ["taro", "taro"],
    ["", ""],
    ['"a@b"@Example.jp', '"a@b"@example.jp'],
  ])("%j is read as %j", (typed, read) => {
    expect(readEmail(typed)).toBe(read);
  });

  it.each(["taro@example.jp", "a..b.@docomo.ne.jp", "x+y@mail.example.co.jp"])("%s has the form of an address", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "",
    "taro",
    "taro@",
    "@example.jp",
    "taro@example",
    "ta ro@example.jp",
    "taro@example.jp.",
    "a@b@c d.jp",
    `${"a".repeat(120)}@example.jp`,
  ])("%j has not", (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe("advice on an address", () => {
  it.each([
    ["taro@gmail.con", "taro@gmail.com"],
    ["taro@docomo.ne,jp", "taro@docomo.ne.jp"],
    ["taro@docomo。ne。jp", "taro@docomo.ne.jp"],
    ["taro@docomo..ne.jp", "taro@docomo.ne.jp"],
    ["taro@example.jp.", "taro@example.jp"],
    ["taro@yahoo.co.jo", "taro@yahoo.co.jp"],
    ["taro@gmial.com", "taro@gmail.com"],
    ["Taro@GMAIL.CON", "Taro@gmail.com"],
    ["taro@gmai.con", "taro@gmail.com"],
  ])("%s was probably meant as %s", (typed, suggestion) => {
    expect(emailAdvice(typed)).toEqual({ kind: "mistyped", suggestion });
  });

  it.each(["a@docomo.ne.jp", "a@ezweb.ne.jp", "a@au.com", "a@i.softbank.jp", "a@t.vodafone.ne.jp", "a@Docomo.NE.jp"])(
    "%s is a carrier's",
    (typed) => {
      expect(emailAdvice(typed)).toEqual({ kind: "carrier" });
    },
  );

  it.each(["", "taro", "taro@", "@gmail.con", "taro@gmail.com", "taro@ymail.com", "taro@example.co.jp", "taro@control.jp"])(
    "there is none on %j",
    (typed) => {
      expect(emailAdvice(typed)).toBeNull();
    },
  );

  it("suggests only what it would not correct again", () => {
    for (const typed of ["a@gmail.con", "a@docomo,ne,jo", "a@yaho.co.jo"]) {
      const advice = emailAdvice(typed);
      expect(advice?.kind === "mistyped" && emailAdvice(advice.suggestion)?.kind).not.toBe("mistyped");
    }
  });
});

describe("the mailbox an address reaches", () => {
  it.each([
    ["Taro@Example.jp", "taro@example.jp"],
    ["taro+shop@example.jp", "taro@example.jp"],
    ["taro+shop+2@example.jp", "taro@example.jp"],
    ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ", "taro@example.jp"],
    ["ta.ro@example.jp", "ta.ro@example.jp"],
    ["T.a.ro+x@gmail.com", "taro@gmail.com"],
    ["taro@googlemail.com", "taro@gmail.com"],
    ["+81@example.jp", "+81@example.jp"],
    ["a..b.@docomo.ne.jp", "a..b.@docomo.ne.jp"],
    ["+819012345678", "+819012345678"],
    ["@example.jp", "@example.jp"],
  ])("by %j is %j", (address, key) => {
    expect(mailboxKey(address)).toBe(key);
    expect(mailboxKey(mailboxKey(address))).toBe(key);
  });
});
