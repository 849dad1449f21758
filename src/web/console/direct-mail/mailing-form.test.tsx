import { expect, it } from "vitest";
import type { OpenCompanyMailing } from "#api/client/client.ts";
import { livePage } from "#test/support/live-page.tsx";
import { MailingForm, useMailingForm } from "./mailing-form.tsx";
import { SAMPLE_DRAFT } from "./samples.ts";
import { StepsCard } from "./steps-card.tsx";

const { purpose, kind, message, source, sourceWords, sourceOn } = SAMPLE_DRAFT;
const TEXTS = { purpose, kind, message, source, sourceWords, sourceOn };
const change = { isBusy: false, done: "", failure: null, run: async () => true, say: async () => undefined, forgive: () => undefined };

type PageProps = { readonly sub?: string; readonly texts?: typeof TEXTS; readonly isOver?: boolean };

function Page({ sub = "me", texts = TEXTS, isOver = false }: PageProps) {
  const form = useMailingForm({
    texts,
    keptAs: { name: "m2", sub },
    send: async () =>
      isOver ? { ok: false, problem: { type: "/problems/session-ended", title: "", status: 401 } } : { ok: true, value: null },
    onSent: async () => undefined,
  });
  const mailing: OpenCompanyMailing = { ...SAMPLE_DRAFT, counts: { ...SAMPLE_DRAFT.counts, waiting: 3 } };
  return (
    <>
      <MailingForm form={form} action="下書きを保存する" />
      <StepsCard mailing={mailing} isUnsaved={form.isUnsaved} change={change} />
    </>
  );
}

const MESSAGE = '[name="message"]';
const typedIn = (page: Awaited<ReturnType<typeof livePage>>): unknown => Reflect.get(page.one(MESSAGE), "value");

it("confirms nothing that was typed and not saved, and shows what it confirms", async () => {
  const page = await livePage(<Page />);
  expect(page.isIdle("内容を確定する")).toBe(false);
  await page.type(MESSAGE, "新しい言葉です。");
  expect(page.isIdle("内容を確定する")).toBe(true);
  expect(page.text()).toContain("保存していない変更があります");
  await page.press("下書きを保存する");
  expect(page.isIdle("内容を確定する")).toBe(false);
  await page.press("内容を確定する");
  for (const told of [purpose, message, "不動産登記の記録（2026年11月1日に取得）", "3件"]) expect(page.text()).toContain(told);
});

it("keeps what is typed in the tab where the session ends, for its owner and over what is saved alone", async () => {
  const page = await livePage(<Page isOver />);
  await page.type(MESSAGE, "残してほしい言葉です。");
  await page.press("下書きを保存する");
  const again = async (view: Parameters<typeof page.draw>[0]) => {
    await page.draw(null);
    await page.draw(view);
    return typedIn(page);
  };
  expect(await again(<Page />)).toBe("残してほしい言葉です。");
  expect(await again(<Page sub="another" />)).toBe(message);
  expect(await again(<Page texts={{ ...TEXTS, purpose: "ほかの端末で変えた" }} />)).toBe(message);
  expect(await again(<Page />)).toBe("残してほしい言葉です。");
  await page.press("下書きを保存する");
  expect(await again(<Page />)).toBe(message);
});
