import { expect, it } from "vitest";
import { LINK_REFUSALS } from "./link-refusals.ts";

it("a login that made another account is freed by leaving that one, and nobody is led to leave this one", () => {
  expect(LINK_REFUSALS.taken).toContain("作ったときは外せません");
  expect(LINK_REFUSALS.taken).toContain("そちらを退会すると");
});
