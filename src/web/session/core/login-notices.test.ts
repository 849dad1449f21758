import { beforeEach, describe, expect, it } from "vitest";
import { leaveEnd, leaveNotice, takeNotice } from "./login-notices.ts";

beforeEach(() => void takeNotice());

describe("what is left for the login page", () => {
  it("is taken once", () => {
    leaveNotice("reset");

    expect([takeNotice(), takeNotice()]).toEqual(["reset", null]);
  });

  it("is the last that was left", () => {
    leaveNotice("reset");
    leaveNotice("deleted");

    expect(takeNotice()).toBe("deleted");
  });

  it("is an end only where nothing else is to be told of", () => {
    leaveEnd("signed-out");
    expect(takeNotice()).toBe("signed-out");

    leaveNotice("deleted");
    leaveEnd("signed-out");
    expect(takeNotice()).toBe("deleted");
  });
});
