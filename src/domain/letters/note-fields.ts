import { required } from "#kernel/fields/field-kind.ts";
import { TOWN_NOTE } from "#kernel/fields/letter-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";
import { STANCES } from "./types.ts";

/** What まちの声 asks for, in the order of its form. */
export const NOTE_FIELDS = { stance: required("あなたの立場", oneOf(STANCES)), body: TOWN_NOTE } as const;
