import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NOTICE_KINDS, noticesOf, TOLD } from "./notice-of.ts";

/** Every event that the code of the identity service writes down. */
function eventsInCode(): ReadonlySet<string> {
  const roots = ["src/domain/identity", "src/identity-server"];
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(`${root}/${name}`, "utf8")),
  );
  return new Set(files.flatMap((text) => [...text.matchAll(/\bevent: "([A-Za-z-]+)"/g)].map(([, event = ""]) => event)));
}

describe("the events of the audit log", () => {
  it("are each told to their person, or silent for a reason", () => {
    const events = eventsInCode();
    expect(events.size).toBeGreaterThan(35);
    expect([...events].filter((event) => !Object.hasOwn(TOLD, event))).toEqual([]);
  });

  it("call for every kind of notice there is", () => {
    const details = [
      { changed: "email phone_number" },
      { turnedOn: true },
      { turnedOff: "SMS_MFA" },
      { replaced: true },
      { newDevice: true },
    ];
    const kinds = Object.keys(TOLD).flatMap((event) => details.flatMap((detail) => noticesOf({ event, outcome: "done", detail })));
    expect([...new Set(kinds)].toSorted()).toEqual([...NOTICE_KINDS].toSorted());
  });

  it.each([
    ["password-change", "done", {}, ["password-changed"]],
    ["password-reset", "CodeMismatchException", {}, []],
    ["verify-attribute", "done", { attribute: "email" }, []],
    ["verify-attribute", "done", { attribute: "email", changed: "email" }, ["email-changed"]],
    ["attributes-change", "done", { attributes: "email" }, []],
    ["attributes-change", "done", { attributes: "name phone_number", changed: "phone_number" }, ["phone-changed"]],
    ["second-factors", "changed", { preferredMfa: "SMS_MFA" }, []],
    ["second-factors", "changed", { turnedOn: "SMS_MFA", turnedOff: "SOFTWARE_TOKEN_MFA" }, ["second-factor-on", "second-factor-off"]],
    ["authenticator-app", "set up", { replaced: false }, []],
    ["authenticator-app", "set up", { replaced: true }, ["second-factor-app-changed"]],
    ["authenticator-app", "set up", { turnedOn: true }, ["second-factor-on"]],
    ["recovery-codes", "done", { replaced: false }, []],
    ["recovery-code", "used", { remaining: 3 }, ["recovery-code-used"]],
    ["sign-in", "done", { newDevice: false }, []],
    ["sign-in", "denied", { newDevice: true }, []],
    ["passkey-added", "done", {}, ["passkey-added"]],
    ["passkey-removed", "done", {}, ["passkey-removed"]],
    ["provider-linked", "done", { provider: "Google" }, ["provider-linked"]],
    ["delete-user", "done", {}, ["account-deleted"]],
    ["constructor", "done", {}, []],
  ] as const)("tell of %s %s %j: %j", (event, outcome, detail, kinds) => {
    expect(noticesOf({ event, outcome, detail })).toEqual(kinds);
  });
});
