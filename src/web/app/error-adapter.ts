import { createSerializationAdapter } from "@tanstack/react-router";
import { SiteError, shownError } from "./site-error.ts";

/** Errors cross to the browser with what a visitor may see of them and nothing more: no stack, no text of an unexpected error. */
export const errorAdapter = createSerializationAdapter({
  key: "shown-error",
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => ({ ...shownError(error) }),
  fromSerializable: ({ status, message }) => new SiteError(status, message),
});
