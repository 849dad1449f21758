import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findSettings } from "./find-settings.ts";
import { keepStop, stopTokenIn } from "./keep-stop.ts";
import { LineLink } from "./line-link.tsx";
import { gallery } from "./notification.gallery.tsx";
import { endOfDay } from "./pause-card.tsx";
import { sampleSettings, sampleStop } from "./samples.ts";

const TOKEN = "a".repeat(43);
const PATHS = ["/settings/notification", "/login", "/mypage", "/queries/input"];
const drawn = async (name: string) => {
  const found = gallery.cases.find((each) => each.name === name);
  return renderInRouter(found?.element, PATHS);
};

describe("the settings", () => {
  it("have a switch for each topic and way, named as what it does", async () => {
    const html = await drawn("いつもの状態");
    const switches = [...html.matchAll(/role="switch" aria-label="([^"]+)" aria-checked="(\w+)"( aria-disabled="true")?/g)];
    expect(switches.map(([, label, isOn, disabled]) => [label, isOn, disabled !== undefined])).toEqual([
      ["おすすめ物件をメールで受け取る", "true", false],
      ["おすすめ物件をLINEで受け取る", "false", true],
      ["九掛け物件の速報をメールで受け取る", "false", false],
      ["九掛け物件の速報をLINEで受け取る", "false", true],
      ["値下げのお知らせをメールで受け取る", "false", false],
      ["値下げのお知らせをLINEで受け取る", "false", true],
      ["オファーの受信・返信をメールで受け取る", "false", false],
      ["オファーの受信・返信をLINEで受け取る", "false", true],
      ["資産価値の更新をメールで受け取る", "false", false],
      ["資産価値の更新をLINEで受け取る", "false", true],
    ]);
    expect(textOf(html)).toContain("LINEで友だちに追加する");
  });

  it("say how LINE comes back after it was unlinked, and how it begins", async () => {
    const way = async (state: "unlinked" | "not_linked") =>
      textOf(await renderInRouter(<LineLink state={state} friendUrl="https://line.example" isReady onUnlinked={() => undefined} />, PATHS));

    expect(await way("unlinked")).toMatch(/連携解除済み.*トークで「連携」と送ると.*LINEのトークを開く/);
    expect(await way("not_linked")).toMatch(/未連携.*LINEで友だちに追加する/);
  });

  it("tell that they were saved and how to take that back, until when all is paused, and what stops mails", async () => {
    expect(textOf(await drawn("保存した直後"))).toMatch(/保存しました。元に戻す.*12月1日 12:00まで、すべてのお知らせを止めています/);
    expect(textOf(await drawn("届かないアドレス"))).toMatch(/mihon@example.jp には送れません。.*別のアドレスに変更してください/);
  });

  it("are a member's own: a visitor is told where to go, and who could not be asked for, that", async () => {
    const line = "GET /api/mypage/notification-settings";
    const [answering, failing] = [scriptedApi({ [line]: sampleSettings }), scriptedApi()];
    expect(await findSettings(false, answering.mypage)).toEqual({ kind: "visitor" });
    expect(await findSettings(true, answering.mypage)).toEqual({ kind: "member", settings: sampleSettings, friendUrl: null });
    expect(await findSettings(true, failing.mypage)).toEqual({ kind: "failed" });
  });

  it("end a pause with its day in Japan", () => {
    expect(endOfDay("2026-12-31")?.toISOString()).toBe("2026-12-31T15:00:00.000Z");
    expect([endOfDay(""), endOfDay("2026-13-45")]).toEqual([null, null]);
  });
});

describe("the preview of the next digest", () => {
  it("tells when it comes and by which way, and of each home why, what it only nearly keeps, and that it is invented", async () => {
    const html = await drawn("次のお知らせ");
    expect(textOf(html)).toMatch(/11月24日 18:00ごろ、メールで1件をお届けする予定です/);
    expect(textOf(html)).toMatch(/サンプル.*東雲サンプルコート 8階.*6,180万円.*駅徒歩が条件より3分近い.*予算より180万円高い/);
  });

  it.each([
    [
      "次のお知らせ・新しい物件なし",
      /11月25日 9:00まで、すべてのお知らせを止めています。.*新しい物件はありません。.*時間帯が終わるのを待ちます。/,
    ],
    ["次のお知らせ・オフ", /「おすすめ物件」がオフのため/],
    ["次のお知らせ・届かない", /いまの届け先では受け取れないため/],
    ["次のお知らせ・条件なし", /条件がないため.*条件を保存する/],
    ["次のお知らせ・取得失敗", /次のお知らせを読み込めませんでした。.*再試行/],
  ])("says why nothing comes: %s", async (name, words) => {
    expect(textOf(await drawn(name))).toMatch(words);
  });

  it("shows nothing of a wait that may be short", async () => {
    expect(await drawn("次のお知らせ・読み込み中")).not.toContain("skeleton");
  });
});

describe("a stop link", () => {
  it.each([
    [`#stop=${TOKEN}`, TOKEN],
    [`stop=${TOKEN}`, TOKEN],
    ["#stop=short", null],
    [`#t=${TOKEN}`, null],
    ["", null],
  ])("is read from the fragment: %s", (hash, token) => {
    expect(stopTokenIn(hash)).toBe(token);
  });

  it("only looks until a button is pressed", async () => {
    const { mail, asked } = scriptedApi({
      "POST /api/mail/stops/look": sampleStop,
      "POST /api/mail/stops": { ...sampleStop, isOn: false, canUndo: true },
      "POST /api/mail/stops/undo": sampleStop,
    });
    const kept = keepStop(TOKEN, () => ({ mail, isOnline: true }));
    await kept.look();
    expect(asked.map(({ line }) => line)).toEqual(["POST /api/mail/stops/look"]);
    await kept.stop("topic");
    expect(kept.state()).toMatchObject({ done: "topic", found: { isOn: false, canUndo: true } });
    await kept.undo();
    expect(kept.state()).toMatchObject({ done: "undone", found: { isOn: true } });
  });

  it.each([
    [404, "unknown"],
    [422, "unknown"],
    [500, "failed"],
  ])("that the service answers with %i is %s", async (status, found) => {
    const { mail } = scriptedApi({ "POST /api/mail/stops/look": refused(status) });
    const kept = keepStop(TOKEN, () => ({ mail, isOnline: true }));
    await kept.look();
    expect(kept.state().found).toBe(found);
  });

  it("says which mail goes to which address, and offers what can be done", async () => {
    expect(textOf(await drawn("停止のリンク"))).toMatch(/おすすめ物件.*m\*\*\*@e\*\*\*.*届きます.*このお知らせを停止するすべて停止する/);
    expect(textOf(await drawn("停止した"))).toMatch(/停止しました。以後、届きません。.*元に戻す/);
    expect(textOf(await drawn("使えないリンク"))).toContain("このリンクは使えません");
  });
});
