import { Link } from "@tanstack/react-router";
import type { MfaType } from "#web/session/pool/types.ts";

/** What to do today so that a lost phone does not shut its owner out, and what happens when it is lost. */
export function RecoveryAdvice({ types }: { types: readonly MfaType[] }) {
  return (
    <section aria-labelledby="recovery-advice" className="rounded-control bg-quiet px-4 py-3 text-14">
      <h3 id="recovery-advice" className="text-16">
        スマートフォンをなくしたときのために
      </h3>
      <p className="mt-1">コードを受け取れないと、ログインできなくなります。いまのうちに、次のうち1つ以上をおすすめします。</p>
      <ul className="mt-1 list-disc pl-5">
        <li>上のリカバリーコードを印刷するか書き写し、スマートフォンとは別の場所に保管します。</li>
        <li>
          ふだん使うパソコンなど、もう1台の端末でログインし、下の「二段階認証を省く端末」で記憶しておく。その端末ではコードなしでログインでき、この画面で設定を変えられます。
        </li>
        {types.includes("TOTP") && (
          <li>
            認証アプリを設定するときに、もう1台の端末でも同じQRコードを読み取るか、セットアップキーを紙に控えます。設定が済んでいるときは「別のアプリに変える」からやり直せます。
          </li>
        )}
        {types.includes("TOTP") && !types.includes("SMS") && (
          <li>
            <Link to="/settings/account/edit/tel" className="text-link">
              電話番号を登録
            </Link>
            して、SMSも使えるようにします。機種を変えるときは、先にSMSへ切り替えると、アプリを移す間もログインできます。
          </li>
        )}
        {types.includes("SMS") && <li>電話番号を変えるときは、先に新しい番号を登録し、確認を済ませます。</li>}
      </ul>
      <p className="mt-2">
        なくしてしまったときは、リカバリーコードか記憶した端末でログインし、設定を変えてください。携帯電話会社で同じ番号を使えるようにすると、SMSのコードは再び届きます。パスワードを再設定しても、二段階認証は解除されません。
      </p>
    </section>
  );
}
