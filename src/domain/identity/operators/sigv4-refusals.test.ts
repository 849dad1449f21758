import { describe, expect, it } from "vitest";
import type { SignatureProblem } from "./sigv4.ts";
import { refuseSignature } from "./sigv4-refusals.ts";

describe("refuseSignature", () => {
  it.each<[SignatureProblem, string]>([
    ["missing", "MissingAuthenticationTokenException"],
    ["malformed", "IncompleteSignatureException"],
    ["presign-too-long", "IncompleteSignatureException"],
    ["unsupported-payload", "IncompleteSignatureException"],
    ["unknown-key", "UnrecognizedClientException"],
    ["wrong-scope", "InvalidSignatureException"],
    ["unsigned-header", "InvalidSignatureException"],
    ["wrong-signature", "InvalidSignatureException"],
    ["wrong-payload", "InvalidSignatureException"],
    ["skewed", "InvalidSignatureException"],
    ["expired", "InvalidSignatureException"],
  ])("answers %s with %s and keeps the reason for the log", (problem, type) => {
    expect(refuseSignature(problem)).toMatchObject({ type, detail: problem });
  });
});
