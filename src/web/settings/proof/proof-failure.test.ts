import { expect, it } from "vitest";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { ProofElsewhere } from "./proof.ts";
import { proofFailure } from "./proof-failure.ts";

it("a proof that took too long begins anew, and that is said", () => {
  expect(proofFailure(new CatalogueError("Authentication Error"))).toEqual({
    asking: { kind: "password" },
    outcome: { issues: [], notice: expect.stringContaining("時間がたったため") },
  });
});

it("a wrong code is told at its field, and asked for once more", () => {
  const { asking, outcome } = proofFailure(new IdentityFault("CodeMismatchException", "Code mismatch", 400));

  expect([asking, outcome]).toEqual([null, { issues: [{ field: "proof-code", message: expect.any(String) }], notice: null }]);
});

it("what only the login can ask leads there", () => {
  expect(proofFailure(new ProofElsewhere())).toEqual({ asking: { kind: "elsewhere", provider: null }, outcome: "done" });
});
