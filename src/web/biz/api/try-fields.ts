import { required } from "#kernel/fields/field-kind.ts";
import { FIELDS_BY_KIND } from "#kernel/fields/home-fields.ts";
import { freeText } from "#kernel/fields/text-kinds.ts";

const { areaM2, layout, builtYear, floor } = FIELDS_BY_KIND.condo;

/** What a try asks of a flat. */
export const TRY_FIELDS = { address: required("住所", freeText(120, 1)), areaM2, layout, builtYear, floor } as const;
