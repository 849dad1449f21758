import { describe, expect, it } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import type { Saving } from "#web/mypage/assets/save/keep-saving.ts";
import { InputView } from "./input.view.tsx";

const PATHS = ["/mypage/input", "/mypage", "/mypage/add"];
const draft = (changes: Parameters<typeof sampleAsset>[0] = {}) => sampleAsset({ state: "draft", version: 1, ...changes });
const saving = (changes: Partial<Saving> = {}): Saving => ({
  asset: draft(),
  status: "still",
  issues: [],
  failure: null,
  heldBack: [],
  ...changes,
});
const view = (asset = draft(), now: Partial<Saving> = {}, form = sampleForm()) => (
  <InputView asset={asset} form={form} saving={saving(now)} onSettle={() => undefined} onDiscard={() => undefined} />
);
const read = async (...of: Parameters<typeof view>) => textOf(await renderInRouter(view(...of), PATHS));

describe("what is asked of a home", () => {
  it("is the area alone as long as nothing else is told", async () => {
    const html = await renderInRouter(view(), PATHS);

    expect(html.match(/※必須/g)).toHaveLength(1);
    expect(textOf(html)).toContain("専有面積※必須");
  });

  it.each([
    ["condo", ["階", "向き", "角部屋", "管理費"], ["延床面積", "土地面積", "間口"]],
    ["house", ["土地面積", "延床面積", "間取り", "間口"], ["向き", "角部屋", "管理費"]],
    ["land", ["土地面積", "購入価格", "前面道路の幅員"], ["間取り", "築年", "リフォーム", "住み始めた"]],
  ] as const)("goes by the kind: %s", async (kind, present, absent) => {
    const text = await read(draft({ kind }));

    for (const word of present) expect(text).toContain(word);
    for (const word of absent) expect(text).not.toContain(word);
  });

  it("is more of a building that the register does not know", async () => {
    expect(await read(draft({ apartmentKey: null, placeKey: "town-x" }))).toContain("最寄り駅");
    expect(await read()).not.toContain("最寄り駅");
  });

  it("is of a loan only what there is of it", async () => {
    const text = (state: string) => read(draft(), {}, sampleForm({ typed: { "loan.state": state, "loan.rateChanges.count": "1" } }));

    expect(await text("none")).not.toContain("ローン残高");
    expect(await text("some")).toContain("ローン残高");
    expect(await text("some")).toContain("金利の変更 1");
  });

  it("can be told of each renovation, and be taken back", async () => {
    const changed: object[] = [];
    const typed = { "renovations.count": "1", "renovations.0.what": "浴室" };
    const page = await openInRouter(view(draft(), {}, { ...sampleForm({ typed }), change: (found) => void changed.push(found) }), PATHS);
    page.press("リフォームを追加");
    page.press("リフォーム1を消す");

    expect(changed).toMatchObject([{ "renovations.count": "2" }, { "renovations.count": "0" }]);
  });
});

describe("what becomes of what is typed", () => {
  it.each([
    ["still", "自動で保存します"],
    ["saving", "保存しています"],
    ["saved", "保存しました"],
    ["failed", "この端末に残っています"],
  ] as const)("is told: %s", async (status, words) => {
    expect(await read(draft(), { status })).toContain(words);
  });

  it("is told with the reason that there is", async () => {
    expect(await read(draft(), { status: "failed", failure: "インターネットにつながっていません。" })).toContain(
      "インターネットにつながっていません",
    );
  });

  it("is never told as saved where a part of it is held back, which is named", async () => {
    const heldBack = ["間口", "住宅ローン"];

    expect(await read(draft(), { status: "saved", heldBack })).toContain(
      "「間口」「住宅ローン」は、まだ保存していません。入力を確かめてください。ほかは保存しました。",
    );
    expect(await read(draft(), { status: "still", heldBack })).toMatch(/まだ保存していません。入力を確かめてください。(?!ほかは)/);
    expect(await read(draft(), { status: "saved", heldBack })).not.toContain("✓");
    expect(await read(draft(), { status: "failed", heldBack })).toContain("この端末に残っています");
  });

  it("waits for somebody to say which is meant where another device saved meanwhile", async () => {
    const said: boolean[] = [];
    const page = await openInRouter(
      <InputView
        asset={draft()}
        form={sampleForm()}
        saving={saving({ status: "changed" })}
        onSettle={(isMine) => void said.push(isMine)}
        onDiscard={() => undefined}
      />,
      PATHS,
    );
    page.press("この画面の内容で保存する");
    page.press("ほかの画面の内容を表示する");

    expect(said).toEqual([true, false]);
    expect(page.html).toContain("そのまま残っています");
  });

  it("says that it goes on from what was told before, and where it was deleted elsewhere", async () => {
    expect(await read(draft({ version: 4 }))).toContain("入力の続きです");
    expect(await read()).not.toContain("入力の続きです");
    expect(await read(draft(), { status: "gone" })).toContain("ほかの画面で削除されました");
  });
});
