import { IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import { password as passwordShape, username as usernameShape } from "#domain/identity/core/shapes.ts";
import { beginHostedLogin } from "#domain/identity/index.server.ts";
import { loginNameLabel } from "#identity-server/pages/login-name.ts";
import { loginPage } from "#identity-server/pages/login-page.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { accountName } from "#identity-server/visits/account-name.ts";
import { OWN_ACCOUNTS } from "#identity-server/visits/authorize-request.ts";
import { signedInHere } from "#identity-server/visits/browser-cookies.ts";
import { NOTICE } from "#identity-server/visits/read-authorize.ts";
import { clientFaultUrl, DENIED } from "#identity-server/visits/return-to-client.ts";
import { goOn } from "./challenge.ts";
import { showUnconfirmed } from "./confirm.ts";
import { showForgot } from "./forgot-password.ts";
import { hasPasskeysHere } from "./passkeys-here.ts";
import { problemHere } from "./refusal-texts.ts";
import { missing, nameOf } from "./typed-input.ts";
import { show, type Visit } from "./visit.ts";

const NOTICES: Readonly<Record<string, string>> = {
  confirmed: "確認が済みました。ログインしてください。",
  reset: "パスワードを変更しました。新しいパスワードでログインしてください。",
  passkeys: "パスキーを管理するには、ログインしてください。",
  recent: "パスキーを変更する前に、ご本人の確認のため、もう一度ログインしてください。",
  connect: "ログインの方法を加える前に、ご本人の確認のため、もう一度ログインしてください。",
};

/** GET /login */
export function showLogin(visit: Visit) {
  return showPage(visit, { username: visit.request.loginHint, problems: [] });
}

/** POST /login: the password, and the next step or the way back to the client. */
export async function takeLogin(visit: Visit, form: URLSearchParams): Promise<Response> {
  const username = nameOf(form);
  const password = form.get("password") ?? "";
  const refused = (problems: readonly Problem[]) => showPage(visit, { username, problems });
  const empty = missing(form, { username: loginNameLabel(visit.pool), password: "パスワード" });
  if (empty.length > 0) return refused(empty);
  try {
    return await goOn(visit, await begin(visit, username, password));
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal)) throw refusal;
    if (refusal.type === "UserNotConfirmedException") return showUnconfirmed(visit, username);
    if (refusal.type === "PasswordResetRequiredException") return showForgot(visit, username);
    return refused([loginProblem(visit, refusal)]);
  }
}

/** The login again, with what was wrong with another way in than the password. */
export function showRefusedLogin(visit: Visit, problem: Problem) {
  return showPage(visit, { username: "", problems: [problem] });
}

function begin({ service, pool, request, caller }: Visit, username: string, password: string) {
  const { client } = request;
  const isPossible = usernameShape.safeParse(username).success && passwordShape.safeParse(password).success;
  if (!isPossible || !client.settings.providers.includes(OWN_ACCOUNTS)) throw refuse.incorrectPassword();
  return beginHostedLogin(service, { pool, client, username, password }, caller);
}

/** Whether the name or the password was wrong is not told, not even where the API would. */
function loginProblem(visit: Visit, refusal: IdentityRefusal): Problem {
  const isWrong = refusal.type === "UserNotFoundException" || refusal.message === refuse.incorrectPassword().message;
  return isWrong
    ? { field: "password", text: `ログインできません。${loginNameLabel(visit.pool)}と、パスワードを確かめてください。` }
    : problemHere(refusal, visit);
}

type Shown = { readonly username: string; readonly problems: readonly Problem[] };

async function showPage(visit: Visit, shown: Shown): Promise<Response> {
  return show(visit, await page(visit, shown), shown.problems.length > 0 ? 400 : 200, hasPasskeysHere(visit));
}

/** Who may go on to their passkeys from here; null: nobody is signed in, there are none here, or the login is for a page of ours or a link. */
async function whoManages(visit: Visit): Promise<string | null> {
  const { c, service, request } = visit;
  if (request.page !== null || request.link !== null || !hasPasskeysHere(visit)) return null;
  const here = await signedInHere(c, service, request.client.poolId);
  return here && accountName(here.account);
}

async function page(visit: Visit, { username, problems }: Shown) {
  const { c, service, request, pool, frame } = visit;
  const { link, client } = request;
  const { providers } = client.settings;
  return loginPage({
    frame,
    pool,
    username,
    problems,
    // The one that is to be linked leads to the account only afterwards; by another an account without a password is proved.
    providers: providers.filter((name) => name !== OWN_ACCOUNTS && name !== link?.provider),
    backUnlinked: link === null ? null : clientFaultUrl(service, request, DENIED),
    hasOwnAccounts: providers.includes(OWN_ACCOUNTS),
    hasPasskeys: hasPasskeysHere(visit),
    signedInAs: await whoManages(visit),
    notice: problems.length > 0 ? null : (NOTICES[c.req.query(NOTICE) ?? ""] ?? null),
  });
}
