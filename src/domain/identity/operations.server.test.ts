import { describe, expect, it } from "vitest";
import { OWN_OPERATIONS, OWN_TARGET } from "#wire/own-operations.ts";
import { operations } from "./operations.server.ts";

describe("the operations", () => {
  it.each(OWN_OPERATIONS)("that Cognito has none for answer under our own target alone: %s", (name) => {
    expect(operations.get(`${OWN_TARGET}.${name}`)?.name).toBe(name);
    expect(operations.has(`AWSCognitoIdentityProviderService.${name}`)).toBe(false);
  });

  it("under our own target are those that are listed, and no more", () => {
    const own = [...operations.keys()].filter((target) => target.startsWith(OWN_TARGET));

    expect(own).toHaveLength(OWN_OPERATIONS.length);
  });
});
