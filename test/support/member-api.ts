import { randomBytes } from "node:crypto";
import type { CallerKey } from "#api/http/rate-limit.ts";
import type { MemberWire } from "#api/mypage/service.ts";
import { createIdentityWire } from "#domain/members/index.server.ts";
import { testApi } from "./api.ts";
import { type IdentityServer, identityServer } from "./identity-server.ts";

export type MemberApi = Awaited<ReturnType<typeof memberApi>>;

/** The services with the identity service they ask, on one database. Call it in `beforeAll`. */
export async function memberApi() {
  const identity = await identityServer();
  const { url, pool, client } = identity;
  const auth = { endpoint: url, hostedOrigin: url, poolId: pool.id, clientId: client.id };
  const wireTo = (endpoint: string): MemberWire => createIdentityWire({ auth: { ...auth, endpoint }, fetch, clock: identity.clock });
  // Every member is a caller of their own.
  const callerKey: CallerKey = (c) => c.req.header("authorization")?.slice(-40) ?? "visitor";
  const apiAt = ({ findMember, getUser, deleteUser, accountFacts }: MemberWire, more: Parameters<typeof testApi>[2] = {}) =>
    testApi(identity.db, null, { findMember, getUser, deleteUser, accountFacts, callerKey, randomBytes, ...more });
  const wire = wireTo(url);
  const api = apiAt(wire);
  return {
    identity,
    wire,
    db: identity.db,
    clock: api.clock,
    api,
    signedIn: (app = api.app) => signedIn(app, identity),
    /** The services where some calls of the identity service go otherwise. */
    appWith: (changes: Partial<MemberWire>) => apiAt({ ...wire, ...changes }).app,
    /** The services with something else in them. */
    appAround: (more: Parameters<typeof testApi>[2]) => apiAt(wire, more).app,
    /** The services whose calls of the identity service go by another way to it, which has its issuer. */
    through: (endpoint: string) => apiAt({ ...wire, ...callsOf(wireTo(endpoint)) }).app,
    /** The services where nobody listens at the address of the identity service. */
    unreachable: () => apiAt(wireTo("http://127.0.0.1:9")).app,
  };
}

/** Tokens are checked by the issuer they name; what else is asked goes the other way. */
function callsOf({ getUser, deleteUser, accountFacts }: MemberWire): Partial<MemberWire> {
  return { getUser, deleteUser, accountFacts };
}

/** A new member, and calls on their behalf. */
async function signedIn(app: ReturnType<typeof testApi>["app"], identity: IdentityServer) {
  const user = await identity.aUser();
  const { AccessToken: token } = await identity.tokensOf(user);
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await app.request(`/api/mypage${path}`, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    user,
    token,
    get: (path: string) => ask("GET", path),
    put: (path: string, body: unknown) => ask("PUT", path, body),
    post: (path: string, body: unknown) => ask("POST", path, body),
    remove: (path: string) => ask("DELETE", path),
  };
}
