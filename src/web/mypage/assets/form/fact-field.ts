import type { AssetResponse } from "#api/client/client.ts";
import { boundField } from "#web/kit/form/bound.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import { fieldOf } from "./read-facts.ts";
import type { FactPath } from "./typed-facts.ts";

/** The home whose facts a form asks, as far as it says what is asked. */
type AskedHome = Pick<AssetResponse, "kind" | "apartmentKey">;
export type FactsProps = { readonly form: Form; readonly home: AskedHome };

/** What the control of a fact needs. `name`: in the form, where it is one of a list. */
export function boundFact({ form, home }: FactsProps, path: FactPath, name: string = path) {
  return { ...boundField(form, name, fieldOf(path, home.kind)) };
}

/** Of a group whose answers go together: none of them has to be there where the others are empty. */
export function boundPart(props: FactsProps, path: FactPath, name?: string) {
  return { ...boundFact(props, path, name), isRequired: false };
}

export function itself(value: string) {
  return { value, label: value };
}
