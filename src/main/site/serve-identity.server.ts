import type { SendMessage } from "#domain/identity/core/messages.ts";
import {
  createIdentityService,
  createMailSender,
  createOutboxSender,
  createSmsSender,
  deliverNotices,
  FIXED_ANSWER,
  fixedAnswerAuth,
  framedMessages,
  holdsSealed,
  type IdentityService,
  listSentMessages,
  opensSealed,
  readIpPlaces,
  sweepEnded,
} from "#domain/identity/index.server.ts";
import { operatorOf } from "#domain/notifications/render/mail-to-frame.ts";
import { identityApp } from "#identity-server/app.ts";
import { identityKeys, refuseForeignKeys } from "#main/keys/identity-key.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { insiderCheck } from "#platform/insider.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type IdentityDoor, openIdentityDoor } from "./identity-door.server.ts";
import type { Listening } from "./listen.server.ts";
import { objectStorage } from "./object-storage.server.ts";
import { smtpSettings } from "./site-mail.server.ts";

export type ServedIdentity = { readonly service: IdentityService; readonly url: string; readonly close: Listening["close"] };

const SWEEP_MS = 60_000;
/** A person reads of a change within seconds. */
const NOTICES_MS = 3_000;
const OUTBOX_SHOWS = 200;

/** The right answer to the custom questions of local mode. */
export const LOCAL_ANSWER = "1122";

/** Opens the identity service on the platform without serving it: for commands. */
export async function openIdentity(platform: Platform, config: Config, clock: Clock, origin: () => string): Promise<IdentityService> {
  const { db, log } = platform;
  const letterhead = operatorOf({ ...config, origin: (siteOrigin(config) ?? origin()).replace(/\/$/, "") });
  const send = framedMessages(sender(platform, config, clock), letterhead);
  const customAuth = config.mode === "local" ? { [FIXED_ANSWER]: fixedAnswerAuth(LOCAL_ANSWER) } : {};
  const masterKeys = await identityKeys(config, () => holdsSealed(db));
  const objects = objectStorage(platform, config);
  const places = config.ipPlacesFile === null ? {} : { placeOf: await readIpPlaces(config.ipPlacesFile) };
  const service = createIdentityService({ db, clock, log, masterKeys, origin, send, customAuth, objects, fetch, ...places });
  await refuseForeignKeys(() => opensSealed(db, service.secrets));
  return service;
}

/** Serves the identity service on an open platform, at an origin of its own: its login cookie never meets the site's. `door`: where it listens already. */
export async function serveIdentity(platform: Platform, config: Config, clock: Clock, door?: IdentityDoor): Promise<ServedIdentity> {
  const { url, close, open } = door ?? (await openIdentityDoor(config));
  const service = await openIdentity(platform, config, clock, () => config.identityOrigin ?? url);
  const listSent = (wanted: readonly string[]) => listSentMessages(platform.db, { wanted, limit: OUTBOX_SHOWS });
  const app = identityApp({
    service,
    operators: new Map(config.identityAdminKeys.map(({ id, secret }) => [id, secret])),
    trustProxy: config.trustProxy,
    home: siteOrigin(config),
    isInsider: insiderCheck(config.healthToken),
    listSent: config.mode === "local" ? listSent : null,
  });
  open((request, environment) => app.fetch(request, environment));
  const stopSweeping = regularly(
    SWEEP_MS,
    () => sweepEnded(service),
    (err) => void failedRequest(service.log, err, {}, "ended sign-ins could not be removed"),
  );
  const stopNotices = regularly(
    NOTICES_MS,
    () => deliverNotices(service),
    (err) => void failedRequest(service.log, err, {}, "notice mails could not be sent"),
  );
  return {
    service,
    url: service.origin(),
    close: async (within) => {
      await Promise.all([stopSweeping(), stopNotices()]);
      await close(within);
    },
  };
}

/** Where people reach the site that belongs to the service; null: none is known. */
function siteOrigin({ publicOrigin, mode, port }: Config): string | null {
  return publicOrigin ?? (mode === "local" && port !== 0 ? `http://localhost:${port}` : null);
}

/** Mail and SMS go out in production; in local mode they stay in the outbox. */
function sender({ db, log }: Platform, config: Config, clock: Clock): SendMessage {
  if (config.mode === "local") return createOutboxSender({ db, clock });
  const { smtpUrl, mailFrom, smsSenderUrl } = config;
  if (smtpUrl === null || mailFrom === null || smsSenderUrl === null)
    throw new Error("production needs SMTP_URL, MAIL_FROM and SMS_SENDER_URL");
  const mail = createMailSender(smtpSettings({ ...config, smtpUrl, mailFrom }, log));
  const sms = createSmsSender({ url: smsSenderUrl, log });
  return (message) => (message.medium === "EMAIL" ? mail.send(message) : sms(message));
}

/** Does something again and again, never twice at once; a failure is told and tried again. Answers how to stop, after what is being done. */
function regularly(everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch(failed)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
