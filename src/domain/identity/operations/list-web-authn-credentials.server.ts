import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, integer, text } from "#domain/identity/core/shapes.ts";
import { describePasskey, MOST_PASSKEYS, type Passkey } from "#domain/identity/passkeys/passkey.ts";
import { listPasskeys } from "#domain/identity/passkeys/passkey-store.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** The caller's passkeys, the oldest first, a page at a time. */
export const listWebAuthnCredentials = operation({
  name: "ListWebAuthnCredentials",
  input: z.object({
    AccessToken: accessToken,
    MaxResults: integer({ min: 0, max: MOST_PASSKEYS }).optional(),
    NextToken: text({ min: 1, pattern: /[\S]+/ }).optional(),
  }),
  handle: async (service, { AccessToken, MaxResults, NextToken }) => {
    const { account } = await authenticate(service, AccessToken);
    const all = await listPasskeys(service.db, account.sub);
    const rest = all.slice(NextToken === undefined ? 0 : firstAfter(all, NextToken));
    const shown = rest.slice(0, MaxResults || MOST_PASSKEYS);
    const last = rest.length > shown.length ? shown.at(-1) : undefined;
    return { Credentials: shown.map(describePasskey), ...(last ? { NextToken: last.credentialId } : {}) };
  },
});

/** A page is named by the last passkey before it. */
function firstAfter(all: readonly Passkey[], token: string): number {
  const index = all.findIndex(({ credentialId }) => credentialId === token);
  if (index < 0) throw refuse.parameter("Invalid pagination token.");
  return index + 1;
}
