import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { ConsentCard } from "./consent-card.tsx";

const { version, body, title, withdrawal } = currentText("profile-matching");
const draw = (consentAt: string | null, consentTextVersion: string | null, isReady = true) =>
  renderToStaticMarkup(<ConsentCard consent={{ consentAt, consentTextVersion }} isReady={isReady} onWithdraw={() => undefined} />);

describe("the agreement in the profile", () => {
  it("shows the words that were agreed to, the day by Japan's calendar, and what taking it back does", () => {
    const text = textOf(draw("2026-11-20T15:30:00Z", version));

    expect(text).toContain(`${title}への同意同意しています`);
    expect(text).toContain(`2026年11月21日に、次の文面（${version}版）に同意しました。${body}`);
    expect(text).toContain(withdrawal);
    expect(text).toContain("同意を取り消す");
  });

  it("never shows other words than those that were agreed to", () => {
    const text = textOf(draw("2026-11-20T03:00:00Z", "2031-04-01"));

    expect(text).toContain("文面（2031-04-01版）に同意しました。");
    expect(text).not.toContain("次の文面");
    expect(text).not.toContain(body);
    expect(text).toContain("同意を取り消す");
  });

  it("says when it is asked for where it was not given, with nothing to take back", () => {
    const html = draw(null, null);

    expect(textOf(html)).toContain("同意していません");
    expect(textOf(html)).toContain("同意なしに回答を保存することはありません。");
    expect(html).not.toContain("<button");
    expect(textOf(html)).not.toContain("に同意しました");
  });

  it("takes no click before the page is alive", () => {
    expect(draw("2026-11-20T03:00:00Z", version, false)).toMatch(/<button[^>]*disabled=""/);
    expect(draw("2026-11-20T03:00:00Z", version)).not.toContain('disabled=""');
  });
});
