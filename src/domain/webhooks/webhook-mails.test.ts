import { expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { WEBHOOK_STOPPED } from "./webhook-mails.ts";

const facts = { companyName: "見本不動産(架空)", host: "hooks.example.co.jp" };

it("names the host and the page that turns it on again", () => {
  const { paragraphs } = WEBHOOK_STOPPED.write(facts, { operatorName: "まちのね", origin: "https://site.test" });
  const text = paragraphs.flat().join("\n");
  for (const part of ["見本不動産(架空)", "hooks.example.co.jp", "https://site.test/console/api/webhooks"]) expect(text).toContain(part);
});

describeMails([{ title: "webhook-stopped", mail: wordsOf(WEBHOOK_STOPPED, facts) }]);
