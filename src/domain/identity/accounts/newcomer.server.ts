import { randomUUID } from "node:crypto";
import { type CodeRequest, deliverCode, type ReservedCode, reserveCode, sendingOf } from "#domain/identity/codes/codes.server.ts";
import { returnSendAllowance } from "#domain/identity/codes/send-limits.server.ts";
import type { AddressName, CodeDelivery } from "#domain/identity/core/addresses.ts";
import type { SrpCredentials } from "#domain/identity/core/parts.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Client, Pool, Sub } from "#domain/identity/core/types.ts";
import { signUpAddress } from "./account-addresses.ts";
import { attributesOfNewcomer, type GivenAttribute } from "./attributes.ts";
import { signUpName } from "./sign-up-name.ts";
import { insertSignUp } from "./sign-up-store.server.ts";

/** Somebody who signs up: checked, but not in the database yet. */
export type Newcomer = {
  readonly client: Client;
  readonly pool: Pool;
  readonly sub: Sub;
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly credentials: SrpCredentials;
  /** Which of the attributes is the user name itself, in pools where names are addresses. */
  readonly nameAddress: AddressName | null;
  /** Where the code goes; null where the pool verifies nothing of what was given. */
  readonly codeAddress: AddressName | null;
};

type Application = {
  readonly client: Client;
  readonly pool: Pool;
  readonly name: string;
  readonly password: string;
  readonly given: readonly GivenAttribute[];
};

export type SignedUp = { readonly UserConfirmed: false; readonly UserSub: Sub; readonly CodeDeliveryDetails?: CodeDelivery };

/** Refuses a name, a password or attributes that the pool does not take, whether or not the name is free. */
export function newcomerOf({ passwords }: Pick<IdentityService, "passwords">, application: Application): Newcomer {
  const { client, pool, name, password, given } = application;
  const nameAddress = signUpName(pool, name);
  const own = nameAddress === null ? given : [...given, { Name: nameAddress, Value: name }];
  const attributes = attributesOfNewcomer({ pool, client, given: own });
  passwords.check(pool, password, name);
  const sub = randomUUID();
  const username = nameAddress === null ? name : sub;
  const credentials = passwords.srpCredentials({ pool, username, sub, password });
  return { client, pool, sub, username, attributes, credentials, nameAddress, codeAddress: signUpAddress(pool, attributes, nameAddress) };
}

type Needs = Pick<IdentityService, "db" | "clock" | "secrets" | "randomBytes" | "send" | "origin">;

/** Keeps the account with its code, all or nothing, and then sends the code. Refuses a name that is taken. */
export async function makeAccount(service: Needs, newcomer: Newcomer, caller: Caller): Promise<SignedUp> {
  const { client, pool, sub, username, attributes, credentials, nameAddress } = newcomer;
  const code = await reserveNewcomerCode(service, newcomer, caller);
  const now = service.clock.now();
  const isNew = await insertSignUp(
    service.db,
    pool,
    {
      account: {
        sub,
        poolId: pool.id,
        username,
        status: "UNCONFIRMED",
        attributes,
        ...credentials,
        createdAt: now,
        passwordChangedAt: now,
      },
      nameAddress,
      code: code?.kept ?? null,
      entry: { at: now, poolId: pool.id, clientId: client.id, sub, event: "sign-up", outcome: "done" },
    },
    caller,
  );
  if (!isNew) {
    if (code) await returnSendAllowance(service, sendingOf(code), caller);
    throw refuse.userExists();
  }
  const answer: SignedUp = { UserConfirmed: false, UserSub: sub };
  return code ? { ...answer, CodeDeliveryDetails: await deliverCode(service, code, caller) } : answer;
}

async function reserveNewcomerCode(service: Needs, newcomer: Newcomer, caller: Caller): Promise<ReservedCode | null> {
  const { client, pool, codeAddress } = newcomer;
  if (codeAddress === null) return null;
  const request: CodeRequest = { pool, client, account: newcomer, purpose: "sign-up", attributeName: codeAddress };
  return reserveCode(service, request, caller);
}
