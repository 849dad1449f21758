import type { MailKind, MailWriter } from "#domain/notifications/core/types.ts";
import { type Addition, makeLink, type RegisteredMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import {
  LETTER_CHANGED,
  NOTICE_LINK,
  type OfRegistration,
  REGISTRATION_RECEIVED,
  type WithOptions,
  YEARLY_REPORT,
} from "./notice-mails.ts";
import { NOTICE_PAGES } from "./notice-pages.ts";
import { findRegistration, type Registration } from "./registration-store.server.ts";

type LinkDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Every kind of mail a registration gets. Each carries a new link; the notices among them can be stopped with one press (RFC 8058). */
export function noticeMails(deps: LinkDeps): readonly RegisteredMail[] {
  const notice = <Facts extends OfRegistration>(kind: MailKind<Facts, WithOptions>, isWanted: (now: Registration) => boolean) =>
    registerPreparedMail(kind, async ({ registrationId }, writer) => {
      const registration = await findRegistration(deps.db, registrationId);
      if (!registration?.isConfirmed || !isWanted(registration)) return null;
      return withLink(deps, registration, writer, true);
    });
  const receipt = <Facts extends OfRegistration>(kind: MailKind<Facts, WithOptions>) =>
    registerPreparedMail(kind, async ({ registrationId }, writer) => {
      const registration = await findRegistration(deps.db, registrationId);
      return registration && withLink(deps, registration, writer, false);
    });
  return [
    receipt(REGISTRATION_RECEIVED),
    receipt(NOTICE_LINK),
    notice(LETTER_CHANGED, ({ onChange }) => onChange),
    notice(YEARLY_REPORT, ({ yearly }) => yearly),
  ];
}

async function withLink(
  deps: LinkDeps,
  { id }: Registration,
  { origin }: MailWriter,
  canBeStopped: boolean,
): Promise<Addition<WithOptions>> {
  const token = await makeLink(deps, NOTICE_PAGES, id);
  const stop = `<${origin}/api/estate/risk-notices/stop?token=${token}>`;
  return {
    added: { optionsUrl: `${origin}/risk/thanks-registration?token=${token}` },
    headers: canBeStopped ? { "List-Unsubscribe": stop, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {},
    takeBack: () => takeBackLink(deps.db, token),
  };
}
