import { confirmsByLink } from "#domain/identity/codes/sign-up-link.ts";
import { confirmSignUp, resendConfirmationCode } from "#domain/identity/index.server.ts";
import { confirmPage, linkSentPage } from "#identity-server/pages/confirm-page.ts";
import { loginNameLabel } from "#identity-server/pages/login-name.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { accountCall, sentTo } from "./account-call.ts";
import { toLogin } from "./to-login.ts";
import { codeOf, missing, nameOf } from "./typed-input.ts";
import { show, type Visit } from "./visit.ts";

type Confirming = {
  readonly username: string;
  readonly lead?: string;
  readonly notice?: string;
  readonly problems?: readonly Problem[];
};

const LEAD = "登録のときに届いた確認コードを入力してください。";
const LINK_LEAD = "登録のときに届いたメールのリンクを開いてください。";

/** The page of the code; GET /confirm comes without a name. */
export function showConfirm(visit: Visit, { username, lead, notice, problems = [] }: Confirming = { username: "" }) {
  const { frame, pool } = visit;
  const isByLink = confirmsByLink(pool);
  const view = {
    frame,
    nameLabel: loginNameLabel(pool),
    username,
    lead: lead ?? (isByLink ? LINK_LEAD : LEAD),
    notice: notice ?? null,
    problems,
  };
  return show(visit, (isByLink ? linkSentPage : confirmPage)(view), problems.length > 0 ? 400 : 200);
}

/** Somebody with the right password who never confirmed. */
export function showUnconfirmed(visit: Visit, username: string) {
  return showConfirm(visit, {
    username,
    lead: `登録の確認がまだ済んでいません。${confirmsByLink(visit.pool) ? LINK_LEAD : "届いている確認コードを入力してください。"}`,
  });
}

/** What the mail of a sign-up carries. */
export function whatIsSent({ pool }: Pick<Visit, "pool">): string {
  return confirmsByLink(pool) ? "確認のリンク" : "確認コード";
}

/** POST /confirm */
export async function takeConfirm(visit: Visit, form: URLSearchParams): Promise<Response> {
  const username = nameOf(form);
  const empty = missing(form, { username: loginNameLabel(visit.pool), code: "確認コード" });
  if (empty.length > 0) return showConfirm(visit, { username, problems: empty });
  const body = { ConfirmationCode: codeOf(form) };
  const done = await accountCall(visit, { operation: confirmSignUp, username, body });
  return done.ok ? toLogin(visit, "confirmed") : showConfirm(visit, { username, problems: [done.reason] });
}

/** POST /confirm/resend */
export async function takeResend(visit: Visit, form: URLSearchParams): Promise<Response> {
  const username = nameOf(form);
  const empty = missing(form, { username: loginNameLabel(visit.pool) });
  if (empty.length > 0) return showConfirm(visit, { username, problems: empty });
  const done = await accountCall(visit, { operation: resendConfirmationCode, username });
  return showConfirm(visit, done.ok ? { username, notice: sentTo(done.value, whatIsSent(visit)) } : { username, problems: [done.reason] });
}
