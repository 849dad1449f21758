import { describe, expect, it } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { QUIET } from "#web/kit/form/form-state.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import { AddView, type AddViewProps } from "./add.view.tsx";
import type { AddData } from "./find-add.ts";

const PATHS = ["/mypage/add", "/mypage", "/mypage/input", "/mypage/result", "/risk/contact"];
const card = (asset: ReturnType<typeof sampleAsset>) => ({
  ...{
    asset,
    ...{ value: { state: "preparing" as const }, grade: null, dataUntil: null },
    owedYen: null,
    equity: null,
    change: null,
    sincePurchase: null,
    recent: [],
    risk: null,
  },
});
const data = (changes: Partial<AddData> = {}): AddData => ({
  assets: { items: [], deleted: [], most: 20 },
  ...{ hasBuildings: true, middle: null },
  ...changes,
});
const open = (props: Partial<AddViewProps> = {}) => {
  const said: unknown[] = [];
  const note = (what: string) => (told?: unknown) => void said.push(told === undefined ? what : [what, told]);
  const view = (
    <AddView
      {...{ data: data(), search: {}, submitting: QUIET, there: null }}
      {...{ onKind: note("kind"), onPick: note("pick"), onAnother: () => void said.push("another") }}
      {...props}
    />
  );
  return openInRouter(view, PATHS).then((page) => ({ ...page, said }));
};

describe("the choice of a home to register", () => {
  it("asks for a flat by the name of its building, and has a way by its address", async () => {
    const page = await open();
    expect(page.html).toContain('aria-label="マンションの名前"');
    page.press("住所で登録できます");
    expect(page.said).toEqual([["kind", { kind: "condo", by: "address" }]]);
  });

  it.each([
    ["a house", { search: { kind: "house" } }],
    ["a plot", { search: { kind: "land" } }],
    ["a flat whose building is not found", { search: { by: "address" } }],
    ["a flat where no building is known", { data: data({ hasBuildings: false }) }],
  ] as const)("asks for %s by address or on a map", async (_, props) => {
    const { html } = await open(props);

    expect(html).toContain('aria-label="住所"');
    expect(textOf(html)).toContain("地図で選ぶ");
  });

  it("tells of a home that is registered there already, with the way to it and to a second one", async () => {
    const page = await open({ there: sampleAsset() });

    expect(textOf(page.html)).toContain("「東雲サンプルコート」は、すでに登録されています");
    expect(page.html).toContain('href="/mypage/result?id=asset-1"');
    page.press("別の住戸を登録する");
    expect(page.said).toEqual(["another"]);
  });

  it("leads back to what is not finished, of this device or another", async () => {
    const draft = sampleAsset({ id: "d", state: "draft", name: "書きかけの家" });
    const { html } = await open({ data: data({ assets: { items: [card(draft), card(sampleAsset())], deleted: [], most: 20 } }) });

    expect(html).toMatch(/href="\/mypage\/input\?id=d"[^>]*>書きかけの家/);
    expect(html).not.toContain("/mypage/input?id=asset-1");
  });

  it("says that there is room for no more, and nothing of it where it could not be read", async () => {
    expect(textOf((await open({ data: data({ assets: { items: [card(sampleAsset())], deleted: [], most: 1 } }) })).html)).toContain(
      "登録は1件までです",
    );
    expect(textOf((await open({ data: data({ assets: null }) })).html)).not.toContain("件までです");
  });

  it("names why it could not begin", async () => {
    const { html } = await open({ submitting: { ...QUIET, notice: "この場所は、いまは登録できません。", attempt: 1 } });
    expect(html).toMatch(/role="alert".*この場所は、いまは登録できません/s);
  });
});
