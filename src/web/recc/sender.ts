import type { Recommendations } from "#api/client/client.ts";
import type { SiteIdentity } from "#api/client/context.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

/** In whose name something was sent, as law asks to be told. */
export type Sender = {
  readonly name: string;
  /** Who runs it, where that is called otherwise. */
  readonly operator: string | null;
  readonly address: string;
  readonly licence: string;
  /** Of the brand, `#0B5D66`; null: our own. */
  readonly colour: string | null;
  /** Who answers for the company; null: nobody in person. */
  readonly agent: { readonly name: string; readonly phone: string | null } | null;
};

/** An office that sends under its own name. */
export function officeSender({ name, licence, address, colour }: NonNullable<Recommendations["sender"]>): Sender {
  return { name, operator: null, address, licence, colour, agent: null };
}

/** The site itself. */
export function siteSender({
  operatorName,
  operatorAddress,
  licenceNumber,
}: Pick<SiteIdentity, "operatorName" | "operatorAddress" | "licenceNumber">): Sender {
  const operator = operatorName === SERVICE_NAME ? null : operatorName;
  return { name: SERVICE_NAME, operator, address: operatorAddress, licence: licenceNumber, colour: null, agent: null };
}
