import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BIZ_DIRECTMAIL_FIELDS } from "#kernel/business-fields/lead-fields.ts";
import { optional, required } from "#kernel/fields/field-kind.ts";
import { PHONE } from "#kernel/fields/phone-kinds.ts";
import { readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { EMAIL, freeText, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { answerWords, fieldsToRead, type Letter, trapOf } from "./letter.ts";
import { addFiles, NO_FILES, removeFile, sizeWords } from "./letter-files.ts";
import { LetterForm } from "./letter-form.tsx";
import { ThanksCard } from "./thanks-card.tsx";
import type { LetterState } from "./use-letter.ts";

const PLANS = { value: "plan", label: "間取り図" };

/** A letter of nobody's: every look a field can have, and files below one of them. */
const LETTER: Letter = {
  title: "資料の請求",
  action: "内容を確認する",
  purpose: "お返事のためだけに使います。",
  fields: [
    { name: "subject", look: "choice", field: required("資料", oneOf(["plan"])), choices: [PLANS] },
    { name: "message", look: "long", field: required("伝えたいこと", freeText(200)), hint: "例：南向きの部屋" },
    { name: "name", look: "line", field: optional("お名前", freeText(80)) },
    { name: "email", look: "email", field: required("メールアドレス", EMAIL) },
    { name: "wantsNews", look: "tick", field: optional("お知らせを受け取る", oneOf(["on"])) },
  ],
  files: {
    below: "message",
    label: "添付する資料",
    hint: "2件まで。",
    accept: ".pdf",
    most: 2,
    faultOf: ({ name }) => (name.endsWith(".pdf") ? null : `「${name}」はPDFではありません。`),
    tooManyWords: "資料は2件までです。",
  },
};

const file = (name: string) => new File(["x".repeat(2048)], name, { lastModified: 1 });
const RULES = LETTER.files as NonNullable<Letter["files"]>;
const ignore = () => undefined;

function state(changes: Partial<Omit<LetterState, "form">> = {}, form: Parameters<typeof sampleForm>[0] = {}): LetterState {
  const rest = { back: ignore, addFiles: ignore, removeFile: ignore, uploaded: null };
  return { letter: LETTER, step: "write", chosen: NO_FILES, ...rest, ...changes, form: sampleForm(form) };
}

describe("a letter being written", () => {
  it("has every field under its label, its purpose, its files and a field that only programs find", () => {
    const html = renderToStaticMarkup(<LetterForm state={state()} />);

    for (const { name, field } of LETTER.fields) {
      expect(html).toContain(`name="${name}"`);
      expect(html).toContain(field.label);
    }
    expect(html).toContain('<a href="/privacypolicy" target="_blank"');
    for (const words of [LETTER.purpose, "内容を確認する", "例：南向きの部屋", "2件まで。", "JavaScript"]) expect(html).toContain(words);
    expect(html).toMatch(/aria-hidden="true".*name="leaveEmpty"/);
    expect(html.indexOf('type="file"')).toBeGreaterThan(html.indexOf('name="message"'));
    expect(html.indexOf('type="file"')).toBeLessThan(html.indexOf('name="email"'));
  });

  it("asks for a field as needed while the other answers make it so", () => {
    const fields = LETTER.fields.map((field) =>
      field.name === "name" ? { ...field, isNeededFor: ({ subject }: Typed) => subject === "plan" } : field,
    );
    const badges = (typed: Typed) =>
      renderToStaticMarkup(<LetterForm state={state({ letter: { ...LETTER, fields } }, { typed })} />).match(/必須/g)?.length;

    expect(badges({ subject: "plan" })).toBe((badges({ subject: "" }) ?? 0) + 1);
  });

  it("asks for no files where none can go with it", () => {
    const { files: _, ...plain } = LETTER;

    expect(renderToStaticMarkup(<LetterForm state={state({ letter: plain })} />)).not.toContain('type="file"');
  });

  it("needs no words where a file says them", () => {
    const isNeeded = (files: number) => fieldsToRead(LETTER, files).message?.isRequired;

    expect([isNeeded(0), isNeeded(1)]).toEqual([true, false]);
    expect(readFields(fieldsToRead(LETTER, 1), { subject: "plan", email: "a@example.jp" }).ok).toBe(true);
    expect(readFields(fieldsToRead(LETTER, 0), { subject: "plan", email: "a@example.jp" }).ok).toBe(false);
  });

  it("names at its head what is wrong, with files too", () => {
    const issue = { field: "files", message: "「a.pdf」が大きすぎます。" };
    const html = renderToStaticMarkup(<LetterForm state={state({}, { issues: [issue], attempt: 1 })} />);

    expect(html).toContain('href="#files"');
    expect(html).toContain("files-error");
  });
});

describe("a letter read once more", () => {
  const typed = { subject: "plan", message: " 南向き ", email: "a@example.jp", wantsNews: "on" };

  it("shows every answer in words, and how far its files have got", () => {
    const chosen = { files: [file("図面.pdf")], fault: null };
    const html = renderToStaticMarkup(<LetterForm state={state({ step: "confirm", chosen, uploaded: 0.42 }, { typed })} />);

    for (const words of ["この内容で送ります", "間取り図", "南向き", "記入なし", "はい", "図面.pdf（2KB）", "入力にもどる", "送る"])
      expect(html).toContain(words);
    expect(html).toMatch(/<progress[^>]*value="42"/);
    expect(html).not.toContain("<textarea");
  });

  it("says that nothing is attached, and why sending failed", () => {
    const html = renderToStaticMarkup(<LetterForm state={state({ step: "confirm" }, { typed, notice: "ただいま接続できません。" })} />);

    expect(html).toContain("なし");
    expect(html).not.toContain("<progress");
    expect(html).toMatch(/role="alert" tabindex="-1".*ただいま接続できません。/);
  });

  it.each([
    ["company", required("会社名", oneLine(80)), " 見本\n不動産 ", "見本 不動産"],
    ["phone", required("電話番号", PHONE), "０３（１２３４）５６７８", "03-1234-5678"],
    ["email", required("メールアドレス", EMAIL), "ｈanako@Example.jp", "hanako@example.jp"],
    ["letters", BIZ_DIRECTMAIL_FIELDS.letters, "１，５００", "1500通"],
    ["phone", required("電話番号", PHONE), "12", "12"],
  ])("shows %s as it is kept and not as it was typed", (name, field, text, words) => {
    expect(answerWords({ name, look: "line", field }, { [name]: text })).toBe(words);
  });

  it.each([
    ["subject", { subject: "other" }, "other"],
    ["wantsNews", {}, "いいえ"],
    ["name", { name: "  " }, "記入なし"],
  ])("tells %s of %j as %s", (name, answers, words) => {
    const asked = LETTER.fields.find((each) => each.name === name);

    expect(asked && answerWords(asked, answers)).toBe(words);
  });
});

describe("the files of a letter", () => {
  it("are as many as may go, without what cannot be taken, and each once", () => {
    const two = addFiles(NO_FILES, [file("a.pdf"), file("b.txt"), file("a.pdf"), file("c.pdf")], RULES);
    expect(two.files.map(({ name }) => name)).toEqual(["a.pdf", "c.pdf"]);
    expect(two.fault).toBe("「b.txt」はPDFではありません。");

    expect(addFiles(two, [file("d.pdf")], RULES).fault).toBe("資料は2件までです。");
    expect(removeFile(two, 0)).toMatchObject({ files: [{ name: "c.pdf" }], fault: null });
  });

  it.each([
    [0, "0バイト"],
    [1023, "1023バイト"],
    [1024, "1KB"],
    [5 * 1024 * 1024, "5.0MB"],
  ])("of %i bytes are %s", (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });
});

it("is known for a program's by what people do not see", () => {
  expect([trapOf({ leaveEmpty: "x" }), trapOf({ leaveEmpty: "" }), trapOf({})]).toEqual([{ leaveEmpty: "x" }, {}, {}]);
});

describe("the thanks for a letter", () => {
  const thanks = { title: "送りました", next: "メールでお返事します。" };

  it("give its number and the day of the answer", () => {
    const html = renderToStaticMarkup(<ThanksCard {...thanks} id="Ab12" dueOn="2026-11-30" isRepeated={false} />);

    for (const words of ["送りました", "Ab12", "2026年11月30日", "メールでお返事します。"]) expect(html).toContain(words);
    expect(html).not.toContain("すでに受け付けています");
  });

  it("stand without either, and say that the same letter came before", () => {
    const html = renderToStaticMarkup(<ThanksCard {...thanks} id={undefined} dueOn={undefined} isRepeated />);

    expect(html).toContain("すでに受け付けています");
    expect(html).not.toContain("受付番号</dt>");
  });
});
