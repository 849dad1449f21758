import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { required } from "#kernel/fields/field-kind.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { freeText } from "#kernel/fields/text-kinds.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { fieldsToRead, type Letter, type Receipt } from "./letter.ts";
import { LetterFilesField, UploadProgress } from "./letter-files-field.tsx";
import { LetterForm } from "./letter-form.tsx";
import { useLetter } from "./use-letter.ts";

const LETTER: Letter = {
  title: "相談",
  action: "内容を確認する",
  purpose: "お返事のためだけに使います。",
  fields: [{ name: "message", look: "long", field: required("相談の内容", freeText(200)) }],
};

const ignore = () => undefined;

/** A screen of a letter, as an area writes one. */
function Screen({ initial }: { initial: Typed }) {
  const state = useLetter<Typed>({
    letter: LETTER,
    draft: tabDraft("letter-test"),
    initial,
    read: (typed, files): ReadForm<Typed> => {
      const read = readFields(fieldsToRead(LETTER, files.length), typed);
      return read.ok ? { ok: true, input: typed } : read;
    },
    send: async () => ({ ok: true, receipt: { id: "A1", dueOn: null, isRepeated: false } satisfies Receipt }),
    onSent: async () => undefined,
  });
  return <LetterForm state={state} />;
}

describe("a letter on a screen", () => {
  it("is drawn by the server with what is known from the start, at its first step", () => {
    const html = renderToStaticMarkup(<Screen initial={{ message: "見学について" }} />);

    expect(html).toContain("見学について</textarea>");
    expect(html).toMatch(/aria-current="step"[^>]*>入力/);
    expect(html).not.toContain("この内容で送ります");
  });

  it("cannot be sent before the page is alive", () => {
    expect(renderToStaticMarkup(<Screen initial={{}} />)).toMatch(
      /<button[^>]*type="submit"[^>]*disabled=""|disabled=""[^>]*type="submit"/,
    );
  });
});

describe("files chosen for a letter", () => {
  const rules = {
    below: "message",
    label: "資料",
    hint: "1件まで。",
    accept: ".pdf",
    most: 1,
    faultOf: () => null,
    tooManyWords: "1件まで",
  };
  const draw = (files: readonly File[], isFree = true) =>
    renderToStaticMarkup(<LetterFilesField {...{ rules, files, isFree }} error={undefined} onAdd={ignore} onRemove={ignore} />);

  it("are none at first", () => {
    expect(draw([])).toContain("まだ選んでいません。");
    expect(draw([])).toContain('accept=".pdf"');
  });

  it("are listed with their sizes, and cannot be changed while they go", () => {
    const html = draw([new File(["x".repeat(3000)], "図面.pdf")], false);

    expect(html).toContain("1件を選んでいます。");
    expect(html).toMatch(/図面\.pdf .*3KB/);
    expect(html.match(/disabled=""/g)).toHaveLength(2);
  });

  it.each([
    [0, "0%"],
    [0.426, "43%"],
    [1, "100%"],
  ])("have got %d of their way: %s", (share, words) => {
    expect(renderToStaticMarkup(<UploadProgress share={share} />)).toContain(words);
  });

  it("tell nothing before there is something to tell", () => {
    expect(renderToStaticMarkup(<UploadProgress share={null} />)).toBe("");
  });
});
