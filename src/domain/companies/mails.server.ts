import { makeLink, type RegisteredMail, registerMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import {
  ADDRESS_ASKED,
  ADDRESS_CHANGES,
  COMPANY_APPLIED,
  COMPANY_DECIDED,
  KEY_MADE,
  STAFF_INVITED,
  STAFF_REMOVED,
} from "./company-mails.ts";
import { askedAddress } from "./company-store.server.ts";
import { ADDRESS_PAGE } from "./inquiry-address.server.ts";
import { INVITATION_PAGE } from "./invitation.ts";
import { findInvitation } from "./invitation-store.server.ts";

/** Every kind of mail this domain sends. An invitation that was taken back, and an address asked for that another has replaced, before its mail went out goes nowhere. */
export function companyMails(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
}): readonly RegisteredMail[] {
  const invited = registerPreparedMail(STAFF_INVITED, async ({ invitationId }, { origin }) => {
    const invitation = await findInvitation(deps.db, invitationId);
    if (!invitation || invitation.outcome !== null) return null;
    const token = await makeLink(deps, INVITATION_PAGE, invitationId);
    return {
      added: { invitationUrl: `${origin}/console/invitation/${token}` },
      headers: {},
      takeBack: () => takeBackLink(deps.db, token),
    };
  });
  const asked = registerPreparedMail(ADDRESS_ASKED, async ({ askedId }, { origin }) => {
    if (!(await askedAddress(deps.db, askedId))) return null;
    const token = await makeLink(deps, ADDRESS_PAGE, askedId);
    return { added: { confirmUrl: `${origin}/console/address/${token}` }, headers: {}, takeBack: () => takeBackLink(deps.db, token) };
  });
  return [
    asked,
    registerMail(ADDRESS_CHANGES),
    registerMail(COMPANY_APPLIED),
    registerMail(COMPANY_DECIDED),
    invited,
    registerMail(STAFF_REMOVED),
    registerMail(KEY_MADE),
  ];
}
