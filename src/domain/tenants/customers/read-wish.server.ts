import type { Wish } from "#domain/queries/core/types.ts";
import { missingStep, readAnswers, wishOf } from "#domain/queries/index.server.ts";

/** A condition from outside as a tenant's customer may have it; null: something that is needed is missing. A tenant shows homes on offer and writes to no owners. */
export function readWish(raw: unknown): Wish | null {
  const told = readAnswers(raw);
  const channels = told.channels.filter((channel) => channel !== "offer");
  const answers = { ...told, name: null, channels: channels.length > 0 ? channels : (["normal"] as const) };
  return missingStep(answers) === null ? wishOf(answers) : null;
}
