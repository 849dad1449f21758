import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { answerHostedChallenge, beginHostedPasskey } from "#domain/identity/index.server.ts";
import { goOn } from "./challenge.ts";
import { showRefusedLogin } from "./login.ts";
import { hasPasskeysHere } from "./passkeys-here.ts";
import { isStepLost, problemHere } from "./refusal-texts.ts";
import { showLost, type Visit } from "./visit.ts";

/** POST /login/passkey/options: what the script asks the browser for. */
export async function takePasskeyOptions(visit: Visit): Promise<Response> {
  const { c, service, pool, request } = visit;
  c.header("Cache-Control", "no-store");
  if (!hasPasskeysHere(visit)) return c.json({ error: "no_passkeys" }, 400);
  return c.json(await beginHostedPasskey(service, { pool, client: request.client }));
}

/** POST /login/passkey: what the browser has signed. */
export async function takePasskey(visit: Visit, form: URLSearchParams): Promise<Response> {
  const { service, pool, request, caller } = visit;
  const responses = { CREDENTIAL: form.get("credential") ?? "" };
  const answer = { challenge: "WEB_AUTHN", session: form.get("session") ?? "", responses } as const;
  try {
    return await goOn(visit, await answerHostedChallenge(service, { pool, client: request.client, ...answer }, caller));
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal)) throw refusal;
    return isStepLost(refusal) ? showLost(visit) : showRefusedLogin(visit, problemHere(refusal, visit));
  }
}
