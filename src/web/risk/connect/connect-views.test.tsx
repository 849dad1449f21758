import { describe, expect, it } from "vitest";
import type { InterestResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BOTH_REGISTERED, connectState, NOTHING_REGISTERED, sampleWaiting } from "#web/risk/samples/connect-samples.ts";
import { stillSearch } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import type { SessionView } from "#web/session/core/types.ts";
import { ConnectGuideView } from "./connect-guide.view.tsx";
import { ConnectMember } from "./connect-member.tsx";
import { ConnectNumbers } from "./connect-numbers.tsx";
import { ConnectOwnerScreen } from "./connect-owner.screen.tsx";
import type { ConnectSide } from "./connect-search.ts";
import type { Mine } from "./find-connection.ts";
import type { ConnectDone } from "./registration.ts";

const account = { address: "hanako@example.jp", isVerified: true };
const user = {
  ...{ sub: "sub-1", username: "hanako", email: "hanako@example.jp", isEmailVerified: true, phoneNumber: null, name: null },
  scope: [],
};
const SIGNED_IN: SessionView = { user, isLoggedIn: true, strategy: "cognito", isBusy: false };

const member = (
  side: ConnectSide,
  changes: Parameters<typeof connectState>[1] = {},
  mail: typeof account | { address: null; isVerified: false } = account,
) => renderInRouter(<ConnectMember side={side} state={connectState(side, changes)} account={mail} />);
const numbers = (side: ConnectSide, interest: InterestResponse | null, isCounted = { buyer: false, owner: false }) =>
  renderInRouter(<ConnectNumbers {...{ side, interest, isCounted }} />);

describe("the numbers", () => {
  it("tell a buyer that there is no owner yet", async () => {
    expect(textOf(await numbers("buyer", { waitingBuyers: 3, owners: 0 }))).toContain("オーナーと申し出た方は、まだいません");
    expect(textOf(await numbers("buyer", { waitingBuyers: 3, owners: 1 }))).not.toContain("まだいません");
  });

  it("tell an owner how many wait, and no more of them", async () => {
    const text = textOf(await numbers("owner", { waitingBuyers: 1, owners: 1 }, { buyer: false, owner: true }));

    expect(text).toContain("待っている方1人");
    expect(text).toContain("この建物のオーナーと申し出た方1人あなたを含みます");
    expect(text).toContain("所有しているかどうかは確認していません");
    expect(textOf(await numbers("owner", { waitingBuyers: 0, owners: 1 }))).toContain("待っている方は、まだいません");
  });

  it("are told from none where they could not be read", async () => {
    const text = textOf(await numbers("owner", null));

    expect(text).toContain("再試行");
    expect(text).not.toContain("まだいません");
  });
});

describe("the page", () => {
  const draw = (mine: Mine, { side, session }: { side?: "owner"; session?: SessionView } = {}) =>
    renderInRouter(
      <ConnectOwnerScreen
        report={sampleReport}
        interest={NOTHING_REGISTERED.interest}
        mine={mine}
        offersFor={(key, whose) => (
          <p>
            オファー {key} {whose}
          </p>
        )}
        search={side === undefined ? {} : { side }}
      />,
      ["/"],
      session,
    );

  it("tells a visitor what it is, with the numbers and the way to sign in, and asks for nothing", async () => {
    const html = await draw({ kind: "visitor" });

    for (const words of ["ログインして登録する", "会員登録（無料）", "待っている方3人", "メールアドレスの入力は要りません"])
      expect(textOf(html)).toContain(words);
    expect(html).toContain('href="/login"');
    expect(html).not.toContain("<form");
    expect(textOf(html)).not.toContain("あなたを含みます");
  });

  it("speaks to owners at an address of their own", async () => {
    const html = await draw({ kind: "visitor" }, { side: "owner" });

    expect(textOf(html)).toContain("売る義務は生じません");
    expect(html).toMatch(/aria-current="page"[^>]*>お持ちの方/);
    expect(html.match(/aria-current="page"[^>]*>(買いたい|お持ち)/g)).toHaveLength(1);
  });

  it("is a form for a member, with the address that is used and no field for one", async () => {
    const html = await draw({ kind: "ready", connection: NOTHING_REGISTERED }, { session: SIGNED_IN });

    expect(textOf(html)).toContain("hanako@example.jp");
    expect(html).toContain("<form");
    expect(html).not.toContain('name="email"');
  });

  it("counts the reader where they are among those who wait", async () => {
    const html = await draw({ kind: "ready", connection: BOTH_REGISTERED }, { session: SIGNED_IN });

    expect(textOf(html)).toContain("待っている方4人あなたを含みます");
  });

  it("tells a session that ended from a visitor, and that nothing is lost", async () => {
    const text = textOf(await draw({ kind: "ready", connection: NOTHING_REGISTERED }));

    expect(text).toContain("ログインが終了しています");
    expect(text).toContain("このタブに残っています");
    expect(textOf(await draw({ kind: "visitor" }))).not.toContain("終了しています");
  });

  it("says that a member's registration could not be read, and shows no form over it", async () => {
    const html = await draw({ kind: "failed" }, { session: SIGNED_IN });

    expect(textOf(html)).toContain("あなたの登録を読み込めませんでした");
    expect(html).not.toContain("<form");
    expect(textOf(html)).toContain("待っている方3人");
  });
});

