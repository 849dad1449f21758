import { describe, expect, it, vi } from "vitest";
import type { ConnectionResponse } from "#api/client/client.ts";
import { HOME_LAYOUT_IDS, HOME_LAYOUTS } from "#domain/connections/waiting.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { BOTH_REGISTERED, connectState, NOTHING_REGISTERED, sampleWaiting } from "#web/risk/samples/connect-samples.ts";
import type { AccountMail } from "./connect-buyer-fields.tsx";
import { ConnectMember } from "./connect-member.tsx";
import type { ConnectSide } from "./connect-search.ts";

const ACCOUNT: AccountMail = { address: "hanako@example.jp", isVerified: true };
const WITHDRAWN: ConnectionResponse = { ...NOTHING_REGISTERED, waiting: { ...sampleWaiting, state: "withdrawn", mailTo: null } };

/** A member's card with everything that can be done to it written down. */
async function open(side: ConnectSide, changes: Parameters<typeof connectState>[1] = {}, account = ACCOUNT) {
  const pressed = vi.fn<(what: string) => void>();
  const typed = vi.fn<(field: string, text: string) => void>();
  const state = connectState(side, changes);
  const view = (
    <ConnectMember
      side={side}
      account={account}
      state={{
        ...state,
        form: { ...state.form, set: typed },
        withdraw: () => pressed("withdraw"),
        undo: () => pressed("undo"),
        showSaved: () => pressed("show what is saved"),
      }}
    />
  );
  const page = await openInRouter(view);
  return { ...page, text: textOf(page.html), pressed: () => pressed.mock.calls.flat(), typed: () => typed.mock.calls };
}

describe("a member's registration can be", () => {
  it("ended, where it stands", async () => {
    const page = await open("buyer", { connection: BOTH_REGISTERED });
    page.press("登録をやめる");

    expect(page.pressed()).toEqual(["withdraw"]);
    expect(page.isEnabled("変更を保存する")).toBe(true);
  });

  it.each([
    ["it was ended", WITHDRAWN],
    ["there was none", NOTHING_REGISTERED],
    ["buyer and owner have found each other", { ...WITHDRAWN, waiting: { ...sampleWaiting, state: "matched" } } as ConnectionResponse],
  ])("begun, and not ended, where %s", async (_, connection) => {
    const page = await open("buyer", { connection });

    expect(page.isEnabled("登録する")).toBe(true);
    expect(() => page.press("登録をやめる")).toThrow();
    expect(page.text).not.toContain("登録済み");
  });

  it("taken back right after it was ended", async () => {
    const page = await open("buyer", { connection: WITHDRAWN, done: "withdrawn" });
    page.press("元に戻す");

    expect(page.pressed()).toEqual(["undo"]);
    expect(page.text).toContain("90日のあいだ残り");
  });

  it.each([
    ["changed", BOTH_REGISTERED, "いまの登録を表示する"],
    ["resumed", BOTH_REGISTERED, "いまの登録を表示する"],
    ["changed", NOTHING_REGISTERED, "入力を消す"],
    ["resumed", NOTHING_REGISTERED, "入力を消す"],
  ] as const)("put into the form in place of what was typed (%s)", async (done, connection, label) => {
    const page = await open("buyer", { connection, done });
    page.press(label);

    expect(page.pressed()).toEqual(["show what is saved"]);
  });

  it.each(["registered", "saved", "restored"] as const)(
    "left as it is when it was just %s: there is nothing more to press",
    async (done) => {
      const page = await open("buyer", { connection: BOTH_REGISTERED, done });

      for (const label of ["元に戻す", "いまの登録を表示する", "入力を消す"]) expect(() => page.press(label)).toThrow();
    },
  );
});

describe("nothing is done twice", () => {
  it.each([
    ["something is under way", { isPending: true }, false],
    ["the page is not alive yet", { isReady: false }, true],
  ])("while %s", async (_, form, isUndoOpen) => {
    const standing = await open("owner", { connection: BOTH_REGISTERED, form });
    standing.press("登録をやめる");
    const ended = await open("buyer", { connection: WITHDRAWN, done: "withdrawn", form });

    expect(standing.pressed()).toEqual([]);
    expect(ended.isEnabled("元に戻す")).toBe(isUndoOpen);
  });
});

