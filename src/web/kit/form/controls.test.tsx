import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CarrierAdvice, EmailAdvice } from "./email-advice.tsx";
import { FormPage } from "./form-page.tsx";
import { LongTextField } from "./long-text-field.tsx";
import { TickBox } from "./tick-box.tsx";

const ignore = () => undefined;

describe("advice on an address", () => {
  const draw = (address: string, isForMail = true) =>
    renderToStaticMarkup(<EmailAdvice address={address} isForMail={isForMail} onTake={ignore} />);

  it("offers the address that was probably meant, on a button", () => {
    expect(draw("hanako@gmail.con")).toMatch(/<button type="button"[^>]*>hanako@gmail\.com/);
  });

  it("warns of a carrier's filter only where mail will be sent", () => {
    expect(draw("hanako@docomo.ne.jp")).toContain("携帯電話会社");
    expect(draw("hanako@docomo.ne.jp", false)).not.toContain("携帯電話会社");
    expect(renderToStaticMarkup(<CarrierAdvice address="hanako@example.jp" />)).toBe("");
  });

  it.each(["hanako@example.jp", "", "hanako"])("has nothing to say of %j", (address) => {
    expect(draw(address)).toBe('<div role="status" class="text-14"></div>');
  });
});

describe("a box to tick", () => {
  it("has its error beside it, and says where it is needed", () => {
    const html = renderToStaticMarkup(
      <TickBox name="terms" isTicked={false} onTick={ignore} isRequired error="同意が必要です">
        同意する
      </TickBox>,
    );

    expect(html).toMatch(/id="terms"[^>]*aria-required="true"[^>]*aria-invalid="true"[^>]*aria-describedby="terms-error"/);
    expect(html).toContain('<p id="terms-error"');
    expect(html).not.toContain('checked=""');
  });
});

describe("a text of several lines", () => {
  const draw = (value: string, most = 2000) =>
    renderToStaticMarkup(
      <LongTextField {...{ name: "note", label: "希望", isRequired: false, hint: "広さなど", rows: 3, value, most }} onChange={ignore} />,
    );

  it("has its lines and its hint, and tells how much more may be written", () => {
    const html = draw(" 南向き ");

    expect(html).toMatch(/<textarea[^>]*aria-describedby="note-hint note-room"[^>]*rows="3"[^>]*> 南向き <\/textarea>/);
    expect(html).toMatch(/<span id="note-room"[^>]*>あと1,997文字（2,000文字まで）</);
    expect(html).toMatch(/<span aria-live="polite"[^>]*><\/span>/);
  });

  it("keeps all that was pasted, and says by how much it is too long, aloud too", () => {
    const html = draw("長".repeat(5017));

    expect(html).toContain(`>${"長".repeat(5017)}</textarea>`);
    expect(html).not.toMatch(/maxlength/i);
    expect(html).toContain("3,017文字多すぎます（2,000文字まで）");
    expect(html).toMatch(/<span aria-live="polite"[^>]*>2,000文字を超えています<\/span>/);
  });
});

describe("the page of a form", () => {
  it("has one heading, which can take the focus, and its lead", () => {
    const html = renderToStaticMarkup(
      <FormPage title="パスワードの変更" lead="ほかの端末ではログアウトされます。" step="number">
        <form />
      </FormPage>,
    );

    expect(html).toMatch(/<h1 tabindex="-1"[^>]*>パスワードの変更<\/h1>/);
    expect(html).toContain("ほかの端末ではログアウトされます。");
  });

  it("needs no lead", () => {
    expect(renderToStaticMarkup(<FormPage title="確認">{null}</FormPage>)).not.toContain("text-sub");
  });
});
