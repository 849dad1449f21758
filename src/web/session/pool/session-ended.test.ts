import { describe, expect, it } from "vitest";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { isRefreshRefused, isSessionEnded } from "./session-ended.ts";
import { IdentityFault } from "./types.ts";

const fault = (message: string, name = "NotAuthorizedException") => new IdentityFault(name, message, 400);

describe("a session has ended", () => {
  it.each([
    "Access Token has been revoked",
    "Refresh Token has been revoked",
    "User is disabled",
    "User does not exist",
    "Refresh Token has expired",
  ])("when the service says: %s, with a dot or without", (message) => {
    expect([isSessionEnded(fault(message)), isSessionEnded(fault(`${message}.`, "UserNotFoundException"))]).toEqual([true, true]);
  });

  it.each([
    fault("Incorrect username or password."),
    fault("Access Token has expired"),
    new Error("User does not exist."),
    new CatalogueError("User does not exist."),
    null,
  ])("not when it hears %s", (error) => {
    expect(isSessionEnded(error)).toBe(false);
  });
});

describe("a refresh was refused for good", () => {
  it.each([
    [fault("Invalid Refresh Token."), true],
    [fault("User does not exist.", "UserNotFoundException"), true],
    [new CatalogueError("Both token and refresh token have expired. Your request was aborted."), true],
    [new CatalogueError("Network error"), false],
    [fault("Rate exceeded", "TooManyRequestsException"), false],
  ])("%s: %s", (error, isRefused) => {
    expect(isRefreshRefused(error)).toBe(isRefused);
  });
});