describe("what a buyer wishes", () => {
  it.each(HOME_LAYOUT_IDS.map((layout) => [layout, HOME_LAYOUTS[layout]] as const))("%s is ticked by its name %s", async (layout, name) => {
    const page = await open("buyer");
    page.tick(`layout-${layout}`, true);
    page.tick(`layout-${layout}`, false);

    expect(page.typed()).toEqual([
      [`layout-${layout}`, "on"],
      [`layout-${layout}`, ""],
    ]);
    expect(page.html).toMatch(new RegExp(`<label[^>]*><input type="checkbox"[^>]*name="layout-${layout}"[^>]*/>${name}</label>`));
  });

  it("is typed field by field, and a price is read back in full", async () => {
    const page = await open("buyer", { form: { typed: { priceUpTo: "12,300" } } });
    for (const field of ["areaFromM2", "areaToM2", "priceUpTo", "note"]) page.fill(field, "1");
    page.tick("wantsMail", true);

    expect(page.typed().map(([field]) => field)).toEqual(["areaFromM2", "areaToM2", "priceUpTo", "note", "wantsMail"]);
    expect(page.text).toContain("1億2,300万円");
  });

  it("has its fault beside the layouts as well", async () => {
    const page = await open("buyer", { form: { issues: [{ field: "layouts", message: "間取りを選び直してください" }] } });

    expect(page.html).toMatch(/<p id="layouts-error"[^>]*>＊間取りを選び直してください/);
  });
});

describe("where mail goes", () => {
  const standing = (mailTo: string | null): ConnectionResponse => ({ ...BOTH_REGISTERED, waiting: { ...sampleWaiting, mailTo } });

  it("is not said twice where it is the account's address", async () => {
    const { text } = await open("buyer", { connection: standing("hanako@example.jp") });

    expect(text).toContain("お知らせ：hanako@example.jp");
    expect(text).not.toContain("いまは hanako@example.jp に送ります");
  });

  it("is nowhere for who did not ask for it", async () => {
    const { text } = await open("buyer", { connection: standing(null) });

    expect(text).toContain("メールのお知らせ：受け取らない");
    expect(text).not.toContain("に送ります。保存すると");
  });

  it("cannot be an address that nobody has shown to be theirs, though the account has one", async () => {
    const { html, text } = await open("buyer", {}, { address: "hanako@example.jp", isVerified: false });

    expect(text).toContain("確認が済むと受け取れます");
    expect(html).toContain('href="/settings/account"');
    expect(html).not.toContain('name="wantsMail"');
  });

  it.each([
    ["buyer", "連絡にはアカウントのメールアドレスを使います（hanako@example.jp）"],
    ["owner", "登録の控えは、アカウントのメールアドレスに送ります（hanako@example.jp）"],
  ] as const)("is told to a %s before anything is sent", async (side, words) => {
    expect((await open(side)).text).toContain(words);
    expect((await open(side, {}, { address: null, isVerified: false })).text).not.toContain("（hanako");
  });
});

it.each(["buyer", "owner"] as const)("a %s reads at the note, before writing, that no way to be reached may stand there", async (side) => {
  const { html } = await open(side);

  expect(html).toMatch(/<textarea[^>]*aria-describedby="note-hint note-room"/);
  expect(textOf(/<p id="note-hint"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? "")).toMatch(
    /^(ほかの方には見せません。)?電話番号、メールアドレス、LINEなどのIDは書けません。$/,
  );
});

describe("an owner's home", () => {
  it("is chosen and typed field by field, and may be left out", async () => {
    const page = await open("owner");
    page.fill("floor", "地下1階");
    page.fill("layout", "2ldk");
    page.fill("areaM2", "20坪");
    page.fill("note", "来年の春に");

    expect(page.typed()).toEqual([
      ["floor", "地下1階"],
      ["layout", "2ldk"],
      ["areaM2", "20坪"],
      ["note", "来年の春に"],
    ]);
    expect(page.html).toContain('<option value="" selected="">指定しない</option>');
    expect(page.html).not.toContain("※必須");
  });

  it("is never marked as that of a buyer, nor a wish as that of an owner", async () => {
    const [owner, buyer] = [await open("owner", { connection: BOTH_REGISTERED }), await open("buyer", { connection: BOTH_REGISTERED })];

    expect(owner.text).toContain("所有は未確認2026年11月20日から");
    expect(owner.text).not.toContain("メールのお知らせ");
    expect(buyer.text).not.toContain("所有は未確認");
  });
});
