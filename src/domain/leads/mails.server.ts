import { makeLink, type RegisteredMail, registerMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import type { LinkPurpose } from "#domain/notifications/links/types.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { DOCUMENT_SENT, LEAD_ANSWERED, LEAD_RECEIVED } from "./core/lead-mails.ts";
import { isLeadOpen } from "./core/lead-states.ts";
import { DOCUMENT_PAGE } from "./document/document-page.ts";
import { findLead, lockLead } from "./leads/lead-store.server.ts";
import { stepLead } from "./leads/step-lead.server.ts";
import {
  TRIAL_APPROVED,
  TRIAL_CONVERTED,
  TRIAL_ENDED,
  TRIAL_ENDS_SOON,
  TRIAL_EXTENDED,
  TRIAL_RECEIVED,
  TRIAL_REJECTED,
} from "./trial/trial-mails.ts";
import { TRIAL_PAGE } from "./trial/trial-page.server.ts";
import { findTrial } from "./trial/trial-store.server.ts";

type MailDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Every kind of mail this domain sends. Links are made as a mail goes out; whoever holds one has it behind #, which no server sees. */
export function leadMails(deps: MailDeps): readonly RegisteredMail[] {
  return [
    registerMail(LEAD_RECEIVED),
    registerMail(LEAD_ANSWERED),
    documentMail(deps),
    registerMail(TRIAL_RECEIVED),
    registerMail(TRIAL_REJECTED),
    registerMail(TRIAL_EXTENDED),
    registerMail(TRIAL_CONVERTED),
    ...trialMails(deps),
  ];
}

async function linkTo(deps: MailDeps, purpose: LinkPurpose, id: string) {
  const token = await makeLink(deps, purpose, id);
  return { token, headers: {}, takeBack: () => takeBackLink(deps.db, token) };
}

/** A document that went out is `sent`; of a lead that is over nothing goes out any more. */
function documentMail(deps: MailDeps): RegisteredMail {
  return registerPreparedMail(
    DOCUMENT_SENT,
    async ({ number }, { origin }) => {
      const lead = await findLead(deps.db, number);
      if (!lead || !isLeadOpen(lead.state)) return null;
      const { token, ...around } = await linkTo(deps, DOCUMENT_PAGE, number);
      return { ...around, added: { documentUrl: `${origin}/biz/document#t=${token}` } };
    },
    {
      onOutcome: async (tx, { number }, outcome) => {
        const lead = outcome === "sent" ? await lockLead(tx, number) : null;
        // A lead that somebody took up before its mail went out stays theirs.
        if (lead) await stepLead(tx, lead, { step: "send", actor: "system", at: deps.clock.now() });
      },
    },
  );
}

function trialMails(deps: MailDeps): readonly RegisteredMail[] {
  const page = async (number: string, origin: string) => {
    const { token, ...around } = await linkTo(deps, TRIAL_PAGE, number);
    return { ...around, added: { trialUrl: `${origin}/console/trial#t=${token}` } };
  };
  return [
    registerPreparedMail(TRIAL_APPROVED, ({ number }, { origin }) => page(number, origin)),
    registerPreparedMail(TRIAL_ENDS_SOON, async ({ number, endsAt }, { origin }) => {
      const trial = await findTrial(deps.db, number);
      // Extended, turned off or over since it was put in.
      if (!trial?.wantsReminders || trial.endsAt?.toISOString() !== endsAt || trial.state === "converted") return null;
      return page(number, origin);
    }),
    registerPreparedMail(TRIAL_ENDED, async ({ number }, { origin }) => {
      const trial = await findTrial(deps.db, number);
      return trial?.state === "ended" && trial.wantsReminders ? page(number, origin) : null;
    }),
  ];
}
