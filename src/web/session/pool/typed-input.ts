import type { ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { Attribute, Texts } from "./operations.ts";

/** Refuses what may not be empty before anything is sent. */
export function mustBeGiven(text: string | undefined, refusal: ErrorKey): string {
  if (!text?.trim()) throw new CatalogueError(refusal);
  return text;
}

/** The wire's form of attributes. Refuses an empty address: removing one is `deleteAttributes`. */
export function attributeList(attributes: Texts): readonly Attribute[] {
  if (attributes.email !== undefined) mustBeGiven(attributes.email, "Email cannot be empty");
  if (attributes.phone_number !== undefined) mustBeGiven(attributes.phone_number, "Phone number cannot be empty");
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
