import { describe, expect, it } from "vitest";
import { LOGIN_OF_ANOTHER } from "#wire/hosted-refusals.ts";
import { doneSearch } from "./done-search.ts";

describe("what an address tells the account settings", () => {
  it.each([
    [{ done: "email" }, { done: "email" }],
    [{ done: "something" }, {}],
    [{ linked: "LINE", state: "s" }, { done: "linked" }],
    [{ error: "access_denied", error_description: LOGIN_OF_ANOTHER }, { notLinked: "taken" }],
    [{ error: "server_error" }, { notLinked: "failed" }],
    [{ notLinked: "taken" }, {}],
  ])("of %j is %j", (search, told) => {
    expect(doneSearch(search)).toEqual(told);
  });
});
