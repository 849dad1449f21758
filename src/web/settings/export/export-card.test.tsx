import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { ExportCard, type ExportCardProps } from "./export-card.tsx";

const idle = { isBusy: false, failure: null };
const draw = (changes: Partial<ExportCardProps> = {}) =>
  renderInRouter(<ExportCard isReady acting={idle} outcome="" onTake={() => undefined} {...changes} />);

it("says what is in the file and of what kind it is, before it is asked for", async () => {
  const text = textOf(await draw());

  for (const words of ["同意の記録", "お気に入り", "ログインと操作の記録", "HTML", "JSON", "ほかの方のデータは入りません"])
    expect(text).toContain(words);
  expect(text).toContain("データを書き出す");
});

it("cannot be pressed before the page is alive, nor twice", async () => {
  expect(await draw({ isReady: false })).toMatch(/<button[^>]*disabled=""/);
  expect(await draw({ acting: { isBusy: true, failure: null } })).toMatch(/<button[^>]*aria-(busy|disabled)="true"/);
});

it("tells that it was saved, or why not, and never both", async () => {
  expect(textOf(await draw({ outcome: "ファイルを保存しました。" }))).toContain("ファイルを保存しました。");
  const failed = textOf(await draw({ outcome: "ファイルを保存しました。", acting: { isBusy: false, failure: "接続できません。" } }));

  expect(failed).toContain("書き出せませんでした接続できません。");
  expect(failed).not.toContain("ファイルを保存しました。");
});
