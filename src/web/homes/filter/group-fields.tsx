import type { ReactNode } from "react";
import { AgeFields, KindFields, LayoutFields, WalkFields } from "./choice-fields.tsx";
import type { GroupProps } from "./group-props.ts";
import type { Group } from "./group-values.ts";
import { MoreFields } from "./more-fields.tsx";
import { PriceFields, SizeFields } from "./size-fields.tsx";

const FIELDS: Readonly<Record<Exclude<Group, "place">, (props: GroupProps) => ReactNode>> = {
  kinds: KindFields,
  price: PriceFields,
  layouts: LayoutFields,
  size: SizeFields,
  walk: WalkFields,
  age: AgeFields,
  more: MoreFields,
};

/** What can be chosen under one control. */
export function GroupFields({ group, ...props }: GroupProps & { readonly group: Exclude<Group, "place"> }) {
  const Fields = FIELDS[group];
  return <Fields {...props} />;
}
