import { expect, it } from "vitest";
import { challengeOf } from "./code-challenge.ts";

it("challenges as RFC 7636 does in its appendix B", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
});
