import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isSecret } from "./member.ts";

const READY = /ready (http:\/\/\S+)/;
const IDENTITY = /identity (http:\/\/\S+)/;
/** pino's number of `warn` and above. */
const WARNING = /"level":[4-6]0/;

type Running = { readonly output: () => string; readonly stop: () => Promise<void> };

/**
 * Starts the product as a newcomer would (`npm start`), on an empty data folder and a free port, and beside it the site with plain cookies; stops
 * both after the last journey, and looks through all that they wrote. SITE_URL names a site that runs already, SITE_DATA its data folder,
 * IDENTITY_URL its identity service, PLAIN_URL the one with plain cookies.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "machinone-e2e-"));
  process.env.SITE_DATA = DATA_DIR;
  const settings = { DATA_DIR, DATABASE_URL: "", MODE: "local", LOG_LEVEL: "trace", PORT: "0" };
  const site = run("npm", ["start"], { ...settings, IDENTITY_PORT: "0" });
  process.env.SITE_URL = await said(site, READY);
  process.env.IDENTITY_URL = await said(site, IDENTITY);
  const plain = run(process.execPath, [path.join(import.meta.dirname, "plain-site.ts")], { ...settings, AUTH_COOKIES: "plain" });
  process.env.PLAIN_URL = await said(plain, READY);
  return async () => {
    await plain.stop();
    await site.stop();
    await expectNobodyAnswers(`${process.env.SITE_URL}/api/health`);
    rmSync(DATA_DIR, { recursive: true, force: true });
    expectNothingTold(site.output() + plain.output());
  };
}

function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Running & { readonly child: ChildProcess } {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    const text = chunk.toString("utf8");
    output += text;
    if (!text.startsWith("{") || WARNING.test(text)) process.stderr.write(text);
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  return { child, output: () => output, stop };
}

/** What the output says first in the group of `pattern`, as soon as it does. */
function said({ child, output }: ReturnType<typeof run>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = pattern.exec(output())?.[1];
      if (found) resolve(found);
    };
    look();
    child.stdout?.on("data", look);
    child.once("exit", (code) => reject(new Error(`a site ended with ${code} before it was ready:\n${output()}`)));
  });
}

/** A signal to npm must reach the server itself. */
async function expectNobodyAnswers(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  if (answer) throw new Error("SIGTERM left the server running");
}

/** No line of a log has a token, a password, or the address of a member of a journey. */
function expectNothingTold(output: string): void {
  const telling = output.split("\n").filter((line) => isSecret(line) || line.includes("e2e-"));
  if (telling.length > 0) throw new Error(`these lines tell secrets:\n${telling.join("\n")}`);
}
