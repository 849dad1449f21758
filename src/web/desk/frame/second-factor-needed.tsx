import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

/** For an operator without a second factor: how to turn one on, and back. */
export function SecondFactorNeeded() {
  return (
    <Card title="二段階認証を設定してください">
      <div className="flex flex-col items-start gap-4 text-14">
        <p>運営の画面では、お預かりした情報を扱います。パスワードだけでは開けないように、二段階認証を設定した担当者だけが使えます。</p>
        <ol className="list-decimal pl-5">
          <li>アカウント設定の「二段階認証」を開く</li>
          <li>認証アプリかSMSを選び、届いたコードを入力する</li>
          <li>この画面にもどる</li>
        </ol>
        <p>パスキーは、二段階認証を設定したうえで使えます。パスキーでログインすると、コードは求めません。</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/settings/account">アカウント設定を開く</LinkButton>
          <LinkButton to="." tone="secondary" reloadDocument>
            設定したので開く
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
