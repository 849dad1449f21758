import { describe, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import { movableClock } from "#platform/clock.ts";
import { openLog } from "#platform/log.server.ts";
import { callerByAddress } from "./caller-key.ts";
import { CSP_REPORT_PATH, cspReports } from "./csp-reports.ts";

const OLD = "application/csp-report";
const NEW = "application/reports+json";

function receiver() {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const app = cspReports({ clock, log, callerKey: callerByAddress({ trustProxy: NO_PROXY }) });
  const send = (type: string, body: unknown, from = "192.0.2.1") =>
    app.request(
      CSP_REPORT_PATH,
      { method: "POST", headers: { "content-type": type }, body: typeof body === "string" ? body : JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: from } } },
    );
  return { clock, lines, send };
}

const WARNING = 40;
const INFORMATION = 30;

const violation = (address = "https://evil.example/x.js") => ({
  "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": address, "document-uri": "https://machinone.example/login/" },
});
const newViolation = (body: object = {}) => ({
  type: "csp-violation",
  age: 1,
  url: "https://machinone.example/",
  user_agent: "…",
  body: {
    effectiveDirective: "style-src-attr",
    blockedURL: "inline",
    documentURL: "https://machinone.example/",
    disposition: "enforce",
    ...body,
  },
});

describe("POST /csp-report", () => {
  it("logs a short line of a report of the older kind", async () => {
    const { lines, send } = receiver();

    expect((await send(OLD, violation())).status).toBe(204);
    expect(lines).toEqual([
      {
        level: WARNING,
        time: expect.any(Number),
        directive: "script-src-elem",
        blocked: "https://evil.example/x.js",
        page: "https://machinone.example/login/",
        msg: "the content security policy stopped something",
      },
    ]);
  });

  it("logs a line for each report of the newer kind, and nothing of other kinds", async () => {
    const { lines, send } = receiver();
    const sent = await send(NEW, [newViolation(), newViolation({ disposition: "report" }), { type: "deprecation", body: {} }, "nonsense"]);

    expect(sent.status).toBe(204);
    expect(lines.map(({ directive, blocked, level }) => [directive, blocked, level])).toEqual([
      ["style-src-attr", "inline", WARNING],
      ["style-src-attr", "inline", INFORMATION],
    ]);
  });

  it("warns of nothing that the stricter policy only reports", async () => {
    const { lines, send } = receiver();
    await send(OLD, { "csp-report": { ...violation()["csp-report"], disposition: "report" } });

    expect(lines).toMatchObject([{ level: INFORMATION, msg: "the stricter content security policy would have stopped something" }]);
  });

  it("logs addresses without query, fragment and content", async () => {
    const { lines, send } = receiver();
    const page = "https://machinone.example/login/?code=secret-1&state=secret-2#id_token=secret-3";
    await send(OLD, {
      "csp-report": { "violated-directive": "img-src", "blocked-uri": "data:image/png;base64,secret-4", "document-uri": page },
    });
    await send(NEW, [newViolation({ documentURL: page, blockedURL: "https://x.example/?q=secret-5", sample: "secret-6" })]);

    expect(JSON.stringify(lines)).not.toContain("secret");
    expect(lines.map(({ blocked, page }) => `${blocked} on ${page}`)).toEqual([
      "data: on https://machinone.example/login/",
      "https://x.example/ on https://machinone.example/login/",
    ]);
  });

  it("keeps lines short and few, however much one report holds", async () => {
    const { lines, send } = receiver();
    const long = newViolation({ blockedURL: `https://x.example/${"y".repeat(1000)}`, effectiveDirective: "z".repeat(1000) });
    await send(
      NEW,
      Array.from({ length: 7 }, () => long),
    );

    expect(lines).toHaveLength(5);
    expect(Math.max(...lines.map((line) => JSON.stringify(line).length))).toBeLessThan(800);
  });

  it.each([
    ["application/json", violation(), 415],
    ["", violation(), 415],
    [`${OLD}-x`, violation(), 415],
    [OLD, "{", 400],
    [OLD, "x".repeat(17 * 1024), 413],
  ])("refuses what is no report: %s", async (type, body, status) => {
    const { lines, send } = receiver();

    expect((await send(type, body)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  it("takes what it does not know for no violation", async () => {
    const { lines, send } = receiver();
    for (const body of [{}, [], '"text"', { "csp-report": 1 }]) expect((await send(OLD, body)).status).toBe(204);

    expect(lines).toEqual([]);
  });

  it("is limited by caller and altogether, and goes on later", async () => {
    const { clock, lines, send } = receiver();
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send(OLD, violation())).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);

    for (let caller = 0; caller < 300; caller += 1) await send(OLD, violation(), `192.0.2.${caller}`);
    expect(lines.length).toBeLessThanOrEqual(200);
    clock.advance(minutes(1));
    expect((await send(OLD, violation())).status).toBe(204);
  });
});
