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

type WithoutScriptProps = {
  /** What cannot be done here: `ログインする`. */
  readonly here: string;
  /** What can be done there. */
  readonly there: string;
  readonly href: string;
};

/** What somebody without script can do, and where. */
export function WithoutScript({ here, there, href }: WithoutScriptProps) {
  return (
    <noscript>
      <Notice tone="warn" title={TITLE}>
        この画面で{here}には、ブラウザーの設定でJavaScriptを有効にしてください。{there}は、
        <a href={href} className="text-link">
          JavaScriptを使わない画面
        </a>
        でもできます。
      </Notice>
    </noscript>
  );
}

const TITLE = "JavaScriptが無効になっています";

/** For a step that was begun with script. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice tone="warn" title={TITLE}>
        続けるには、ブラウザーの設定でJavaScriptを有効にして、ページを読み込み直してください。
      </Notice>
    </noscript>
  );
}
