import { verifySigned } from "#domain/identity/index.server.ts";
import { refuseSignature } from "#domain/identity/operators/sigv4-refusals.ts";

/** Who may call the signed operations: access key id and secret. */
export type OperatorKeys = ReadonlyMap<string, string>;

type Signed = { readonly body: Uint8Array; readonly operators: OperatorKeys; readonly now: Date };

/** The access key that signed a request (SigV4). Refuses one that is unsigned, wrong, old or of a key nobody has. */
export async function verifyOperator(request: Request, { body, operators, now }: Signed): Promise<string> {
  const { method, url, headers } = request;
  const secretOf = (accessKeyId: string) => operators.get(accessKeyId) ?? null;
  const verified = await verifySigned({ method, url, headers, body, service: "cognito-idp", now, secretOf });
  if (!verified.ok) throw refuseSignature(verified.reason);
  return verified.value.accessKeyId;
}
