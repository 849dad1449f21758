import { expect, it } from "vitest";
import { jobSearch, resultSearch } from "./id-search.ts";

it("takes an id from the address as it is", () => {
  expect([jobSearch({ job: "a-1" }).job, resultSearch({ id: "b_2" }).id]).toEqual(["a-1", "b_2"]);
});

it.each([undefined, "", 12, ["a"], { a: 1 }, null])("overrules %j, which the router would hand on as it was typed", (value) => {
  expect({ ...{ job: value }, ...jobSearch({ job: value }) }.job).toBeUndefined();
  expect({ ...{ id: value }, ...resultSearch({ id: value }) }.id).toBeUndefined();
});
