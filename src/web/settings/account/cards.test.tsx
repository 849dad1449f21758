import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { DeviceView } from "#web/session/pool/types.ts";
import { fetched, NOT_FETCHED } from "#web/settings/load/fetch-state.ts";
import { DeviceRow } from "./device-row.tsx";
import { DevicesCard, type DevicesCardProps } from "./devices-card.tsx";
import { LeaveCard, type LeaveCardProps } from "./leave-card.tsx";
import { accountProps, emptyUserInfo, ready, sampleDevice, sampleUserInfo } from "./samples.ts";
import { SignInCard, type SignInCardProps } from "./sign-in-card.tsx";
import { SignOutCard, type SignOutCardProps } from "./sign-out-card.tsx";

const ignore = () => undefined;
const buttons = (html: string) => [...html.matchAll(/<button([^>]*)>([^<]*)/g)].map(([, look = "", label]) => ({ label, look }));

describe("what an account is reached by", () => {
  const { signIn } = accountProps();
  const draw = (changes: Partial<SignInCardProps> = {}, facts: Partial<SignInCardProps["facts"]> = {}) =>
    renderInRouter(<SignInCard {...signIn} {...changes} facts={{ ...signIn.facts, ...facts }} />);

  it("names what each change is about, also by ear", async () => {
    const html = await draw();

    for (const [to, name] of [
      ["email", "メールアドレスを変更する"],
      ["password", "パスワードを変更する"],
      ["tel", "電話番号を変更する"],
      ["user", "氏名・住所を変更する"],
    ])
      expect(html).toMatch(
        new RegExp(
          `<a[^>]*aria-label="${name}"[^>]*href="/settings/account/edit/${to}"|<a[^>]*href="/settings/account/edit/${to}"[^>]*aria-label="${name}"`,
        ),
      );
  });

  it("never shows a password, nor anything of it", async () => {
    expect(textOf(await draw())).toContain("パスワード安全のため、表示しません");
  });

  it("judges no address that is not there", async () => {
    const text = textOf(await draw({}, { email: null, phone: null, isEmailVerified: false, isPhoneVerified: false }));

    expect(text).toContain("メールアドレス登録されていません");
    expect(text).toContain("電話番号登録されていません");
    expect(text).not.toMatch(/未確認|確認済み|確認コードを送る/);
  });

  it("asks to register a phone where there is none, and to change it where there is one", async () => {
    expect(await draw({}, { phone: null })).toContain('aria-label="電話番号を登録する"');
    expect(await draw()).not.toContain('aria-label="電話番号を登録する"');
  });

  it.each([
    [emptyUserInfo, "氏名・住所登録されていません", "登録する"],
    [{ ...emptyUserInfo, town: "豊洲" }, "氏名は登録されていません豊洲", "変更する"],
    [
      { ...sampleUserInfo, postalCode: null, prefecture: null, city: null, town: null, street: null, building: null },
      "山田 花子（ヤマダ ハナコ）",
      "変更する",
    ],
  ])("says what is registered of the person, and what is not (%#)", async (userInfo, words, action) => {
    const html = await draw({ userInfo });

    expect(textOf(html)).toContain(words);
    expect(html).toContain(`aria-label="氏名・住所を${action}"`);
  });

  it("says why a code could not be sent, and sends none while one is on its way", async () => {
    const unverified = { isEmailVerified: false };

    expect(textOf(await draw({ checking: { isBusy: false, failure: "回数の上限に達しました。" } }, unverified))).toContain(
      "コードを送れませんでした回数の上限に達しました。",
    );
    expect(await draw({ checking: { isBusy: true, failure: null } }, unverified)).toMatch(
      /<button[^>]*aria-disabled="true"[^>]*>確認コードを送る/,
    );
  });

  it("has no way to change what an outside provider tells", async () => {
    const html = await draw({ provider: "Google" }, { isEmailVerified: false });

    expect(textOf(html)).toContain("Googleで変更してください。");
    expect(html).not.toMatch(/edit\/(email|password|tel)|確認コードを送る|未確認/);
  });
});

describe("a device of the list", () => {
  const draw = (changes: Partial<DeviceView>, isBusy = false) =>
    renderInRouter(<DeviceRow device={sampleDevice(changes)} isBusy={isBusy} onForget={ignore} onRemember={ignore} />);

  it.each([
    [{ isThis: true, isRemembered: false }, ["この端末を記憶する", "外す"], "この端末記憶していません"],
    [{ isThis: true, isRemembered: true }, ["外す"], "この端末記憶済み"],
    [{ isThis: false, isRemembered: false }, ["外す"], "記憶していません"],
  ])("can only be remembered from itself: %j", async (changes, labels, words) => {
    const html = await draw(changes);

    expect(buttons(html).map(({ label }) => label)).toEqual(labels);
    expect(textOf(html)).toContain(words);
  });

  it("is told apart from one of the same name by its last use, also by ear", async () => {
    const html = await draw({ name: "" });
    const id = /<p id="([^"]+)"[^>]*>最後の利用/.exec(html)?.[1];

    expect(html).toContain('aria-label="名前のない端末を外す"');
    expect(id).toBeTruthy();
    expect(html).toContain(`aria-describedby="${id}"`);
  });

  it("takes no press while another is under way", async () => {
    expect(
      buttons(await draw({ isThis: true, isRemembered: false }, true)).every(({ look }) => look.includes('aria-disabled="true"')),
    ).toBe(true);
  });
});

