import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { EmailView } from "#web/settings/contact/email.view.tsx";
import { EmailCheckView } from "#web/settings/contact/email-check.view.tsx";
import { cityChoices } from "#web/settings/contact/places.ts";
import { TelView } from "#web/settings/contact/tel.view.tsx";
import { UserFailedView, UserView, type UserViewProps } from "#web/settings/contact/user.view.tsx";
import { typedOf } from "#web/settings/contact/user-fields.ts";
import { PasswordView } from "#web/settings/security/password.view.tsx";
import { TotpSetUp } from "#web/settings/security/totp-set-up.tsx";
import { samplePlaces, sampleStep, sampleUserInfo } from "./samples.ts";

const ignore = () => undefined;
const pending = { address: "new@example.jp", sentAt: 0 };

describe("the change of the e-mail address", () => {
  it("shows the address of today and asks for the password again", async () => {
    const html = await renderInRouter(<EmailView usesSms={false} provider={null} current="hanako@example.jp" form={sampleForm()} />);

    expect(textOf(html)).toContain("hanako@example.jp");
    expect(html).toContain('autoComplete="email"');
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain('method="post"');
  });

  it.each([true, false])("says that a code by SMS is not asked for where one may come: %s", async (usesSms) => {
    const view = <EmailView provider={null} current={null} usesSms={usesSms} form={sampleForm()} />;

    expect(textOf(await renderInRouter(view)).includes("SMSでコードが届くことがあります")).toBe(usesSms);
  });

  it("leads from the summary of errors to the field", async () => {
    const form = sampleForm({ issues: [{ field: "email", message: "新しいメールアドレスを入力してください" }], attempt: 1 });
    const html = await renderInRouter(<EmailView usesSms={false} provider={null} current={null} form={form} />);

    expect(html).toContain('href="#email"');
    expect(html).toContain('id="email-error"');
  });

  it("is no form for an account of an outside provider", async () => {
    const html = await renderInRouter(<EmailView usesSms={false} provider="Google" current="hanako@example.com" form={sampleForm()} />);

    expect(textOf(html)).toContain("Googleのアカウントで変更すると");
    expect(html).not.toContain("<form");
  });
});

describe("the code of an e-mail address", () => {
  it("names the address and takes the code", async () => {
    const html = await renderInRouter(<EmailCheckView {...sampleStep({ pending })} />);

    expect(textOf(html)).toContain("new@example.jpに、6桁の確認コードを送りました");
    expect(html).toContain('autoComplete="one-time-code"');
    expect(textOf(html)).toContain("コードを送り直す");
  });

  it("says so where no code was sent from this tab", async () => {
    expect(textOf(await renderInRouter(<EmailCheckView {...sampleStep({ pending: null })} />))).toContain(
      "確認を待っているメールアドレスはありません",
    );
  });

  it("says nothing before the browser has looked", async () => {
    const text = textOf(await renderInRouter(<EmailCheckView {...sampleStep({ pending: undefined })} />));

    expect(text).not.toContain("ありません");
    expect(text).not.toContain("確認コードを送りました");
  });

  it("says why another code could not be sent", async () => {
    const resending = { isBusy: false, failure: "回数の上限に達しました。" };

    expect(textOf(await renderInRouter(<EmailCheckView {...sampleStep({ pending, resending })} />))).toContain(
      "コードを送れませんでした回数の上限に達しました。",
    );
  });
});

describe("the change of the password", () => {
  it("lets password managers know the account, the old password and the new one", async () => {
    const html = await renderInRouter(<PasswordView provider={null} username="hanako@example.jp" form={sampleForm()} />);

    expect(html).toMatch(/autoComplete="username"[^>]*value="hanako@example.jp"|value="hanako@example.jp"[^>]*autoComplete="username"/);
    expect(html.match(/autoComplete="(current|new)-password"/g)).toEqual([
      'autoComplete="current-password"',
      'autoComplete="new-password"',
      'autoComplete="new-password"',
    ]);
  });

  it("says before it is sent that other devices are signed out", async () => {
    expect(textOf(await renderInRouter(<PasswordView provider={null} username="x" form={sampleForm()} />))).toContain(
      "ほかの端末ではログアウトされます",
    );
  });

  it("is no form for an account of an outside provider", async () => {
    const html = await renderInRouter(<PasswordView provider="Facebook" username="x" form={sampleForm()} />);

    expect(textOf(html)).toContain("まちのねのパスワードはありません");
    expect(html).not.toContain("<form");
  });
});

