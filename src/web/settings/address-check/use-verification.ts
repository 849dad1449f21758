import { useNavigate } from "@tanstack/react-router";
import { type Action, useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { type CheckedAddress, keepPending } from "./pending-check.ts";

const SCREENS = { email: "/settings/account/edit/email-check", phone_number: "/settings/account/edit/tel" } as const;

export type Verification = Action & {
  /** Sends a code to an address that the account has, and goes to where it is entered. */
  readonly verify: (name: CheckedAddress, address: string) => void;
};

export function useVerification(client: IdentityClient, sub: string): Verification {
  const navigate = useNavigate();
  const action = useAction(failureText);
  const verify = (name: CheckedAddress, address: string) =>
    void action.run(async () => {
      await client.sendAttributeCode(name);
      keepPending(name, sub, { address, sentAt: Date.now() });
      await navigate({ to: SCREENS[name] });
    });
  return { ...action, verify };
}
