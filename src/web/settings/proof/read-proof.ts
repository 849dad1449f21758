import { readRecoveryCode } from "#domain/identity/recovery/recovery-code.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { readCode } from "#web/kit/code/read-code.ts";
import type { Asking } from "./proof.ts";

export const PROOF_PASSWORD = "proof-password";
export const PROOF_CODE = "proof-code";
export const PROOF_FACTOR = "proof-factor";

/** What was typed into the question of the dialog, or what is wrong with it before it is sent. */
export function readProof(asking: Pick<Asking, "kind">, typed: Typed): ReadForm<string> {
  if (asking.kind === "password") {
    const password = typed[PROOF_PASSWORD] ?? "";
    return password === "" ? missing(PROOF_PASSWORD, "いまのパスワードを入力してください") : { ok: true, input: password };
  }
  if (asking.kind === "choose") {
    const factor = typed[PROOF_FACTOR] ?? "";
    return factor === "" ? missing(PROOF_FACTOR, "確認方法を選んでください") : { ok: true, input: factor };
  }
  const recovery = readRecoveryCode(typed[PROOF_CODE] ?? "");
  return recovery === null ? readCode(PROOF_CODE, typed) : { ok: true, input: recovery };
}

function missing(field: string, message: string): ReadForm<string> {
  return { ok: false, issues: [{ field, message }] };
}
