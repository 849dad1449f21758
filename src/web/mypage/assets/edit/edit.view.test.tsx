import { describe, expect, it } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import { EditView } from "./edit.view.tsx";
import type { AssetEdit } from "./use-asset-edit.ts";

const PATHS = ["/mypage/edit", "/mypage", "/mypage/result"];

async function open(asset: Parameters<typeof sampleAsset>[0] = {}, changes: Partial<AssetEdit> = {}) {
  const said: unknown[] = [];
  const edit: AssetEdit = {
    ...{ asset: sampleAsset(asset), facts: sampleForm(), acting: sampleForm(), done: "", isChangedElsewhere: false },
    settle: (isMine) => void said.push(["settle", isMine]),
    step: (step) => void said.push(step),
    choose: (...choice) => void said.push(choice),
    ...changes,
  };
  const page = await openInRouter(<EditView {...edit} />, PATHS);
  return { ...page, said, text: textOf(page.html) };
}

describe("offers for a home", () => {
  it.each([
    ["tracking", "所有の確認が済むと受け取れます"],
    ["verifying", "所有の書類を確認しています"],
    ["rejected", "書類をもう一度出せます"],
    ["paused", "追跡を休んでいるあいだは"],
    ["sold", "売却済みの物件には届きません"],
  ] as const)("cannot be taken while it is %s, and that is said", async (state, words) => {
    const page = await open({ state });

    expect(page.text).toContain(words);
    expect(page.html).toMatch(/role="switch"[^>]*aria-disabled="true"/);
  });

  it("are switched on and off where its owner is verified", async () => {
    const off = await open({ state: "verified" });
    off.press("オファーを受け取る");
    const on = await open({ state: "verified", offerSetting: "anonymous", lowestPriceYen: 70_000_000 });
    on.press("オファーを受け取る");

    expect([off.said, on.said]).toEqual([[["anonymous", null]], [["off", null]]]);
    expect(on.html).toContain('value="7,000"');
    expect(off.text).not.toContain("最低価格");
  });
});

describe("where a home stands", () => {
  it.each([
    ["tracking", ["追跡を休む", "売却済みにする"]],
    ["paused", ["追跡を再開する", "売却済みにする"]],
    ["verifying", ["書類を取り下げる"]],
    ["sold", ["売却済みを取り消す"]],
  ] as const)("can be changed from %s as its states allow", async (state, actions) => {
    const { text } = await open({ state });
    for (const action of actions) expect(text).toContain(action);
  });

  it("is changed by a press, and by a question first where it ends something", async () => {
    const page = await open();
    page.press("追跡を休む");
    page.press("売却済みにする");

    expect(page.said).toEqual(["pause"]);
  });

  it("is told aloud when it changed", async () => {
    expect((await open({}, { done: "追跡を休みました。" })).html).toMatch(/role="status"[^>]*>追跡を休みました。/);
  });
});

describe("the facts of a home", () => {
  it("stay as they were typed where another screen changed them, until somebody chooses", async () => {
    const page = await open({}, { isChangedElsewhere: true });
    page.press("ほかの画面の内容を表示する");

    expect(page.said).toEqual([["settle", false]]);
  });

  it("say beforehand that another size ends the check of who owns it", async () => {
    expect((await open({ state: "verified" })).text).toContain("所有の確認がやり直しになります");
    expect((await open()).text).not.toContain("所有の確認がやり直しになります");
  });

  it("ask what a sale depends on: of a relief the year where one was used, and of land none", async () => {
    const typed = (relief: string) => ({ facts: sampleForm({ typed: { "sale.relief": relief } }) });
    const [never, used, land] = [
      await open({}, typed("never")),
      await open({}, typed("used")),
      await open({ kind: "land" }, typed("used")),
    ];

    expect(never.html).toMatch(/<input(?=[^>]*name="sale.relief")(?=[^>]*value="never")[^>]*checked/);
    for (const words of ["土地の筆数", "そのほかの費用"]) for (const page of [never, used, land]) expect(page.text).toContain(words);
    expect([never, used, land].map(({ text }) => text.includes("特例を使って売った年"))).toEqual([false, true, false]);
    expect([never, land].map(({ text }) => text.includes("前の家を売ったときの特例"))).toEqual([true, false]);
  });

  it("of one that was sold are not changed", async () => {
    const { html, text } = await open({ state: "sold" });

    expect(html).not.toContain("<form");
    expect(text).toContain("売却済みの物件です");
  });
});

describe("a home that was deleted", () => {
  it("can be taken back until it is gone", async () => {
    const page = await open({ state: "deleted", removedAt: "2026-12-20T03:00:00.000Z" });
    page.press("元に戻す");

    expect(page.text).toContain("2026年12月20日までは元に戻せます");
    expect(page.said).toEqual(["restore"]);
  });
});
