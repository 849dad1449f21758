import { neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { freeText } from "#kernel/fields/text-kinds.ts";

/** Text that somebody of an office has to write, of at most so many characters. */
export const freeTextInput = (most: number) => neededTextSchema(freeText(most));
export const optionalTextInput = (most: number) => textSchema(freeText(most));
