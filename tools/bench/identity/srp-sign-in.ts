import { srpPoolName } from "#domain/identity/srp/srp.ts";
import { srpClient } from "../../../test/support/srp-device.ts";
import { median, quantile } from "../measure.ts";
import { AT_ONCE, PASSWORD, type Peer, type Speed, together, USERS, userName } from "./peer.ts";

type SrpStart = ReturnType<typeof srpClient>;
type SrpParameters = Readonly<Record<"SALT" | "SRP_B" | "SECRET_BLOCK" | "USER_ID_FOR_SRP" | "USERNAME", string>>;

const BATCHES = 5;
const ONE_BY_ONE = 60;

/** Sign-ins that have begun; what the client calculates between the calls happens outside the measured time. */
async function begin(peer: Peer, starts: readonly SrpStart[], atOnce: number): Promise<{ ms: number; asked: SrpParameters[] }> {
  const asked: SrpParameters[] = [];
  const ms = await together(starts.length, atOnce, async (i) => {
    const AuthParameters = { USERNAME: userName(i % USERS), SRP_A: starts[i]?.A };
    const body = { AuthFlow: "USER_SRP_AUTH", ClientId: peer.clientId, AuthParameters };
    asked[i] = (await peer.wire.call<{ ChallengeParameters: SrpParameters }>("InitiateAuth", body)).ChallengeParameters;
  });
  return { ms, asked };
}

function calculate({ poolId }: Peer, starts: readonly SrpStart[], asked: readonly SrpParameters[]): Record<string, string>[] {
  const at = new Date();
  return asked.map((given, i) => {
    const secret = { poolName: srpPoolName(poolId), userId: given.USER_ID_FOR_SRP, password: PASSWORD };
    return { USERNAME: given.USERNAME, ...starts[i]?.claim(given, secret, at) };
  });
}

function finish(peer: Peer, responses: readonly Record<string, string>[], atOnce: number): Promise<number> {
  return together(responses.length, atOnce, async (i) => {
    const body = { ClientId: peer.clientId, ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses: responses[i] };
    const { AuthenticationResult } = await peer.wire.call<{ AuthenticationResult?: object }>("RespondToAuthChallenge", body);
    if (!AuthenticationResult) throw new Error("the sign-in ended without tokens");
  });
}

/** The milliseconds of both calls of so many sign-ins. */
async function signIns(peer: Peer, count: number, atOnce: number): Promise<number> {
  const starts = Array.from({ length: count }, srpClient);
  const begun = await begin(peer, starts, atOnce);
  return begun.ms + (await finish(peer, calculate(peer, starts, begun.asked), atOnce));
}

/** Both calls of a sign-in by SRP: rate of batches at once, and the time one by one. */
export async function measureSrp(peer: Peer): Promise<Speed> {
  await signIns(peer, USERS, AT_ONCE);
  const rates: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) rates.push((1000 * 100) / (await signIns(peer, 100, AT_ONCE)));
  const times: number[] = [];
  for (let i = 0; i < ONE_BY_ONE; i += 1) times.push(await signIns(peer, 1, 1));
  return { perSecond: median(rates), p50: median(times) };
}

/** How long a preflight waits while 50 sign-ins by SRP come at once: what the event loop is held up. Milliseconds. */
export async function measureWaiting(peer: Peer): Promise<{ readonly p95: number; readonly longest: number }> {
  const waited: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const starts = Array.from({ length: USERS }, srpClient);
    const { asked } = await whileAsking(peer, waited, begin(peer, starts, USERS));
    await whileAsking(peer, waited, finish(peer, calculate(peer, starts, asked), USERS));
  }
  return { p95: quantile(waited, 0.95), longest: Math.max(...waited) };
}

async function whileAsking<T>(peer: Peer, waited: number[], work: Promise<T>): Promise<T> {
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await peer.wire.options();
    waited.push(performance.now() - start);
  }
  return done;
}
