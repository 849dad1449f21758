import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  attributes,
  clientId,
  integer,
  oneOf,
  parseRequest,
  password,
  sensitive,
  stringMap,
  username,
} from "#domain/identity/core/shapes.ts";

const shape = z.object({
  ClientId: clientId,
  Username: username.optional(),
  Password: password.optional(),
  Limit: integer({ min: 0, max: 60 }).optional(),
  Flow: oneOf(["A", "B"]).optional(),
  UserAttributes: attributes.optional(),
  Parameters: sensitive(stringMap).optional(),
});

const fault = (changes: object) => {
  try {
    parseRequest(shape, { ClientId: "abc", ...changes });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe("a request that breaks a constraint", () => {
  it.each([
    [
      "names the missing member",
      { ClientId: undefined },
      "1 validation error detected: Value null at 'clientId' failed to satisfy constraint: Member must not be null",
    ],
    [
      "leaves out the value of a sensitive member",
      { Username: "a".repeat(129) },
      "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must have length less than or equal to 128",
    ],
    [
      "leaves out a password",
      { Password: "with space" },
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+",
    ],
    [
      "lists what an enumeration takes",
      { Flow: "C" },
      "1 validation error detected: Value 'C' at 'flow' failed to satisfy constraint: Member must satisfy enum value set: [A, B]",
    ],
    [
      "bounds a number",
      { Limit: 61 },
      "1 validation error detected: Value at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60",
    ],
    [
      "counts list members from one",
      { UserAttributes: [{ Name: "a" }, { Name: "b".repeat(33) }] },
      `1 validation error detected: Value '${"b".repeat(33)}' at 'userAttributes.2.member.name' failed to satisfy constraint: Member must have length less than or equal to 32`,
    ],
    [
      "counts the faults",
      { Limit: -1, Flow: "C" },
      "2 validation errors detected: Value at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 0; Value 'C' at 'flow' failed to satisfy constraint: Member must satisfy enum value set: [A, B]",
    ],
  ])("%s", (_title, changes, expected) => {
    expect(fault(changes)).toBe(expected);
  });

  it("never repeats the value of a map of secrets", () => {
    expect(fault({ Parameters: { PASSWORD: 12345 } })).not.toContain("12345");
  });
});

it("takes a user name in any script", () => {
  expect(fault({ Username: "山田太郎＠例" })).toBeNull();
});
