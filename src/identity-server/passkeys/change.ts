import { refuse } from "#domain/identity/core/refusals.ts";
import { hostedPasskeys, nameHostedPasskey, removeHostedPasskey, wantProof } from "#domain/identity/index.server.ts";
import type { Passkey } from "#domain/identity/passkeys/passkey.ts";
import { nameProblem } from "#domain/identity/passkeys/passkey-words.ts";
import { show } from "#identity-server/hosted/visit.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { namePasskeyPage, removePasskeyPage } from "#identity-server/pages/passkey-pages.ts";
import { type AtPasskeys, changing } from "./at-passkeys.ts";
import { showListWith } from "./list.ts";
import { passkeyProblem } from "./passkey-problems.ts";

type Answer = Response | Promise<Response>;

/** The passkey that a page is about; the list, which says so, where the account has no such one. */
async function withPasskey(at: AtPasskeys, answer: (passkey: Passkey) => Answer): Promise<Response> {
  const own = await hostedPasskeys(at.visit.service, at.owner);
  const passkey = own.find(({ credentialId }) => credentialId === at.credential);
  return passkey ? answer(passkey) : showGone(at);
}

function showGone(at: AtPasskeys): Promise<Response> {
  return showListWith(at, [passkeyProblem(refuse.passkeyUnknown(), at.visit.pool.settings.passwordPolicy)]);
}

/** GET /passkeys/name */
export function showName(at: AtPasskeys): Promise<Response> {
  return withPasskey(at, (passkey) => showNameForm(at, passkey, passkey.name));
}

function showNameForm({ visit }: AtPasskeys, passkey: Passkey, name: string, problems: readonly Problem[] = []): Answer {
  return show(visit, namePasskeyPage({ frame: visit.frame, problems, passkey }, name), problems.length > 0 ? 400 : 200);
}

/** POST /passkeys/name */
export function takeName(at: AtPasskeys, form: URLSearchParams): Promise<Response> {
  const name = form.get("name") ?? "";
  const { service, caller } = at.visit;
  return withPasskey(at, (passkey) => {
    const problem = nameProblem(name);
    if (problem !== null) return showNameForm(at, passkey, name, [{ field: "name", text: `${problem}。` }]);
    const change = () => nameHostedPasskey(service, { ...at.owner, credentialId: passkey.credentialId }, name, caller);
    return changing(at, "named", change, (refused) => showListWith(at, [refused]));
  });
}

/** GET /passkeys/remove: asks once more. */
export function showRemove(at: AtPasskeys): Promise<Response> {
  const { visit, owner } = at;
  wantProof(visit.service, "DeleteWebAuthnCredential", owner);
  return withPasskey(at, (passkey) => show(visit, removePasskeyPage({ frame: visit.frame, problems: [], passkey })));
}

/** POST /passkeys/remove */
export function takeRemove(at: AtPasskeys): Promise<Response> {
  const { service, caller } = at.visit;
  const remove = () => removeHostedPasskey(service, { ...at.owner, credentialId: at.credential ?? "" }, caller);
  return changing(at, "removed", remove, (refused) => showListWith(at, [refused]));
}
