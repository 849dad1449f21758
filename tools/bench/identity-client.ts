import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { deviceSecret, passwordClaim, srpPair } from "#web/session/pool/srp.ts";
import { median, timings } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** What a page that signs somebody in has to load, each with the calls of a sign-in, a sign-up and an account page. */
const ENTRIES = {
  own: `export { createIdentityClient } from "/src/web/session/identity/client.ts";`,
  acij: `export { AuthenticationDetails, CognitoUser, CognitoUserAttribute, CognitoUserPool } from "amazon-cognito-identity-js";`,
  amplify: `export { Amplify } from "aws-amplify"; export * from "aws-amplify/auth";`,
};
/** Error texts and constants, which the site loads once for all of its areas. */
const SHARED = /^#kernel\//;

/** Bytes of an entry and all that it imports, minified and compressed as a server sends it. */
async function gzippedBytes(entry: string, external?: RegExp): Promise<number> {
  const id = "virtual:entry";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      { name: "entry", enforce: "pre", resolveId: (name) => (name === id ? id : null), load: (name) => (name === id ? entry : null) },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: id, preserveEntrySignatures: "strict", ...(external && { external }) } },
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const code = chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

const random = (length: number) => Uint8Array.from(randomBytes(length));
const identity = { poolName: "A1b2C3d4E", userId: "8f2c1a3e-1111-4222-8333-444455556666" };

/** What the browser works out for one sign-in by password, its public value and its claim, against any public value of the service. */
function measuredSignIn(): Promise<number[]> {
  const challenge = { SALT: Buffer.from(random(16)).toString("hex"), SRP_B: srpPair(random).A.toString(16), SECRET_BLOCK: "" };
  const work = () => passwordClaim({ pair: srpPair(random), identity, password: "Correct1horse", challenge, now: Date.now() });
  return timings(work, { runs: 20 });
}

/** Size of our client of the identity service beside the two that it stands in for, and the time of its arithmetic. */
async function run(): Promise<readonly BenchFigure[]> {
  const [own, alone, acij, amplify] = await Promise.all([
    gzippedBytes(ENTRIES.own),
    gzippedBytes(ENTRIES.own, SHARED),
    gzippedBytes(ENTRIES.acij),
    gzippedBytes(ENTRIES.amplify),
  ]);
  const size = (name: string, reference: number): BenchFigure => ({
    name: `identity-client.gzip.of_${name}`,
    value: own,
    unit: "B",
    reference,
    ratio: own / reference,
  });
  return [
    size("acij", acij),
    size("amplify", amplify),
    { name: "identity-client.gzip.without_shared", value: alone, unit: "B" },
    { name: "identity-client.srp.sign-in.ms", value: median(await measuredSignIn()), unit: "ms" },
    { name: "identity-client.srp.device.ms", value: median(await timings(() => deviceSecret(identity, random), { runs: 20 })), unit: "ms" },
  ];
}

export const group: BenchGroup = { name: "identity-client", run };
