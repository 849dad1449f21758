import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { optional, required } from "#kernel/fields/field-kind.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { EMAIL, freeText } from "#kernel/fields/text-kinds.ts";
import { livePage } from "#test/support/live-page.tsx";
import type { Draft } from "#web/kit/form/form-state.ts";
import { fieldsToRead, type Letter, type Receipt } from "./letter.ts";
import { LetterForm } from "./letter-form.tsx";
import { type Sent, useLetter } from "./use-letter.ts";

const LETTER: Letter = {
  title: "訂正のお願い",
  action: "内容を確認する",
  purpose: "確認のためだけに使います。",
  fields: [
    { name: "message", look: "long", field: required("内容", freeText(100)) },
    { name: "name", look: "line", field: optional("お名前", freeText(40)) },
    { name: "email", look: "email", field: required("メールアドレス", EMAIL) },
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
const RECEIPT: Receipt = { id: "A1", dueOn: "2026-11-30", isRepeated: false };
const FILLED = { message: "築年がちがいます。", email: "hanako@example.jp" };

type Given = { readonly typed: Typed; readonly files: readonly File[] };
type Send = (given: Given, onProgress: (share: number) => void) => Promise<Sent>;

function Screen({ send, draft, initial = {}, onSent }: { send: Send; draft: Draft; initial?: Typed; onSent: (receipt: Receipt) => void }) {
  const state = useLetter<Given>({
    letter: LETTER,
    draft,
    initial,
    read: (typed, files): ReadForm<Given> => {
      const read = readFields(fieldsToRead(LETTER, files.length), typed);
      return read.ok ? { ok: true, input: { typed, files } } : read;
    },
    send,
    onSent: async (receipt) => onSent(receipt),
  });
  return <LetterForm state={state} />;
}

async function open(parts: { kept?: Typed; initial?: Typed; send?: Send } = {}) {
  const memory = { typed: parts.kept ?? null };
  const draft: Draft = {
    read: () => memory.typed,
    keep: (typed) => void Object.assign(memory, { typed }),
    forget: () => void Object.assign(memory, { typed: null }),
  };
  const send = vi.fn<Send>(parts.send ?? (async () => ({ ok: true, receipt: RECEIPT })));
  const left: (Typed | null)[] = [];
  const onSent = vi.fn<(receipt: Receipt) => void>(() => void left.push(memory.typed));
  const page = await livePage(<Screen {...{ send, draft, onSent }} {...(parts.initial ? { initial: parts.initial } : {})} />);
  const choose = (...names: string[]) =>
    act(async () => {
      const field = page.one("#files");
      Object.defineProperty(field, "files", { configurable: true, value: names.map((name) => new File(["x"], name)) });
      field.dispatchEvent(new window.Event("change", { bubbles: true }));
    });
  const step = () => page.one('[aria-current="step"]').textContent;
  return { page, send, onSent, memory, left, choose, step };
}

describe("a letter from the first word to the thanks", () => {
  it("is written, read once more, and sent once", async () => {
    const { page, send, onSent, left, step } = await open();
    await page.type("#message", FILLED.message);
    await page.type("#email", FILLED.email);
    await page.press("内容を確認する");

    expect([step(), send.mock.calls.length]).toEqual(["確認", 0]);
    expect(document.activeElement?.textContent).toBe("この内容で送ります");
    expect(page.all("dd").map(({ textContent }) => textContent)).toEqual([FILLED.message, "記入なし", FILLED.email, "なし"]);
    await page.press("送る");

    expect(send.mock.calls.map(([{ typed }]) => typed)).toEqual([FILLED]);
    expect(onSent.mock.calls).toEqual([[RECEIPT]]);
    // Before its page is left: the thanks must not find it again.
    expect(left).toEqual([null]);
  });

  it("goes back to its words with all of them there", async () => {
    const { page, step } = await open({ initial: FILLED });
    await page.press("内容を確認する");
    await page.press("入力にもどる");

    expect([step(), page.one("#message").textContent]).toEqual(["入力", FILLED.message]);
  });

  it("is not read once more while something is missing", async () => {
    const { page, step } = await open({ initial: { message: "x", email: "hanako" } });
    await page.press("内容を確認する");

    expect(step()).toBe("入力");
    expect(page.one("#email-error").textContent).toBe("＊メールアドレスの形を確かめてください。例：hanako@example.jp");
  });

  it("is kept in the tab, and what the page knows goes over it", async () => {
    const { page } = await open({ kept: { message: "前の文", email: "mae@example.jp" }, initial: { email: FILLED.email } });

    expect(page.one("#message").textContent).toBe("前の文");
    expect(page.one("#email").getAttribute("value")).toBe(FILLED.email);
  });
});

describe("a letter that could not be sent", () => {
  it("stays at its last step, with the reason, where the service could not be reached", async () => {
    const failure = { issues: [], notice: "ただいま接続できません。" };
    const { page, memory, step, onSent } = await open({ initial: FILLED, send: async () => ({ ok: false, failure }) });
    await page.press("内容を確認する");
    await page.press("送る");

    expect([step(), page.one('[role="alert"]').textContent]).toEqual(["確認", "続けられませんでしたただいま接続できません。"]);
    expect([memory.typed, onSent.mock.calls]).toEqual([FILLED, []]);
  });

  it("leads back to the field that the service found wrong", async () => {
    const failure = { issues: [{ field: "email", message: "このアドレスには送れません。" }], notice: null };
    const { page, step } = await open({ initial: FILLED, send: async () => ({ ok: false, failure }) });
    await page.press("内容を確認する");
    await page.press("送る");

    expect([step(), page.one("#email-error").textContent]).toEqual(["入力", "＊このアドレスには送れません"]);
  });
});

describe("files of a letter", () => {
  const names = (page: Awaited<ReturnType<typeof open>>["page"]) => page.all("li .wrap-anywhere").map(({ textContent }) => textContent);

  it("go with it, may stand for the words, and are told of before it is sent", async () => {
    const { page, send, choose } = await open({ initial: { email: FILLED.email } });
    await choose("図面.pdf", "議事録.pdf");
    expect([names(page), page.one('[role="status"]').textContent]).toEqual([
      ["図面.pdf 1バイト", "議事録.pdf 1バイト"],
      "2件を選んでいます。",
    ]);

    await page.press("内容を確認する");
    expect(page.all("dd").at(-1)?.textContent).toBe("図面.pdf（1バイト）\n議事録.pdf（1バイト）");
    await page.press("送る");

    expect(send.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(["図面.pdf", "議事録.pdf"]);
  });

  it("that cannot go are named, and the others stay", async () => {
    const { page, choose } = await open();
    await choose("図面.pdf", "写真.txt");
    expect([names(page), page.one("#files-error").textContent]).toEqual([["図面.pdf 1バイト"], "＊「写真.txt」はPDFではありません"]);

    await choose("b.pdf", "c.pdf");
    expect([names(page).length, page.one("#files-error").textContent]).toEqual([2, "＊資料は2件までです"]);
  });

  it("are taken away one by one, and the focus goes where others are chosen", async () => {
    const { page, choose } = await open();
    await choose("a.pdf", "b.pdf");
    await page.press("「a.pdf」を取り除く");

    expect(names(page)).toEqual(["b.pdf 1バイト"]);
    expect(document.activeElement?.id).toBe("files");
  });

  it("tell how far they have got, and cannot be changed meanwhile", async () => {
    const answer = Promise.withResolvers<Sent>();
    const progress: ((share: number) => void)[] = [];
    const { page, choose } = await open({
      initial: FILLED,
      send: (_, onProgress) => {
        progress.push(onProgress);
        return answer.promise;
      },
    });
    await choose("a.pdf");
    await page.press("内容を確認する");
    await page.press("送る");
    expect(page.all("progress")).toEqual([]);

    await act(async () => progress[0]?.(0.42));
    expect([page.one("progress").getAttribute("value"), page.isIdle("入力にもどる"), page.isIdle("処理中です")]).toEqual([
      "42",
      true,
      true,
    ]);
    await act(async () => answer.resolve({ ok: true, receipt: RECEIPT }));

    expect(page.all("progress")).toEqual([]);
  });
});

it("what a program fills into the hidden field is kept with the rest", async () => {
  const { page, send } = await open({ initial: FILLED });
  await page.type('[name="leaveEmpty"]', "https://spam.example");
  await page.press("内容を確認する");
  await page.press("送る");

  expect(send.mock.calls[0]?.[0].typed).toMatchObject({ leaveEmpty: "https://spam.example" });
  expect(page.one("body").innerHTML).not.toContain("spam.example</dd>");
});