describe("the change of the phone number", () => {
  const draw = (props: Partial<Parameters<typeof TelView>[0]>) =>
    renderInRouter(<TelView provider={null} current="+819012345678" form={sampleForm()} step={sampleStep()} {...props} />);

  it("asks for the number first, with what it is for", async () => {
    const html = await draw({});

    expect(textOf(html)).toContain("090-1234-5678");
    expect(textOf(html)).toContain("二段階認証のコードを送るために使います");
    expect(html).toContain('autoComplete="tel"');
  });

  it("then for the code, on the same screen", async () => {
    const text = textOf(await draw({ step: sampleStep({ pending: { ...pending, address: "+818011112222" } }) }));

    expect(text).toContain("手順 2/2");
    expect(text).toContain("080-1111-2222に、6桁の確認コードを送りました");
    expect(text).toContain("別の番号にする");
  });

  it("is no form for an account of an outside provider", async () => {
    expect(await draw({ provider: "Google" })).not.toContain("<form");
  });
});

describe("the form of 氏名・住所", () => {
  const draw = (props: Partial<UserViewProps> = {}) =>
    renderInRouter(
      <UserView
        form={sampleForm({ typed: typedOf(sampleUserInfo) })}
        hasConflict={false}
        back={null}
        lookup={{ kind: "idle" }}
        cities={cityChoices([{ cityCode: "13108", city: "江東区" }], "13")}
        onPostalCode={ignore}
        onLookAgain={ignore}
        onPlace={ignore}
        onPrefecture={ignore}
        onDiscard={ignore}
        onOverwrite={ignore}
        {...props}
      />,
    );

  it("says what it is for, and that everything is optional", async () => {
    const text = textOf(await draw());

    expect(text).toContain("そのつど送り先を示して確認します");
    expect(text).toContain("「所有の確認」で書類の所有者と照らし合わせる");
    expect(text).toContain("双方が同意したあとに相手へ伝える");
    expect(text).not.toContain("※必須");
  });

  it("leads back to the page that it was needed for, or to the account's settings", async () => {
    const link = (html: string) => /href="([^"]*)"[^>]*>やめ/.exec(html)?.[1];

    expect(link(await draw())).toBe("/settings/account");
    expect(link(await draw({ back: "/mypage/result?id=a1#ownership" }))).toBe("/mypage/result?id=a1#ownership");
  });

  it.each(["family-name", "given-name", "postal-code", "address-level1", "address-level2", "address-line1"])(
    "tells browsers where %s stands",
    async (token) => {
      expect(await draw()).toContain(`autoComplete="${token}"`);
    },
  );

  it.each([
    [{ kind: "loading" }, "住所を調べています"],
    [{ kind: "unknown" }, "この郵便番号の住所が見つかりません"],
    [{ kind: "failed" }, "再試行"],
    [{ kind: "found", places: samplePlaces }, "2つの町があります"],
  ] as const)("tells what came of the postal code: %j", async (lookup, words) => {
    expect(textOf(await draw({ lookup }))).toContain(words);
  });

  it("tells what a postal code of one town filled in", async () => {
    const place = { prefCode: "13", prefecture: "東京都", cityCode: "13108", city: "江東区", town: "豊洲" };

    expect(textOf(await draw({ lookup: { kind: "found", places: [place] } }))).toContain("東京都江東区豊洲を入れました");
  });

  it("goes on with what was not saved, and offers the way back", async () => {
    expect(textOf(await draw({ form: sampleForm({ typed: typedOf(sampleUserInfo), isResumed: true }) }))).toContain("保存した内容にもどす");
  });

  it("lets the member decide where something else was saved in the meantime", async () => {
    const text = textOf(await draw({ hasConflict: true }));

    expect(text).toContain("先に保存された内容を残す");
    expect(text).toContain("この画面の内容で保存する");
  });

  it("is not shown empty where what was saved could not be read", async () => {
    const html = await renderInRouter(<UserFailedView />);

    expect(textOf(html)).toContain("再試行");
    expect(html).not.toContain("<form");
  });
});

describe("an authenticator app that is set up", () => {
  it("shows the key as a picture and in groups of four, and asks for a first code", async () => {
    const html = await renderInRouter(
      <TotpSetUp secret="JBSWY3DPEHPK3PXP" account="hanako@example.jp" issuer="まちのね" form={sampleForm()} onCancel={ignore} />,
    );

    expect(html).toContain("<svg");
    expect(textOf(html)).toContain("JBSW Y3DP EHPK 3PXP");
    expect(html).toContain('autoComplete="one-time-code"');
  });
});
