import { QrCode } from "#web/kit/ui/qr-code.tsx";

type KeyProps = {
  /** Base32. */
  readonly secret: string;
  /** How the app names it: whose account, at which service. */
  readonly account: string;
  readonly issuer: string;
};

/** The key URI format that authenticator apps read (google-authenticator wiki, "Key Uri Format"). */
export function keyUri({ secret, account, issuer }: KeyProps): string {
  const name = encodeURIComponent(issuer);
  return `otpauth://totp/${name}:${encodeURIComponent(account)}?secret=${secret}&issuer=${name}`;
}

/** `ABCDEFGH` → `ABCD EFGH`. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

/** The key of a new authenticator app: to scan, to open on this device, to type by hand; and what to do so as not to be locked out. */
export function AuthenticatorKey(key: KeyProps) {
  const uri = keyUri(key);
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-14">
        <li>
          認証アプリ（Google Authenticator、Microsoft Authenticatorなど）で、QRコードを読み取ってください。この端末にアプリがあるときは、
          <a href={uri} className="text-link">
            アプリを開いて登録
          </a>
          できます。
        </li>
        <li>アプリに表示された6桁の数字を、下に入力してください。</li>
      </ol>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <QrCode text={uri} label="認証アプリに登録するQRコード" className="size-44 shrink-0 rounded-control border border-line" />
        <dl className="min-w-0">
          <dt className="text-13 text-sub">QRコードを読み取れないときのセットアップキー</dt>
          <dd className="select-all font-mono text-16 tracking-wide">{inGroups(key.secret)}</dd>
        </dl>
      </div>
      <p className="rounded-control bg-quiet px-4 py-3 text-13">
        端末をなくしたときのために、セットアップキーを紙に控えるか、別の端末のアプリにも登録しておいてください。このキーは、あとから表示できません。
      </p>
    </div>
  );
}
