import { srpPoolName } from "#domain/identity/srp/srp.ts";
import { srpClient } from "#test/support/srp-device.ts";
import { median, quantile } from "#tools/bench/measure.ts";
import { AT_ONCE, PASSWORD, type Peer, type Speed, together, USERS, userName } from "./peer.ts";

type SrpStart = ReturnType<typeof srpClient>;
type SrpParameters = Readonly<Record<"SALT" | "SRP_B" | "SECRET_BLOCK" | "USER_ID_FOR_SRP" | "USERNAME", string>>;

const BATCHES = 5;
const BATCH = 100;
const ONE_BY_ONE = 60;

/** Sign-ins that are to begin, and what the service asked each of them. */
type Begun = { readonly starts: readonly SrpStart[]; readonly asked: SrpParameters[] };

const newBatch = (count: number): Begun => ({ starts: Array.from({ length: count }, srpClient), asked: [] });

async function begin({ wire, clientId }: Peer, { starts, asked }: Begun, i: number): Promise<void> {
  const AuthParameters = { USERNAME: userName(i % USERS), SRP_A: starts[i]?.A };
  const body = { AuthFlow: "USER_SRP_AUTH", ClientId: clientId, AuthParameters };
  asked[i] = (await wire.call<{ ChallengeParameters: SrpParameters }>("InitiateAuth", body)).ChallengeParameters;
}

/** What the client calculates between the two calls: it happens outside the measured time. */
function calculate({ poolId }: Peer, { starts, asked }: Begun): Record<string, string>[] {
  const at = new Date();
  return asked.map((given, i) => {
    const secret = { poolName: srpPoolName(poolId), userId: given.USER_ID_FOR_SRP, password: PASSWORD };
    return { USERNAME: given.USERNAME, ...starts[i]?.claim(given, secret, at) };
  });
}

async function finish({ wire, clientId }: Peer, responses: Record<string, string> | undefined): Promise<void> {
  const body = { ClientId: clientId, ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses: responses };
  const { AuthenticationResult } = await wire.call<{ AuthenticationResult?: object }>("RespondToAuthChallenge", body);
  if (!AuthenticationResult) throw new Error("the sign-in ended without tokens");
}

/**
 * Both calls of a sign-in by SRP. At once: the second calls of one batch come between the first calls of the next, as they do where many
 * people sign in. One by one: the time of the two calls.
 */
export async function measureSrp(peer: Peer): Promise<Speed> {
  const rates: number[] = [];
  let before = newBatch(BATCH);
  await together(BATCH, AT_ONCE, (i) => begin(peer, before, i));
  for (let round = 0; round <= BATCHES; round += 1) {
    const answers = calculate(peer, before);
    const next = newBatch(BATCH);
    const call = (i: number) => (i % 2 === 0 ? finish(peer, answers[i / 2]) : begin(peer, next, (i - 1) / 2));
    const ms = await together(2 * BATCH, AT_ONCE, call);
    if (round > 0) rates.push((1000 * BATCH) / ms);
    before = next;
  }
  const times: number[] = [];
  for (let i = 0; i < ONE_BY_ONE; i += 1) times.push(await timeOfOne(peer));
  return { perSecond: median(rates), p50: median(times) };
}

async function timeOfOne(peer: Peer): Promise<number> {
  const one = newBatch(1);
  const first = await together(1, 1, (i) => begin(peer, one, i));
  const [answer] = calculate(peer, one);
  return first + (await together(1, 1, () => finish(peer, answer)));
}

/** How long a preflight waits while 50 sign-ins by SRP come at once: what the event loop is held up. Milliseconds. */
export async function measureWaiting(peer: Peer): Promise<{ readonly p95: number; readonly longest: number }> {
  const waited: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const batch = newBatch(USERS);
    await whileAsking(
      peer,
      waited,
      together(USERS, USERS, (i) => begin(peer, batch, i)),
    );
    const answers = calculate(peer, batch);
    await whileAsking(
      peer,
      waited,
      together(USERS, USERS, (i) => finish(peer, answers[i])),
    );
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
