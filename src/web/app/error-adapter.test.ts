import { describe, expect, test } from "vitest";
import { errorAdapter } from "./error-adapter.ts";
import { SiteError, shownError } from "./site-error.ts";

const overTheWire = (error: Error) => errorAdapter.fromSerializable(errorAdapter.toSerializable(error));

describe("an error on its way to the browser", () => {
  test("keeps the status and message meant for visitors", () => {
    expect(shownError(overTheWire(new SiteError(503, "Maintenance")))).toEqual({ status: 503, message: "Maintenance" });
  });

  test("loses everything else", () => {
    const error = new TypeError("connect ECONNREFUSED 10.0.0.5:5432", { cause: "secret" });

    expect(JSON.stringify(errorAdapter.toSerializable(error))).toBe('{"status":500,"message":"Error"}');
    expect(shownError(overTheWire(error))).toEqual({ status: 500, message: "Error" });
  });

  test("is taken for an error and nothing else is", () => {
    expect(
      [new Error("x"), new SiteError(404, "x"), { status: 500, message: "x" }, "x", null].map((value) => errorAdapter.test(value)),
    ).toEqual([true, true, false, false, false]);
  });
});
