import { hashOfKey } from "#domain/companies/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { clientAt } from "./contract-rules.ts";
import type { AccessDeps } from "./deps.server.ts";
import { type FoundKey, findKey } from "./key-store.server.ts";
import { isKeyText } from "./key-text.server.ts";
import { isAddressAllowed, isHostAllowed } from "./places.server.ts";
import { mayBeFor, scopesOf } from "./plans.ts";
import type { KeyHolder, KeyRefusal, Scope } from "./types.ts";

type Presented = {
  readonly presented: string;
  readonly scope: Scope;
  /** Of the page that calls (`Origin`); empty: of one that does not say; null: no page. */
  readonly originHost: string | null;
  /** Null: within the process. */
  readonly ip: string | null;
};

/** Who calls with this key for this, and notes that it was used. A key taken back in another process is known for at most five seconds more. */
export async function authenticateKey(
  deps: Pick<AccessDeps, "db" | "clock" | "access">,
  asked: Presented,
): Promise<Result<KeyHolder, KeyRefusal>> {
  const found = isKeyText(asked.presented) ? await knownKey(deps, asked.presented) : null;
  if (!found) return refused("unknown");
  const now = deps.clock.now();
  const { key } = found;
  const client = clientAt(found.client, now);
  const refusal = stateRefusal(found, now) ?? callRefusal({ key, client }, asked);
  if (refusal) return refused(refusal);
  deps.access.uses.set(key.id, now);
  return ok({
    ...{ clientId: client.id, companyId: client.companyId, clientName: client.name, plan: client.plan, endsAt: client.endsAt },
    mostCalls: client.mostCalls,
    ...{ keyId: key.id, kind: key.kind, mode: key.mode, scope: asked.scope },
  });
}

async function knownKey({ db, clock, access }: Pick<AccessDeps, "db" | "clock" | "access">, presented: string): Promise<FoundKey | null> {
  const hash = hashOfKey(presented);
  const name = Buffer.from(hash).toString("base64");
  const known = access.keys.get(name);
  if (known) return known;
  const found = await findKey(db, hash, clock.now());
  if (found) access.keys.set(name, found);
  return found;
}

function stateRefusal({ key, client, isCompanyLive }: FoundKey, now: Date): KeyRefusal | null {
  if (key.revokedAt !== null || isOver(key.endsAt, now)) return "revoked";
  return isOver(client.endsAt, now) || !isCompanyLive ? "ended" : null;
}

function isOver(end: Date | null, now: Date): boolean {
  return end !== null && end.getTime() <= now.getTime();
}

/** What a key is for depends on its kind as well, whatever it was issued with. A publishable key works on its hosts alone; a secret one that names hosts only where no page calls, or one of these. */
function callRefusal({ key, client }: Pick<FoundKey, "key" | "client">, { scope, originHost, ip }: Presented): KeyRefusal | null {
  if (![key.scopes, scopesOf(client.plan)].every((scopes) => scopes.includes(scope)) || !mayBeFor(key.kind, scope)) return "wrong-scope";
  const needsHost = key.kind === "publishable" || (key.hosts.length > 0 && originHost !== null);
  if (needsHost && (originHost === null || !isHostAllowed(originHost, key.hosts))) return "wrong-host";
  return key.ips.length > 0 && (ip === null || !isAddressAllowed(ip, key.ips)) ? "wrong-ip" : null;
}
