import type { Yen } from "#kernel/yen.ts";
import type { Owner, Residence, SaleFacts, Structure } from "./types.ts";

export type KnownOwner = Omit<Owner, "reliefUsedIn"> & { readonly reliefUsedIn: number | "never" };

/** Facts in which what was missing has been assumed one way or the other. What may be left out altogether stays null. */
export type KnownFacts = Omit<
  SaleFacts,
  "acquiredOn" | "buildingPriceYen" | "structure" | "purchaseCostsYen" | "residence" | "owners" | "lots" | "hasLowPriceAgreement"
> & {
  readonly acquiredOn: string;
  readonly buildingPriceYen: Yen;
  readonly structure: Structure;
  readonly purchaseCostsYen: Yen;
  readonly residence: Residence;
  readonly owners: readonly KnownOwner[];
  readonly lots: number;
  readonly hasLowPriceAgreement: boolean;
};

/** A sale whose days are all set. */
export type DatedSale = {
  readonly priceYen: Yen;
  readonly contractOn: string;
  readonly transferOn: string;
  readonly registrationOn: string;
  readonly afterEnd: "standard" | "extended";
};
