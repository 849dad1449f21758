import type { SiteAuth } from "#api/client/context.ts";
import { Notice } from "#web/kit/ui/notice.tsx";
import { authorizeAddress } from "#web/session/core/authorize-request.ts";
import { LOGIN_PATH } from "#web/session/core/paths.ts";

/** Of no verifier anybody knows: these pages are for registering and for a lost password, the code of a sign-in there is worth nothing. */
const NOBODYS_CHALLENGE = "A".repeat(43);

/** Where the hosted login shows the same in pages that need no script. `origin`: of this site. */
export function hostedPages({ hostedOrigin, clientId }: Pick<SiteAuth, "hostedOrigin" | "clientId">, origin: string): string {
  const redirectUri = `${origin}${LOGIN_PATH}`;
  return authorizeAddress({ hostedOrigin, clientId, redirectUri, state: "without-script", challenge: NOBODYS_CHALLENGE });
}

/** What somebody without script can do. */
export function WithoutScript({ href }: { href: string }) {
  return (
    <noscript>
      <Notice tone="warn" title="JavaScriptが無効になっています">
        この画面でログインするには、ブラウザーの設定でJavaScriptを有効にしてください。会員登録とパスワードの再設定は、
        <a href={href} className="text-link">
          JavaScriptを使わない画面
        </a>
        でもできます。
      </Notice>
    </noscript>
  );
}
