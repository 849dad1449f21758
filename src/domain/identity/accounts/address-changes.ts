import type { AddressName } from "#domain/identity/core/addresses.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";
import { isKeptUntilVerified } from "./account-addresses.ts";
import type { AttributeChanges } from "./attributes.ts";

/** What a user's changes come to once addresses are treated as they must be. */
export type AddressPlan = AttributeChanges & {
  /** New addresses that a code is sent to. */
  readonly codes: readonly { readonly name: AddressName; readonly destination: string }[];
  /** Addresses that sign in no longer, until another is verified. */
  readonly unaliased: readonly AddressName[];
  /** Addresses whose earlier code proves nothing any more. */
  readonly uncoded: readonly AddressName[];
  /** Addresses that an operator says are verified: no code has to come back. */
  readonly vouched: readonly { readonly name: AddressName; readonly value: string }[];
};

const ADDRESSES = ["email", "phone_number"] as const;

type Known = Pick<Account, "attributes" | "smsMfa">;

/**
 * Makes new addresses unverified, and sends a code where the pool verifies them. Where the old one must stay until then, only the code goes
 * out. Refuses to remove the phone that carries the second factor.
 */
export function planAddressChanges(pool: Pool, account: Known, changes: AttributeChanges): AddressPlan {
  return ADDRESSES.reduce<AddressPlan>((plan, name) => planOne(pool, account, plan, name), {
    ...changes,
    codes: [],
    unaliased: [],
    uncoded: [],
    vouched: [],
  });
}

/**
 * What an operator's changes come to. Where `email_verified` or `phone_number_verified` is set to true, the address counts at once; any other
 * new address is treated as one that its user changes.
 */
export function planOperatorChanges(pool: Pool, account: Known, { set, remove }: AttributeChanges): AddressPlan {
  const vouched = ADDRESSES.filter((name) => set[flagOf(name)] === "true").flatMap((name) => {
    const value = set[name] ?? (remove.includes(name) ? undefined : account.attributes[name]);
    return value === undefined ? [] : [{ name, value }];
  });
  // The flag of a new address is not that of the one it may have to wait behind.
  const unproved = ADDRESSES.filter(
    (name) => set[flagOf(name)] !== "true" && set[name] !== undefined && set[name] !== account.attributes[name],
  );
  const rest = without(set, [...vouched.map(({ name }) => name), ...unproved.map(flagOf)]);
  const plan = planAddressChanges(pool, account, { set: rest, remove });
  const doubted = ADDRESSES.filter((name) => rest[flagOf(name)] === "false" && !isUserName(pool, name));
  return {
    ...plan,
    set: { ...plan.set, ...Object.fromEntries(vouched.map(({ name, value }) => [name, value])) },
    unaliased: [...plan.unaliased, ...doubted],
    uncoded: [...plan.uncoded, ...vouched.map(({ name }) => name)],
    vouched,
  };
}

const flagOf = (name: AddressName) => `${name}_verified`;

/** Such an address signs in whether or not it is verified. */
function isUserName(pool: Pool, name: AddressName): boolean {
  return pool.settings.usernameAttributes.includes(name);
}

function planOne(pool: Pool, account: Known, plan: AddressPlan, name: AddressName): AddressPlan {
  const given = plan.set[name];
  if (plan.remove.includes(name)) return removed(account, plan, name);
  if (given === undefined) return plan;
  const current = account.attributes[name];
  if (given === current) return unchanged(account, plan, name);
  const code = { name, destination: given };
  if (current !== undefined && isKeptUntilVerified(pool, account, name))
    return { ...plan, set: without(plan.set, [name]), codes: [...plan.codes, code] };
  const changed = { ...plan, set: { ...plan.set, [flagOf(name)]: "false" }, unaliased: [...plan.unaliased, name] };
  const isSent = pool.settings.autoVerified.includes(name);
  return isSent ? { ...changed, codes: [...plan.codes, code] } : { ...changed, uncoded: [...plan.uncoded, name] };
}

/** Of a verified address, a code that is on its way belongs to another one, which is not wanted any more. */
function unchanged(account: Known, plan: AddressPlan, name: AddressName): AddressPlan {
  const isVerified = account.attributes[`${name}_verified`] === "true";
  return { ...plan, set: without(plan.set, [name]), uncoded: isVerified ? [...plan.uncoded, name] : plan.uncoded };
}

function removed(account: Known, plan: AddressPlan, name: AddressName): AddressPlan {
  if (name === "phone_number" && account.smsMfa) throw refuse.parameter("Cannot delete attribute phone_number: It is in use for SMS MFA");
  return {
    ...plan,
    remove: [...plan.remove, flagOf(name)],
    unaliased: [...plan.unaliased, name],
    uncoded: [...plan.uncoded, name],
  };
}

function without(attributes: AttributeChanges["set"], names: readonly string[]): AttributeChanges["set"] {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !names.includes(key)));
}
