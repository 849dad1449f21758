import { act } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { optional } from "#kernel/fields/field-kind.ts";
import { HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { type Answers, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { freeText } from "#kernel/fields/text-kinds.ts";
import { type LivePage, livePage } from "#test/support/live-page.tsx";
import { boundField, boundTick } from "./bound.ts";
import { FormBox } from "./form-box.tsx";
import { FormPage } from "./form-page.tsx";
import type { Draft, Outcome } from "./form-state.ts";
import { LongTextField } from "./long-text-field.tsx";
import { NumberField, TextField } from "./text-field.tsx";
import { TickBox } from "./tick-box.tsx";
import { useAction } from "./use-action.ts";
import { useForm } from "./use-form.ts";

const FIELDS = { areaM2: HOME_FIELDS.areaM2, station: HOME_FIELDS.stationName, note: optional("備考", freeText(20)) } as const;
type Sent = Answers<typeof FIELDS>;

type ScreenProps = { readonly send?: (input: Sent, typed: Typed) => Promise<Outcome>; readonly draft?: Draft; readonly initial?: Typed };

/** The form of a screen with every look of a text. */
function Screen({ send = async () => "done", draft, initial = {} }: ScreenProps) {
  const form = useForm({ initial, read: (typed) => readFields(FIELDS, typed), send, ...(draft ? { draft } : {}) });
  return (
    <FormBox form={form} label="条件" action="調べる">
      {form.isResumed && <p>前の内容があります</p>}
      <NumberField {...boundField(form, "areaM2", FIELDS.areaM2)} />
      <TextField {...boundField(form, "station", FIELDS.station)} />
      <LongTextField {...boundField(form, "note", FIELDS.note)} />
      <TickBox {...boundTick(form, "wantsMail")}>メールを受け取る</TickBox>
      <button type="button" onClick={() => form.act(async () => ({ issues: [], notice: "もう一度送れませんでした。" }))}>
        コードを送り直す
      </button>
    </FormBox>
  );
}

function kept(found: Typed | null = null) {
  const state = { typed: found };
  const draft: Draft = {
    read: () => state.typed,
    keep: (typed) => void Object.assign(state, { typed }),
    forget: () => void Object.assign(state, { typed: null }),
  };
  return { state, draft };
}

const textIn = (page: LivePage, selector: string) => Reflect.get(page.one(selector), "value");

describe("a form that is filled in and sent", () => {
  it("sends what was meant by what was typed, and the texts themselves", async () => {
    const send = vi.fn<NonNullable<ScreenProps["send"]>>(async () => "done");
    const page = await livePage(<Screen send={send} />);
    await page.type("#areaM2", "７０㎡");
    await page.type("#note", " 南向き ");
    await page.press(page.one("#wantsMail"));
    await page.press("調べる");

    expect(send.mock.calls).toEqual([
      [
        { areaM2: 70, station: null, note: "南向き" },
        { areaM2: "７０㎡", note: " 南向き ", wantsMail: "on" },
      ],
    ]);
    expect(page.all('[role="alert"]')).toEqual([]);
  });

  it("names what is wrong, takes the focus there, and leads from each line to its field", async () => {
    const send = vi.fn<NonNullable<ScreenProps["send"]>>(async () => "done");
    const page = await livePage(<Screen send={send} />);
    await page.type("#note", "あ".repeat(21));
    await page.press("調べる");

    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(page.one('[role="alert"]'));
    expect(page.all('[role="alert"] a').map(({ textContent }) => textContent)).toEqual([
      "面積を入力してください。例：70",
      "備考は20文字以内で入力してください",
    ]);
    await page.press("備考は20文字以内で入力してください");
    expect(document.activeElement?.id).toBe("note");
  });

  it("takes a word back as soon as its field is changed, and the focus again when the next try fails", async () => {
    const page = await livePage(<Screen />);
    await page.press("調べる");
    expect(page.one("#areaM2").getAttribute("aria-invalid")).toBe("true");

    await page.type("#areaM2", "広");
    expect([page.one("#areaM2").hasAttribute("aria-invalid"), page.all('[role="alert"]')]).toEqual([false, []]);
    await page.press("調べる");

    expect(page.text()).toContain("面積は数字で入力してください。例：70");
    expect(document.activeElement).toBe(page.one('[role="alert"]'));
  });

  it("waits for the answer, and is sent once however often it is pressed", async () => {
    const answer = Promise.withResolvers<Outcome>();
    const send = vi.fn<NonNullable<ScreenProps["send"]>>(() => answer.promise);
    const page = await livePage(<Screen send={send} initial={{ areaM2: "70" }} />);
    page.button("調べる").focus();
    await page.press("調べる");
    expect([page.isIdle("処理中です"), page.one("form").getAttribute("aria-busy")]).toEqual([true, "true"]);
    expect(document.activeElement).toBe(page.button("処理中です"));
    await page.press("処理中です");
    await act(async () => void page.one("form").dispatchEvent(new window.Event("submit", { bubbles: true, cancelable: true })));

    await act(async () => answer.resolve("done"));

    expect(send).toHaveBeenCalledOnce();
    expect(page.isIdle("調べる")).toBe(false);
  });

  it("says why it failed as a whole, and at a field without a final 。", async () => {
    const outcomes: Outcome[] = [
      { issues: [], notice: "ただいま接続できません。" },
      { issues: [{ field: "station", message: "この駅は使えません。別の駅を選んでください。" }], notice: null },
    ];
    const page = await livePage(<Screen send={async () => outcomes.shift() ?? "done"} initial={{ areaM2: "70" }} />);
    await page.press("調べる");
    expect(page.one('[role="alert"]').textContent).toBe("続けられませんでしたただいま接続できません。");

    await page.press("調べる");
    expect(page.one("#station-error").textContent).toBe("＊この駅は使えません。別の駅を選んでください");

    await page.press("調べる");
    expect(page.all('[role="alert"]')).toEqual([]);
  });

  it("tells at its head what came of something else that was done beside it", async () => {
    const page = await livePage(<Screen initial={{ areaM2: "70" }} />);
    await page.press("コードを送り直す");

    expect(page.one('[role="alert"]').textContent).toContain("もう一度送れませんでした。");
  });

  it("does not leave by an Enter that only ends a conversion", async () => {
    const page = await livePage(<Screen />);

    expect(await page.key("#station", "Enter", { isComposing: true })).toBe(false);
    expect(await page.key("#station", "Enter")).toBe(true);
  });

  it("reads what a password manager filled in without a word", async () => {
    const send = vi.fn<NonNullable<ScreenProps["send"]>>(async () => "done");
    const page = await livePage(<Screen send={send} initial={{ areaM2: "70" }} />);
    Reflect.set(page.one("#station"), "value", "豊洲駅");
    await page.press("調べる");

    expect(send.mock.calls[0]?.[0]).toEqual({ areaM2: 70, station: "豊洲", note: null });
  });
});

describe("a draft", () => {
  it("comes back, is said to, is kept with every letter and gone once it is sent", async () => {
    const { state, draft } = kept({ areaM2: "55", station: "月島" });
    const page = await livePage(<Screen draft={draft} initial={{ areaM2: "70" }} />);
    expect([page.text().includes("前の内容があります"), textIn(page, "#areaM2"), textIn(page, "#station")]).toEqual([true, "55", "月島"]);

    await page.type("#note", "南");
    expect(state.typed).toEqual({ areaM2: "55", station: "月島", note: "南" });
    await page.press("調べる");

    expect([state.typed, page.text().includes("前の内容があります")]).toEqual([null, false]);
  });

  it("stays where sending failed", async () => {
    const { state, draft } = kept();
    const page = await livePage(<Screen draft={draft} send={async () => ({ issues: [], notice: "接続できません。" })} />);
    await page.type("#areaM2", "70");
    await page.press("調べる");

    expect(state.typed).toEqual({ areaM2: "70" });
  });
});

describe("a page that comes to life under fingers", () => {
  /** Lets somebody type before the page knows of it. */
  const typedInto = (fields: Readonly<Record<string, string>>) => () => {
    for (const [id, text] of Object.entries(fields)) Reflect.set(document.getElementById(id) ?? {}, "value", text);
  };

  it("keeps what was typed meanwhile, and sends it", async () => {
    const send = vi.fn<NonNullable<ScreenProps["send"]>>(async () => "done");
    const view = <Screen send={send} initial={{ areaM2: "70" }} />;
    const page = await livePage(view, { markup: renderToString(view), meanwhile: typedInto({ areaM2: "82", station: "月島" }) });
    expect([textIn(page, "#areaM2"), textIn(page, "#station")]).toEqual(["82", "月島"]);
    await page.press("調べる");

    expect(send.mock.calls[0]?.[0]).toEqual({ areaM2: 82, station: "月島", note: null });
  });

  it("does not put a draft over it", async () => {
    const { draft } = kept({ areaM2: "55", station: "豊洲" });
    const view = <Screen draft={draft} />;
    const page = await livePage(view, { markup: renderToString(view), meanwhile: typedInto({ areaM2: "82" }) });

    expect([textIn(page, "#areaM2"), textIn(page, "#station")]).toEqual(["82", "豊洲"]);
  });

  it("lets nothing be sent before", () => {
    expect(renderToStaticMarkup(<Screen />)).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  });
});

describe("the page of a form with steps", () => {
  const draw = (step: string) => (
    <FormPage title={step === "code" ? "確認コード" : "電話番号"} step={step}>
      <p>手順</p>
    </FormPage>
  );

  it("moves the focus to its heading when the step changes, not when it is first known", async () => {
    const page = await livePage(draw(""));
    await page.draw(draw("number"));
    expect(document.activeElement).toBe(document.body);

    await page.draw(draw("code"));
    expect(document.activeElement?.textContent).toBe("確認コード");
  });
});

describe("a button without a form", () => {
  function Remove({ work }: { readonly work: () => Promise<void> }) {
    const { isBusy, failure, run, forgive } = useAction(() => "削除できませんでした。");
    return (
      <>
        <button type="button" disabled={isBusy} onClick={() => void run(work)}>
          削除する
        </button>
        <button type="button" onClick={forgive}>
          閉じる
        </button>
        <p role="status">{failure}</p>
      </>
    );
  }

  it("is busy while it works, says why it failed, and says it no more once that was read", async () => {
    const answer = Promise.withResolvers<void>();
    const page = await livePage(<Remove work={() => answer.promise} />);
    await page.press("削除する");
    expect(page.isIdle("削除する")).toBe(true);

    await act(async () => answer.reject(new Error("offline")));
    expect([page.isIdle("削除する"), page.one('[role="status"]').textContent]).toEqual([false, "削除できませんでした。"]);
    await page.press("閉じる");

    expect(page.one('[role="status"]').textContent).toBe("");
  });
});
