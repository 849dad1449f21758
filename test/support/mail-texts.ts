import { describe, expect, it } from "vitest";
import type { MailKind } from "#domain/notifications/core/types.ts";
import { mailToFrame } from "#domain/notifications/render/mail-to-frame.ts";
import { boundedMail } from "#platform/mail-frame/bounded.ts";
import { textPart } from "#platform/mail-frame/text-part.ts";

type MailText = { readonly subject: string; readonly text: string };

const writer = { operatorName: "まちのね", origin: "https://site.test" };

/** A mail of a kind in words, as it would go out. */
export function wordsOf<Facts extends object, Added extends object>(kind: MailKind<Facts, Added>, facts: Facts & Added): MailText {
  const { mail, sender } = mailToFrame(kind.write(facts, writer), writer);
  const bounded = boundedMail(mail);
  return { subject: bounded.subject, text: textPart(bounded, sender) };
}

/** What every mail of the site must be, whichever domain wrote it. */
export function describeMails(mails: readonly { readonly title: string; readonly mail: MailText }[]): void {
  describe.each(mails)("the mail $title", ({ mail: { subject, text } }) => {
    it("says who sends it and where to ask, in plain words", () => {
      expect(subject).toMatch(/^【まちのね】[^\n]+$/);
      expect(text).toContain("まちのね\nhttps://site.test/\n");
      expect(text).toContain("https://site.test/risk/contact");
      expect(text).not.toMatch(/[!！]|undefined|null|false|<|\n\n\n/);
      expect(text.endsWith("\n")).toBe(true);
    });
  });
}
