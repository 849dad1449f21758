import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { addHostedPasskey, beginHostedAdding, wantProof } from "#domain/identity/index.server.ts";
import { show } from "#identity-server/hosted/visit.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { addPasskeyPage } from "#identity-server/pages/passkey-pages.ts";
import { type AtPasskeys, changing } from "./at-passkeys.ts";
import { showListWith } from "./list.ts";
import { isProofWanted, passkeyProblem } from "./passkey-problems.ts";

/** GET /passkeys/add: the address that Cognito has for it. */
export function showAdd(at: AtPasskeys): Response | Promise<Response> {
  const { visit, owner } = at;
  if (owner.account.status === "EXTERNAL_PROVIDER") return showListWith(at, []);
  wantProof(visit.service, "StartWebAuthnRegistration", owner);
  return showForm(at, []);
}

function showForm({ visit }: AtPasskeys, problems: readonly Problem[]): Response | Promise<Response> {
  return show(visit, addPasskeyPage({ frame: visit.frame, problems }), problems.length > 0 ? 400 : 200, true);
}

/** POST /passkeys/add/options: what the script asks the browser for, or why there is nothing to ask. */
export async function takeAddOptions({ visit, owner }: AtPasskeys): Promise<Response> {
  const { c, service, pool } = visit;
  c.header("Cache-Control", "no-store");
  try {
    return c.json({ options: await beginHostedAdding(service, owner) });
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal)) throw refusal;
    // The page itself, loaded anew, leads to the login.
    if (isProofWanted(refusal)) return c.json({ error: "login_required" }, 401);
    return c.json({ error: "refused", text: passkeyProblem(refusal, pool.settings.passwordPolicy).text }, 400);
  }
}

/** POST /passkeys/add: what the browser has made. */
export function takeAdd(at: AtPasskeys, form: URLSearchParams): Promise<Response> {
  const { visit, owner } = at;
  const add = () => addHostedPasskey(visit.service, owner, form.get("credential") ?? "", visit.caller);
  return changing(at, "added", add, (problem) => showForm(at, [problem]));
}
