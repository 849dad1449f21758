import type { Operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";
import { isRecent, tokenToProve } from "./recent-sign-in.ts";

/**
 * The operation, refused with {@link refuse.recentSignInRequired} where its list says that it wants a recent sign-in, its client asks for one
 * and the sign-in of the token is older. A token that is none is refused as the operation itself would.
 */
export function withRecentSignIn(operation: Operation): Operation {
  return {
    ...operation,
    run: async (service, body, caller) => {
      const token = operation.access === "open" ? tokenToProve(operation.name, body) : null;
      if (token !== null) {
        const { grant, client } = await authenticate(service, token);
        if (!isRecent(grant, client, service.clock.now())) throw refuse.recentSignInRequired();
      }
      return operation.run(service, body, caller);
    },
  };
}
