import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { RecoveryView } from "#web/session/pool/types.ts";
import { ready } from "#web/settings/account/samples.ts";
import { printAlone } from "./keep-codes.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryRow } from "./recovery-row.tsx";
import { recoveryHint, recoveryText, remainingWords } from "./recovery-words.ts";

const ignore = () => undefined;
const now = new Date("2026-11-22T03:00:00Z");
const madeAt = new Date("2026-11-20T03:00:00Z");
const codes = ["K7QM-3XWD-9RTA", "ABCD-EFGH-JKLM"];
const none: RecoveryView = { remaining: 0, madeAt: null, lastUsedAt: null };

describe("the codes that are shown once", () => {
  it("say what they are for, whose they are, and that they come no second time", async () => {
    const html = await renderInRouter(
      <RecoveryCodes
        {...{ codes, madeAt }}
        isRemade={false}
        account="hanako@example.jp"
        onPrint={ignore}
        onSave={ignore}
        onDone={ignore}
      />,
    );
    const text = textOf(html);
    for (const words of [
      ...codes,
      "表示するのは今回だけです。",
      "hanako@example.jp、2026年11月20日に作成",
      "印刷する",
      "テキストで保存する",
    ])
      expect(text).toContain(words);
    expect(html).toContain("print-alone");
    expect(text).not.toContain("前に作ったコード");
  });

  it("say of the codes before them that they are good no more", async () => {
    const html = await renderInRouter(
      <RecoveryCodes {...{ codes, madeAt }} isRemade account="hanako@example.jp" onPrint={ignore} onSave={ignore} onDone={ignore} />,
    );
    expect(textOf(html)).toContain("前に作ったコードは、使えなくなりました。");
  });

  it("are kept as a text that Windows reads as well", () => {
    const text = recoveryText(codes, "hanako@example.jp", madeAt);
    expect(text).toContain(" 1. K7QM-3XWD-9RTA\r\n 2. ABCD-EFGH-JKLM\r\n");
    expect(text).toContain("アカウント: hanako@example.jp");
  });

  it("are printed alone, and the page is whole again afterwards", () => {
    const root = { dataset: {} as DOMStringMap };
    const seen: (string | undefined)[] = [];
    let after = ignore;
    const page = {
      print: () => void seen.push(root.dataset.print),
      addEventListener: (_: string, listener: () => void) => {
        after = () => void listener();
      },
    };
    printAlone(page, root);
    after();
    expect([...seen, root.dataset.print]).toEqual(["alone", undefined]);
  });
});

describe("the row of recovery codes", () => {
  const draw = async (view: RecoveryView) =>
    textOf(await renderInRouter(<RecoveryRow recovery={ready(view)} isBusy={false} now={now} onMake={ignore} />));

  it("tells how many are left, and makes new ones", async () => {
    expect(await draw({ remaining: 8, madeAt, lastUsedAt: null })).toContain("残り8個（2026年11月20日に作成）作り直す");
    expect(await draw(none)).toContain("コードを作る");
  });

  it("asks before it ends codes that are left, and only then", async () => {
    const pressed: string[] = [];
    const made = () => pressed.length;
    const row = (view: RecoveryView) => (
      <RecoveryRow recovery={ready(view)} isBusy={false} now={now} onMake={() => void pressed.push("made")} />
    );
    const page = await livePage(row({ remaining: 8, madeAt, lastUsedAt: null }));
    await page.press("作り直す");
    expect([made(), page.one("dialog").textContent]).toEqual([
      0,
      expect.stringContaining("前のコード（残り8個）は、すぐに使えなくなります。"),
    ]);
    await page.press("いまのコードを使う");
    expect([made(), page.one("dialog").textContent]).toEqual([0, "リカバリーコードを作り直しますか"]);
    await page.press("作り直す");
    await page.press(page.all("dialog button").at(-1) ?? "作り直す");
    expect([made(), page.one("dialog").textContent]).toEqual([1, "リカバリーコードを作り直しますか"]);

    await page.draw(row(none));
    await page.press("コードを作る");
    expect(made()).toBe(2);
  });

  it("is not there where the user pool has no such codes", async () => {
    expect(textOf(await renderInRouter(<RecoveryRow recovery={ready(null)} isBusy={false} now={now} onMake={ignore} />))).toBe("");
  });

  it("waits and fails by itself", async () => {
    const row = (recovery: { kind: "loading" } | { kind: "failed"; retry: () => void }) =>
      renderInRouter(<RecoveryRow recovery={recovery} isBusy={false} now={now} onMake={ignore} />);
    expect(textOf(await row({ kind: "loading" }))).toContain("読み込んでいます");
    expect(textOf(await row({ kind: "failed", retry: ignore }))).toContain("再試行");
  });

  it.each([
    [none, "紙に控えて"],
    [{ remaining: 4, madeAt, lastUsedAt: null }, null],
    [{ remaining: 3, madeAt, lastUsedAt: null }, "残りが少なく"],
    [{ remaining: 9, madeAt, lastUsedAt: new Date("2026-11-21T03:00:00Z") }, "設定し直して"],
    [{ remaining: 9, madeAt, lastUsedAt: new Date("2026-10-01T03:00:00Z") }, null],
  ] as const)("hints at what helps: %j", (view, words) => {
    const hint = recoveryHint(view, now);
    if (words === null) expect(hint).toBeNull();
    else expect(hint).toContain(words);
  });

  it("counts none as not made", () => {
    expect(remainingWords(none)).toBe("まだ作っていません");
  });
});
