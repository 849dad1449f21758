import { describe, expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { API_KEY_MADE } from "./access-mails.ts";

const facts = { companyName: "見本不動産(架空)", label: "基幹システム", prefix: "mk_live_7QmXbC", madeBy: "見本 花子" };

describe("the mail of a key", () => {
  it("says whose key, who made it, how it begins and where to take it back", () => {
    const { text } = wordsOf(API_KEY_MADE, facts);
    for (const part of ["見本不動産(架空)", "見本 花子さん", "基幹システム", "mk_live_7QmXbC…", "https://site.test/console/api"])
      expect(text).toContain(part);
  });
});

describeMails([{ title: "of a key", mail: wordsOf(API_KEY_MADE, facts) }]);
