import { type Profile, UNDISCLOSED } from "#domain/members/core/types.ts";
import { PURPOSE_FIELDS } from "./purposes.ts";

export type ProfileFields = Omit<Profile, "consentAt" | "updatedAt">;
/** Fields left out stay as they are; null makes one 未回答. */
export type ProfileChanges = { readonly [F in keyof ProfileFields]?: ProfileFields[F] | undefined };

export const NO_PROFILE: ProfileFields = { ageBand: null, gender: null, icon: null, incomeBand: null, profession: null };

export type Completeness = { readonly answered: number; readonly total: number };

/** How much of a profile is answered. 回答しない is an answer. */
export function completenessOf({ ageBand, gender, icon, incomeBand, profession }: ProfileFields): Completeness {
  const fields = [ageBand, gender, icon, incomeBand, profession];
  return { answered: fields.filter((field) => field !== null).length, total: fields.length };
}

/** Whether changes tell us something that needs agreement to its purpose. 未回答, 回答しない and an icon do not. */
export function needsConsent(changes: ProfileChanges): boolean {
  return PURPOSE_FIELDS.some((field) => {
    const answer = changes[field];
    return answer !== undefined && answer !== null && answer !== UNDISCLOSED;
  });
}
