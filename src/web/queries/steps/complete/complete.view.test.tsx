import { describe, expect, it } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { CompleteView } from "./complete.view.tsx";

type Props = Parameters<typeof CompleteView>[0];

const quiet = () => undefined;
const props: Props = {
  frame: { step: "CompleteNormal", parts: [], savedNote: "", sentence: "" },
  words: "江東区 / 中古マンション",
  onBack: quiet,
  matches: [{ channel: "normal", state: "ready", total: 0, homes: [], search: { area: "13108" } }],
  isOffer: false,
  send: null,
  saving: { state: "open", failure: null, onSave: quiet, about: null },
  isMember: true,
  today: "2026-11-23",
};
const open = (given: Partial<Props> = {}) => openInRouter(<CompleteView {...props} {...given} />, ["/", "/search", "/queries"]);
const words = async (given: Partial<Props> = {}) => textOf((await open(given)).html);

describe("the end of the step form", () => {
  it("tells the condition in words, what it finds today, and saves it", async () => {
    let saved = 0;
    const page = await open({ saving: { ...props.saving, onSave: () => (saved += 1) } });
    page.press("この条件を保存する");

    expect(saved).toBe(1);
    expect(textOf(page.html)).toContain("江東区 / 中古マンション");
    expect(textOf(page.html)).toContain("いまは条件に合う物件がありません");
  });

  it("asks a visitor to sign in first, and says that the draft stays", async () => {
    expect(await words({ isMember: false })).toContain("ログインして保存する");
    expect(await words({ isMember: false })).toContain("この端末に残り");
  });

  it("says once it is saved where it is, and has no way back into the form", async () => {
    const saved = await words({ saving: { ...props.saving, state: "saved" } });

    expect(saved).toContain("条件を保存しました");
    expect(saved).toContain("保存した条件を見る");
    expect(saved).not.toContain("もどる");
  });

  it("keeps what was told of oneself only where that is ticked", async () => {
    const ticks: boolean[] = [];
    const page = await open({ saving: { ...props.saving, about: { isTicked: false, onTick: (isTicked) => ticks.push(isTicked) } } });
    page.tick("save-about", true);

    expect(ticks).toEqual([true]);
    expect(textOf(page.html)).toContain("選ばない場合、年代・性別・世帯年収・職業の回答は保存されません");
    expect(await words()).not.toContain("プロフィールにも保存");
  });

  it("says why it could not be saved", async () => {
    expect(await words({ saving: { ...props.saving, state: "failed", failure: "保存した条件が10件あります。" } })).toContain(
      "10件あります",
    );
  });

  it("leads to the saved ones where there are as many as there may be", async () => {
    const full = await open({ saving: { ...props.saving, state: "full", failure: "10件までです。" } });

    expect(textOf(full.html)).toContain("＊10件までです。保存した条件を見る");
    expect(full.html).toMatch(/href="\/queries"/);
  });

  it("says of an offer that saving sends nothing, and calls nobody what is not counted yet", async () => {
    const before = await words({ isOffer: true });
    expect(before).toContain("保存しただけでは、オファーは送られません");
    expect(before).not.toMatch(/まだいません|人以上が|オーナー登録/);
    expect(await words()).not.toContain("オファー");
    const saved = await words({ isOffer: true, send: "送る内容", saving: { ...props.saving, state: "saved" } });
    expect(saved).toContain("送る内容");
    expect(saved).not.toContain("保存しただけでは");
  });

  it("tells no answer from nothing found", async () => {
    const failed = await words({ matches: [{ channel: "kyugake", state: "failed", total: 0, homes: [], search: {} }] });

    expect(failed).toContain("九掛け物件");
    expect(failed).toContain("読み込めませんでした");
  });
});