describe("the list of devices", () => {
  const { devices } = accountProps();
  const draw = (changes: Partial<DevicesCardProps>) => renderInRouter(<DevicesCard {...devices} {...changes} />);

  it("shows this device first, then the one used last", async () => {
    const list = [
      sampleDevice({ id: "old", name: "古い端末", lastSeenAt: new Date("2026-01-01") }),
      sampleDevice({ id: "new", name: "新しい端末", lastSeenAt: new Date("2026-11-01") }),
      sampleDevice({ id: "this", name: "手元の端末", isThis: true, lastSeenAt: null }),
    ];
    const text = textOf(await draw({ devices: ready(list) }));

    expect(text.match(/(手元|新しい|古い)の?端末/g)?.filter((name, at, all) => all.indexOf(name) === at)).toEqual([
      "手元の端末",
      "新しい端末",
      "古い端末",
    ]);
  });

  it("folds away those that are not remembered, but for this one, which may be", async () => {
    const list = [
      sampleDevice({ id: "a", name: "会社のパソコン", isRemembered: false }),
      sampleDevice({ id: "b", name: "手元の端末", isRemembered: false, isThis: true }),
      sampleDevice({ id: "c", name: "自宅の端末" }),
    ];
    const html = await draw({ devices: ready(list) });
    const [open = "", folded = ""] = html.split("<details");

    expect(textOf(open)).toMatch(/手元の端末.*この端末を記憶する.*自宅の端末/s);
    expect(textOf(open)).not.toContain("会社のパソコン");
    expect(textOf(folded)).toMatch(/記憶していない端末（1台）.*会社のパソコン/s);
  });

  it("says that none is remembered where there are only others", async () => {
    expect(textOf(await draw({ devices: ready([sampleDevice({ isRemembered: false })]) }))).toContain("記憶した端末はありません。");
  });

  it.each([
    [null, "メールアドレスとパスワードでログインした端末を、ここで記憶できます。"],
    ["Google", "Googleでログインした端末は、ここには表示されません。"],
  ])("says why it is empty, signed in by %s", async (provider, words) => {
    expect(textOf(await draw({ devices: ready([]), provider }))).toContain(words);
  });

  it("keeps the old list while it is loaded again, and says that it is", async () => {
    const html = await draw({ devices: ready([sampleDevice()]), fetch: { ...fetched(Date.parse("2026-11-20T00:03:00Z")), pending: true } });

    expect(html).toContain('aria-busy="true"');
    expect(textOf(html)).toContain("Chrome（Windows）");
    expect(textOf(html)).toContain("9:03時点の一覧です");
  });

  it("tells no time before it was loaded, and keeps a line to be read aloud", async () => {
    const html = await draw({ devices: ready([sampleDevice()]), fetch: NOT_FETCHED, outcome: "端末を一覧から外しました。" });

    expect(textOf(html)).not.toContain("時点の一覧");
    expect(html).toMatch(/role="status" tabindex="-1"[^>]*>端末を一覧から外しました。/);
  });

  it("says above the list why something failed", async () => {
    expect(textOf(await draw({ acting: { isBusy: false, failure: "接続できません。" } }))).toContain(
      "続けられませんでした接続できません。",
    );
  });
});

describe("signing out", () => {
  const { signOut } = accountProps();
  const draw = (changes: Partial<SignOutCardProps>) => renderInRouter(<SignOutCard {...signOut} {...changes} />);

  it.each([
    ["before the page is alive", { isReady: false }],
    ["while it is under way", { acting: { isBusy: true, failure: null } }],
  ])("takes no press %s", async (_, changes) => {
    const pressed = buttons(await draw(changes)).filter(({ label }) => label?.includes("端末からログアウト"));

    expect(pressed).toHaveLength(2);
    expect(pressed.every(({ look }) => / (aria-)?disabled="/.test(look))).toBe(true);
  });

  it("says that leaving every device leaves what was entered", async () => {
    expect(textOf(await draw({}))).toContain("この端末を含むすべての端末からログアウトできます。");
  });
});

describe("leaving", () => {
  const { leave } = accountProps();
  const draw = (changes: Partial<LeaveCardProps>) => renderInRouter(<LeaveCard {...leave} {...changes} />);

  it("cannot begin before the page is alive", async () => {
    expect(await draw({ isReady: false })).toMatch(/<button[^>]*disabled=""[^>]*>退会の手続きへ/);
    expect(await draw({ isReady: true })).not.toMatch(/<button[^>]*disabled=""[^>]*>退会の手続きへ/);
  });

  it.each<LeaveCardProps["step"]>(["sign-in", "confirm"])("says at the question why it failed: %s", async (step) => {
    expect(textOf(await draw({ step, acting: { isBusy: false, failure: "接続できません。" } }))).toContain("接続できません。");
  });

  it("stays closed at the typed word while it is under way", async () => {
    const acting = { isBusy: true, failure: null };

    expect(await draw({ step: "confirm", typed: "退会する", acting })).toMatch(/<button[^>]*aria-disabled="true"[^>]*>処理中です/);
  });

  it("tells what is deleted and what the law keeps, each under its heading", async () => {
    const text = textOf(await draw({}));

    expect(text.indexOf("氏名・住所、プロフィール")).toBeGreaterThan(text.indexOf("すぐに削除されるもの"));
    expect(text.indexOf("氏名・住所、プロフィール")).toBeLessThan(text.indexOf("残るもの"));
    expect(text.indexOf("同意の記録")).toBeGreaterThan(text.indexOf("残るもの"));
  });
});
