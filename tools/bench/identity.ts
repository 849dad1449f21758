import { measureArithmetic } from "./identity/arithmetic.ts";
import { cognitoLocalPeer, identityPeer, measureShared, type Peer, type Speed, speedOf } from "./identity/peer.ts";
import { startCognitoLocal, startIdentity } from "./identity/processes.ts";
import { measureSrp, measureWaiting } from "./identity/srp-sign-in.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** cognito-local is slower by so much that fewer of its calls tell the same. */
const REFERENCE_SHARE = 0.2;

/**
 * The identity service as a process of its own, over connections that stay open, with users and sessions of their own. cognito-local is
 * driven in the same way in the same run, where it has the operation. With IDENTITY_PROFILE a folder, Node leaves a CPU profile there.
 */
async function run(): Promise<readonly BenchFigure[]> {
  const profile = process.env.IDENTITY_PROFILE;
  const service = await startIdentity(profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []);
  const own = await measureIdentity(identityPeer(service.ready), service.ready.ISSUER).finally(service.stop);
  const reference = await startCognitoLocal();
  const peer = await cognitoLocalPeer(reference.ready.endpoint);
  const shared = await measureShared(peer, REFERENCE_SHARE).finally(async () => {
    peer.wire.close();
    await reference.stop();
  });
  const { arithmetic, waiting } = own;
  return [
    ...figures("srp", own.srp),
    share("srp.of_arithmetic", own.srp.perSecond, arithmetic.proofs),
    ...figures("plain", own.shared.plain, shared.plain),
    share("plain.of_argon2", own.shared.plain.perSecond, arithmetic.hashes),
    ...figures("get-user", own.shared.getUser, shared.getUser),
    ...figures("refresh", own.shared.refresh, shared.refresh),
    share("refresh.of_signing", own.shared.refresh.perSecond, arithmetic.signatures),
    ...figures("sign-up", own.shared.signUp, shared.signUp),
    ...figures("options", own.options),
    ...figures("jwks", own.jwks),
    { name: "identity.waiting.p95.ms", value: waiting.p95, unit: "ms" },
    { name: "identity.waiting.longest.ms", value: waiting.longest, unit: "ms" },
  ];
}

/** A rate beside that of its arithmetic alone, which tells a slow service from a slow machine. */
function share(name: string, value: number, reference: number): BenchFigure {
  return { name: `identity.${name}`, value, unit: "/s", reference, ratio: value / reference };
}

async function measureIdentity(peer: Peer, issuer: string) {
  try {
    const shared = await measureShared(peer, 1);
    const arithmetic = await measureArithmetic();
    const srp = await measureSrp(peer);
    const options = await speedOf(2000, () => peer.wire.options());
    const jwks = await speedOf(1000, () => peer.wire.get(`${new URL(issuer).pathname}/.well-known/jwks.json`));
    return { shared, arithmetic, srp, options, jwks, waiting: await measureWaiting(peer) };
  } finally {
    peer.wire.close();
  }
}

function figures(name: string, own: Speed, reference?: Speed): BenchFigure[] {
  const rate = { name: `identity.${name}.per_s`, value: own.perSecond, unit: "/s" };
  const p50 = { name: `identity.${name}.p50.ms`, value: own.p50, unit: "ms" };
  if (!reference) return [rate, p50];
  return [
    { ...rate, reference: reference.perSecond, ratio: own.perSecond / reference.perSecond },
    { ...p50, reference: reference.p50, ratio: own.p50 / reference.p50 },
  ];
}

export const group: BenchGroup = { name: "identity", run };
