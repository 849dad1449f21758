import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { ChallengeName } from "#domain/identity/core/types.ts";
import type { SrpIdentity } from "#domain/identity/srp/srp.ts";
import { expectedSignature } from "#domain/identity/srp/srp-server.server.ts";
import { isFreshClaim } from "#domain/identity/srp/timestamp.ts";
import { readTicket, type Ticket } from "#domain/identity/tickets/tickets.server.ts";

const detailShape = z.object({ A: z.string(), B: z.string(), b: z.string() });

type Responses = Readonly<Record<string, string>>;

/** What an SRP answer must bring. Refuses with the name of the first parameter that is missing. */
export type SrpClaim = { readonly block: string; readonly signature: string; readonly timestamp: string };

export function readClaim(responses: Responses): SrpClaim {
  const take = (name: string) => responses[name] ?? fail(name);
  return {
    block: take("PASSWORD_CLAIM_SECRET_BLOCK"),
    signature: take("PASSWORD_CLAIM_SIGNATURE"),
    timestamp: take("TIMESTAMP"),
  };
}

function fail(name: string): never {
  throw refuse.parameterMissing(name);
}

/** The ticket in a secret block. One that is not ours, or of another client or stage, is refused like a wrong password. */
export function openBlock(
  service: Pick<IdentityService, "secrets" | "clock">,
  block: string,
  expected: { clientId: string; stage: ChallengeName },
): Ticket {
  return readTicket(service, Buffer.from(block, "base64").toString("base64url"), expected);
}

/** Whether the client knows the secret: the signature is the only right one, and was made just now. */
export function isProof(
  { power, clock }: Pick<IdentityService, "power" | "clock">,
  claim: SrpClaim,
  { ticket, identity, verifier }: { readonly ticket: Ticket; readonly identity: SrpIdentity; readonly verifier: Buffer },
): boolean {
  const { A, B, b } = detailShape.parse(ticket.detail);
  const expected = expectedSignature(power, {
    ...identity,
    A: Buffer.from(A, "base64"),
    B,
    b: Buffer.from(b, "base64"),
    verifier,
    secretBlock: Buffer.from(claim.block, "base64"),
    timestamp: claim.timestamp,
  });
  const given = Buffer.from(claim.signature, "base64");
  const isRight = expected !== null && expected.length === given.length && timingSafeEqual(expected, given);
  return isRight && isFreshClaim(claim.timestamp, clock.now());
}
