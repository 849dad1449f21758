import { isNotFound, SearchParamError } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { DEFAULT_ERROR } from "#wire/site-words.ts";
import { failedValidationIsNotFound } from "./failed-validation.ts";
import { SiteError, shownError } from "./site-error.ts";

describe("what the error page shows", () => {
  test("is the status and the words of an error that is meant for visitors", () => {
    expect(shownError(new SiteError(503, "ただいま接続できません"))).toEqual({ status: 503, message: "ただいま接続できません" });
  });

  test.each([
    new Error("password=furui-kagi-7"),
    new TypeError("x is undefined"),
    { status: 418, message: "secret" },
    "text",
    null,
    undefined,
  ])("is nothing of any other: %j", (error) => {
    expect(shownError(error)).toEqual(DEFAULT_ERROR);
    expect(JSON.stringify(shownError(error))).not.toMatch(/furui|secret|undefined|text/);
  });
});

describe("an address that cannot be read", () => {
  const thrownBy = (error: unknown): unknown => {
    try {
      failedValidationIsNotFound(error);
      return null;
    } catch (thrown) {
      return thrown;
    }
  };

  test("is a page that does not exist", () => {
    expect(isNotFound(thrownBy(new SearchParamError("floor", { cause: "x" })))).toBe(true);
  });

  test.each([new Error("no database"), new SiteError(503, "x"), null])("is not what else went wrong: %j", (error) => {
    expect(thrownBy(error)).toBeNull();
  });
});
