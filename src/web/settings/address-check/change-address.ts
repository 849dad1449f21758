import { type IdentityClient, IdentityFault } from "#web/session/pool/types.ts";
import type { CheckedAddress } from "./pending-check.ts";

export type AddressCalls = Pick<IdentityClient, "updateAttributes" | "sendAttributeCode">;

/** Takes up a new address and sees that a code goes to it, whether or not the pool sends one by itself. */
export async function changeAddress(client: AddressCalls, name: CheckedAddress, address: string): Promise<void> {
  const sent = await client.updateAttributes({ [name]: address });
  if (!sent.some(({ attribute }) => attribute === name)) await client.sendAttributeCode(name);
}

/** Said where the address belongs to another account: no more than that it cannot be used. */
export const TAKEN: Readonly<Record<CheckedAddress, string>> = {
  email: "このメールアドレスには変更できませんでした。別のメールアドレスをお試しください。",
  phone_number: "この電話番号は登録できませんでした。別の番号をお試しください。",
};

/** The address belongs to somebody else. Nobody is told so: forms speak of one that cannot be used. */
export function isTaken(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "AliasExistsException";
}
