import { html } from "hono/html";
import { FORM_TOKEN, type Frame, hidden, type Markup, pathIn } from "./markup.ts";
import { PASSKEY_SCRIPT } from "./passkey-script.server.ts";

const STOPPED = "パスキーでのログインをやめました。もう一度試すか、パスワードでログインしてください。";
const FAILED = "パスキーを確認できませんでした。時間をおいて試すか、パスワードでログインしてください。";

/** パスキーでログイン: shown by the script that it brings, where the browser knows passkeys. */
export function passkeyForm(frame: Frame): Markup {
  return html`<form class="stack" method="post" action="${pathIn(frame, "/login/passkey")}" data-passkey="${pathIn(frame, "/login/passkey/options")}" data-stopped="${STOPPED}" data-failed="${FAILED}" hidden>
    ${hidden(FORM_TOKEN, frame.token)}
    ${hidden("session", "")}
    ${hidden("credential", "")}
    <button class="button second" type="button">パスキーでログイン</button>
    <p class="hint" role="status"></p>
  </form>
  <script type="module" src="${PASSKEY_SCRIPT.path}"></script>`;
}
