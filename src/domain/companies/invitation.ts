import { days } from "#kernel/duration.ts";

/** How long somebody may take to join, from the press that invited them. */
const INVITATION_LIFE = days(7);

/** What the link in the mail opens. */
export const INVITATION_PAGE = { name: "staff-invitation", life: INVITATION_LIFE } as const;

/** Staff and open invitations together. */
export const MOST_STAFF = 50;

/** Mails with an invitation that a company sends to one mailbox in a day, whatever became of the ones before. */
export const MOST_INVITATIONS_A_DAY = 3;

/** From the moment the invitation ends by itself. */
export function isExpired({ madeAt }: { readonly madeAt: Date }, now: Date): boolean {
  return now.getTime() >= expiryOf({ madeAt }).getTime();
}

export function expiryOf({ madeAt }: { readonly madeAt: Date }): Date {
  return new Date(madeAt.getTime() + INVITATION_LIFE);
}

/** Whether an account's verified address is the one that was invited. Letters count without their case, and nothing else is forgiven. */
export function isInvited(invited: string, verified: string): boolean {
  return invited.toLowerCase() === verified.toLowerCase();
}
