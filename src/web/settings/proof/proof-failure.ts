import type { Outcome } from "#web/kit/form/form-state.ts";
import { failureOf, isStepLost } from "#web/session/errors/failure-of.ts";
import { type Asking, ProofElsewhere } from "./proof.ts";
import { PROOF_CODE, PROOF_PASSWORD } from "./read-proof.ts";

const TOO_LATE = "時間がたったため、確認をはじめからやり直します。もう一度パスワードを入力してください。";

/** What becomes of a proof that failed: what is asked next (null: the same once more), and what the form says of it. */
export function proofFailure(error: unknown): { readonly asking: Asking | null; readonly outcome: Outcome } {
  if (error instanceof ProofElsewhere) return { asking: { kind: "elsewhere", provider: null }, outcome: "done" };
  if (isStepLost(error)) return { asking: { kind: "password" }, outcome: { issues: [], notice: TOO_LATE } };
  return { asking: null, outcome: failureOf(error, { password: PROOF_PASSWORD, code: PROOF_CODE }) };
}
