import { hostedPasskeys } from "#domain/identity/index.server.ts";
import { show } from "#identity-server/hosted/visit.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { passkeyListPage } from "#identity-server/pages/passkey-list-page.ts";
import { accountName } from "#identity-server/visits/account-name.ts";
import { NOTICE } from "#identity-server/visits/read-authorize.ts";
import type { AtPasskeys, Done } from "./at-passkeys.ts";

const NOTICES: Readonly<Record<Done, string>> = {
  added: "パスキーを追加しました。次から、このパスキーでログインできます。",
  named: "名前を変えました。",
  removed: "パスキーを削除しました。",
};

const isDone = (notice: string | undefined): notice is Done => notice !== undefined && Object.hasOwn(NOTICES, notice);

/** GET /passkeys */
export function showList(at: AtPasskeys): Promise<Response> {
  return showListWith(at, []);
}

/** The list, with what was wrong with a change. */
export async function showListWith({ visit, owner }: AtPasskeys, problems: readonly Problem[]): Promise<Response> {
  const { c, service, frame, request } = visit;
  const notice = c.req.query(NOTICE);
  const view = {
    frame,
    problems,
    account: accountName(owner.account),
    passkeys: await hostedPasskeys(service, owner),
    isOutside: owner.account.status === "EXTERNAL_PROVIDER",
    back: request.redirectUri,
    signOut: `/logout?${new URLSearchParams({ client_id: owner.client.id }).toString()}`,
    notice: problems.length === 0 && isDone(notice) ? NOTICES[notice] : null,
  };
  return show(visit, passkeyListPage(view), problems.length > 0 ? 400 : 200);
}