describe("a buyer", () => {
  it("registers with nothing required", async () => {
    const html = await member("buyer");

    for (const name of ["layout-1r", "layout-4ldk", "areaFromM2", "areaToM2", "priceUpTo", "note", "wantsMail"])
      expect(html).toContain(`name="${name}"`);
    expect(html).not.toContain("※必須");
    expect(html).not.toContain("登録をやめる");
    expect(textOf(html)).toContain("登録する");
  });

  it("finds what is registered, and may change or end it", async () => {
    const html = await member("buyer", { connection: BOTH_REGISTERED });
    const text = textOf(html);

    for (const words of ["登録済み", "2026年11月20日から", "お知らせ：hanako@example.jp", "変更を保存する", "登録をやめる", "8,000万円"])
      expect(text).toContain(words);
    expect(html).toMatch(/name="layout-3ldk"[^>]*checked/);
    expect(html).toMatch(/name="areaFromM2"[^>]*value="60"/);
  });

  it("is not promised mail at an address nobody has confirmed", async () => {
    const html = await member("buyer", {}, { address: null, isVerified: false });

    expect(textOf(html)).toContain("確認が済むと受け取れます");
    expect(html).not.toContain('name="wantsMail"');
  });

  it("is told where mail goes while the account has another address by now", async () => {
    const connection = { ...BOTH_REGISTERED, waiting: { ...sampleWaiting, mailTo: "old@example.jp" } };

    expect(textOf(await member("buyer", { connection }))).toContain("いまは old@example.jp に送ります");
  });

  it("is told at the field and at the head that a note names a way to be reached", async () => {
    const issue = { field: "note", message: "連絡先は書けません。" };
    const html = await member("buyer", { form: { issues: [issue], attempt: 1 } });

    expect(html).toContain('href="#note"');
    expect(html).toContain('id="note-error"');
  });
});

describe("an owner", () => {
  it("registers a home without a number, and is never shown as verified", async () => {
    const html = await member("owner", { connection: BOTH_REGISTERED });

    expect(textOf(html)).toContain("所有は未確認");
    expect(html).toMatch(/name="floor"[^>]*value="5"/);
    expect(html).toMatch(/<option value="3ldk" selected/);
    expect(textOf(html)).not.toContain("部屋番号");
  });
});

describe("what was done", () => {
  it.each<[ConnectDone, string, string]>([
    ["registered", "登録しました", "いつでも変えられます"],
    ["saved", "保存しました", "新しい内容"],
    ["restored", "登録を元に戻しました", "やめる前の内容"],
    ["changed", "ほかの画面で登録が変わっています", "すでに登録されています"],
    ["resumed", "入力の途中から始めています", "まだ保存していません"],
  ])("%s: %s", async (done, title, words) => {
    const text = textOf(await member("buyer", { connection: BOTH_REGISTERED, done }));

    expect(text).toContain(title);
    expect(text).toContain(words);
  });

  it("can be undone where it was the end of a registration", async () => {
    const connection = { ...NOTHING_REGISTERED, waiting: { ...sampleWaiting, state: "withdrawn" as const, mailTo: null } };
    const html = await member("buyer", { connection, done: "withdrawn" });

    expect(textOf(html)).toContain("元に戻す");
    expect(html).toContain('role="status"');
    expect(textOf(html)).not.toContain("登録済み");
  });

  it("says that nothing is registered where another page ended it", async () => {
    expect(textOf(await member("owner", { done: "changed" }))).toContain("いまは登録がありません");
  });

  it("says why it failed, and keeps the buttons from a second click meanwhile", async () => {
    const failed = await member("owner", { connection: BOTH_REGISTERED, form: { notice: "ただいま接続できません。", attempt: 1 } });
    expect(failed).toContain('role="alert"');

    const html = await member("owner", { connection: BOTH_REGISTERED, form: { isPending: true } });
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>登録をやめる/);
  });
});

it("is explained without a building", async () => {
  const text = textOf(await renderInRouter(<ConnectGuideView search={stillSearch} hasBuildings />));

  for (const words of ["オーナーの登録があったときに", "だれにも見せません", "未確認", "90日"]) expect(text).toContain(words);
});
