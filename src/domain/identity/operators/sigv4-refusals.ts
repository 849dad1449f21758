import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { SignatureProblem } from "./sigv4.ts";

const WRONG =
  "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.";

/** What the signed operations of the user-pool API answer to a request whose signature does not hold (AWS, "Common errors"). */
export function refuseSignature(problem: SignatureProblem): IdentityRefusal {
  switch (problem) {
    case "missing":
      return new IdentityRefusal("MissingAuthenticationTokenException", "Missing Authentication Token", problem);
    case "malformed":
    case "unsupported-payload":
    case "presign-too-long":
      return new IdentityRefusal("IncompleteSignatureException", "The request signature does not conform to AWS standards.", problem);
    case "unknown-key":
      return new IdentityRefusal("UnrecognizedClientException", "The security token included in the request is invalid.", problem);
    case "wrong-scope":
      return new IdentityRefusal("InvalidSignatureException", "Credential should be scoped to a valid region and service.", problem);
    case "unsigned-header":
      return new IdentityRefusal("InvalidSignatureException", "There were headers present in the request which were not signed.", problem);
    case "skewed":
    case "expired":
      return new IdentityRefusal("InvalidSignatureException", "Signature expired or not yet current.", problem);
    case "wrong-signature":
    case "wrong-payload":
      return new IdentityRefusal("InvalidSignatureException", WRONG, problem);
  }
}
