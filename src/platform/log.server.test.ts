import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { type Log, openLog } from "./log.server.ts";

/** Logs go straight to file descriptor 2, so they are read from outside. */
function logged(statement: string): string {
  const script = `import { openLog } from "./src/platform/log.server.ts"; const log = openLog("info"); ${statement}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).stderr;
}

/** What is logged, without a process. */
function linesOf(write: (log: Log) => void): string {
  const lines: string[] = [];
  write(openLog("trace", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

describe("openLog", () => {
  it("removes addresses, names and tokens wherever they stand", () => {
    const line = logged(
      `log.info({ email: "a@example.jp", user: { phone: "09012345678", deep: { token: "secret-1" } }, id: "kept" }, "signed in")`,
    );

    expect(JSON.parse(line)).toMatchObject({ id: "kept", msg: "signed in", email: "[removed]" });
    expect(line).not.toMatch(/example\.jp|0901234|secret-1/);
  });

  it("writes one JSON object a line, without machine name or process id", () => {
    expect(Object.keys(JSON.parse(logged(`log.warn("careful")`))).sort()).toEqual(["level", "msg", "time"]);
  });

  it("removes cookies, bearers and tokens wherever they stand, whatever they are called", () => {
    const token = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl";
    const lines = linesOf((log) => {
      log.warn({
        headers: { authorization: `Bearer opaque-1`, cookie: "auth._refresh_token.cognito=opaque-2", "set-cookie": "a=opaque-3" },
      });
      log.warn({ kept: { accessToken: "opaque-4", idToken: "opaque-5", refreshToken: "opaque-6" } });
      log.warn({ reason: `refused ${token} and Bearer opaque-7, Bearer%20opaque-8` });
      log.error({ err: new Error(`with auth._refresh_token.google=opaque-9; Path=/ and ${token}`) }, "failed");
    });

    expect(lines).not.toMatch(/opaque|eyJ/);
    expect(lines.match(/removed/g)?.length).toBeGreaterThan(8);
  });

  it("removes the parameters of a sign-in from addresses, and keeps the rest of them", () => {
    const lines = linesOf((log) => {
      log.warn({ url: "https://machinone.example/login/?code=one&state=two&tab=sign-up" });
      log.error({ err: new Error("fetch failed: /oauth2/token?refresh_token=three#id_token=four&access_token=five") }, "failed");
      log.warn("GET /login/?lang=ja&code_verifier=six&nonce=seven");
    });

    expect(lines).not.toMatch(/one&|two|three|four|five|six|seven/);
    expect(lines).toContain("https://machinone.example/login/?code=[removed]&state=[removed]&tab=sign-up");
    expect(lines).toContain("/login/?lang=ja&code_verifier=[removed]");
  });

  it("removes the number of a letter to an owner from the address of its page, and no folder of that name", () => {
    const lines = linesOf((log) => {
      log.warn("GET /letters/7Q3K-9MZX-2B4W-TR8H failed");
      log.warn({ url: "https://machinone.example/letters/7q3k9mzx2b4wtr8h" });
      log.warn("at src/domain/letters/inquiries/inquiry-consent.ts:3");
    });

    expect(lines).not.toMatch(/7q3k/i);
    expect(lines).toContain("src/domain/letters/inquiries/inquiry-consent.ts:3");
  });

  it("leaves ordinary words alone", () => {
    const line = linesOf((log) => log.info({ state: "kept", code: "P2002", kind: "condo" }, "a token bucket of state and code"));

    expect(JSON.parse(line)).toMatchObject({ state: "kept", code: "P2002", kind: "condo", msg: "a token bucket of state and code" });
  });
});
