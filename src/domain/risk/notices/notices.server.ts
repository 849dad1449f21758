import { openLink, queueMail } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { NOTICE_LINK } from "./notice-mails.ts";
import { NOTICE_PAGES } from "./notice-pages.ts";
import { findRegistration, type Registration, saveWants, type Wants } from "./registration-store.server.ts";

type NoticeDeps = { readonly db: Db; readonly clock: Clock };

export type NoticeOptions = Pick<Registration, "subject" | "onChange" | "yearly" | "isConfirmed"> & {
  /** The link is too old to change anything but to stop. */
  readonly isExpired: boolean;
};

type Opened = { readonly registration: Registration; readonly isExpired: boolean };

async function openedBy({ db, clock }: { readonly db: Db | Tx; readonly clock: Clock }, token: string): Promise<Opened | null> {
  const link = await openLink({ db, clock }, NOTICE_PAGES, token);
  const registration = link && (await findRegistration(db, link.subject));
  return registration && { registration, isExpired: link.isExpired };
}

function optionsOf({ registration: { subject, onChange, yearly, isConfirmed }, isExpired }: Opened): NoticeOptions {
  return { subject, onChange, yearly, isConfirmed, isExpired };
}

/** What the holder of a link may see and change. Null: no such link. */
export async function noticeOptions(deps: NoticeDeps, token: string): Promise<NoticeOptions | null> {
  const opened = await openedBy(deps, token);
  return opened && optionsOf(opened);
}

/** Saves which notices the holder of a link wants; this confirms the address. */
export function saveNotices({ db, clock }: NoticeDeps, token: string, wants: Wants): Promise<Result<NoticeOptions, "unknown" | "expired">> {
  return inTransaction(db, async (tx) => {
    const opened = await openedBy({ db: tx, clock }, token);
    if (!opened) return refused("unknown");
    if (opened.isExpired) return refused("expired");
    await saveWants(tx, { id: opened.registration.id, wants, at: clock.now() });
    return ok({ ...optionsOf(opened), ...wants, isConfirmed: true });
  });
}

/** Stops every notice of a registration, with a link of any age; twice does no harm. False: no such link. */
export function stopNotices({ db, clock }: NoticeDeps, token: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const opened = await openedBy({ db: tx, clock }, token);
    if (opened) await saveWants(tx, { id: opened.registration.id, wants: { onChange: false, yearly: false }, at: clock.now() });
    return opened !== null;
  });
}

/** Mails a new link to the address of the registration that an old one leads to. False: no such link. */
export function sendNewLink({ db, clock }: NoticeDeps, token: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const opened = await openedBy({ db: tx, clock }, token);
    if (!opened) return false;
    const { id, subject, email } = opened.registration;
    await queueMail(tx, NOTICE_LINK, { to: email, at: clock.now(), facts: { registrationId: id, subject } });
    return true;
  });
}
