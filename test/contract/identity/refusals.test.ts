import { beforeAll, describe, expect, it } from "vitest";
import { accountRows } from "#test/contract/identity/refusals/rows-of-account.ts";
import { factorRows } from "#test/contract/identity/refusals/rows-of-factors.ts";
import { federationRows } from "#test/contract/identity/refusals/rows-of-federation.ts";
import { operatorRows } from "#test/contract/identity/refusals/rows-of-operators.ts";
import { passkeyRows } from "#test/contract/identity/refusals/rows-of-passkeys.ts";
import { signInRows } from "#test/contract/identity/refusals/rows-of-sign-in.ts";
import { tokenRows } from "#test/contract/identity/refusals/rows-of-tokens.ts";
import { type RefusalName, type RefusalWorld, type Row, refusalWorld } from "#test/contract/identity/refusals/world.ts";

/** Every refusal there is: the type asks for a row as soon as another one can be thrown. */
const rows: Readonly<Record<Exclude<RefusalName, NeverOnTheWire>, Row>> = {
  ...signInRows,
  ...tokenRows,
  ...accountRows,
  ...factorRows,
  ...passkeyRows,
  ...federationRows,
  ...operatorRows,
};

/** Of the hosted login's texts alone, or thrown nowhere. */
type NeverOnTheWire = "alreadyConfirmed";

let world: RefusalWorld;
beforeAll(async () => {
  world = await refusalWorld();
});

describe("every refusal of the service", () => {
  it.each(Object.entries(rows))("has the type and the text of the contract on the wire: %s", async (_name, { says, when }) => {
    const expected = typeof says === "string" ? says : says(world);
    expect(await when(world)).toBe(expected);
  });
});
