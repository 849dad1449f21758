import { expect, it } from "vitest";
import { SOCIAL_STRATEGIES } from "#wire/session-cookies.ts";
import { rowsOf } from "./provider-rows.ts";

const line = { name: "LINE", userId: "U1", isFirst: false, linkedAt: null };

it("are those the account has, and after them those it may still have", () => {
  expect(rowsOf([], SOCIAL_STRATEGIES).map(({ name, linked }) => [name, linked])).toEqual([
    ["Google", null],
    ["LINE", null],
    ["Facebook", null],
  ]);
  expect(rowsOf([line, { ...line, userId: "U2" }], SOCIAL_STRATEGIES).map(({ name, linked }) => [name, linked?.userId])).toEqual([
    ["LINE", "U1"],
    ["LINE", "U2"],
    ["Google", undefined],
    ["Facebook", undefined],
  ]);
});

it("offer no service that the pool does not take, and keep one that was linked before", () => {
  expect(rowsOf([line], ["google"]).map(({ name }) => name)).toEqual(["LINE", "Google"]);
});
