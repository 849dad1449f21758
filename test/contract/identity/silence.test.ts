import { sql } from "kysely";
import { Secret } from "otpauth";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { associateTotp, authenticate, browserUser, confirmSignUp, setMfa, signUp, userPool, verifyTotp } from "#test/support/cognito-js.ts";
import { type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";
import { codeOf } from "#test/support/totp.ts";

let server: IdentityServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await identityServer({ log: pino({ level: "trace" }, { write: (line: string) => logged.push(line) }) });
});

const PASSWORD = "Unmistakable7password";
const WRONG = "Unmistakable8mistake";

/** A life of an account with everything secret that came up in it. */
async function secretsOfALife(): Promise<Record<string, string>> {
  const secret = await server.addClient({}, { withSecret: true });
  const username = "hanako";
  await signUp(userPool(server, server), { username, password: PASSWORD, email: "hanako@example.com" });
  const code = server.codeTo("hanako@example.com");
  const browser = browserUser(server, { ...server, username });
  await refusalOf(confirmSignUp(browser, "not-the-code"));
  await confirmSignUp(browser, code);
  await refusalOf(authenticate(browser, WRONG, "USER_PASSWORD_AUTH"));
  const outcome = await authenticate(browser, PASSWORD, "USER_PASSWORD_AUTH");
  if (outcome.kind !== "signed in") throw new Error(outcome.challenge);
  const app = await associateTotp(browser);
  await verifyTotp(browser, codeOf(app, server.clock));
  await setMfa(browser, { totp: { Enabled: true, PreferredMfa: true } });
  const asked = await server.wire("AWSCognitoIdentityProviderService.InitiateAuth", {
    ClientId: server.client.id,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: username, PASSWORD },
  });
  const { session } = outcome;
  return {
    password: PASSWORD,
    "wrong password": WRONG,
    code,
    "secret of the app": app,
    "secret of the app, as bytes": Buffer.from(Secret.fromBase32(app).bytes).toString("hex"),
    "access token": session.getAccessToken().getJwtToken(),
    "id token": session.getIdToken().getJwtToken(),
    "refresh token": session.getRefreshToken().getToken(),
    session: String(asked.json.Session),
    "secret of a client": secret.secret ?? "",
  };
}

async function wholeDatabase(db: Db): Promise<string> {
  const tables = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_name like 'identity_%'`.execute(db);
  const dumps = await Promise.all(
    tables.rows.map(({ name }) => sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(db)),
  );
  return dumps.flatMap(({ rows }) => rows.map(({ line }) => line)).join("\n");
}

/** Not as part of a longer number, as the fraction of a second or the hash of something has it. */
function standsIn(text: string, value: string): boolean {
  if (value === "") throw new Error("a secret did not come up");
  return new RegExp(`(?<![0-9a-f.])${value.replaceAll(/[^\w]/g, "\\$&")}(?![0-9a-f])`).test(text);
}

describe("what a whole life of an account leaves behind", () => {
  it("holds no password, code, token, session or secret: neither the log at its most talkative nor any table", async () => {
    const secrets = Object.entries(await secretsOfALife());
    const database = await wholeDatabase(server.db);
    const log = logged.join("");
    expect(log).toContain("refused");
    expect(database).toContain("hanako@example.com");
    const found = (text: string) => secrets.filter(([, value]) => standsIn(text, value)).map(([name]) => name);
    expect(found(log)).toEqual([]);
    expect(found(database)).toEqual([]);
  });
});
