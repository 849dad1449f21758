import { registerApiAccessJobs } from "#domain/api-access/index.server.ts";
import { registerAssetJobs, valueLine } from "#domain/assets/index.server.ts";
import { registerBatchJobs } from "#domain/batches/index.server.ts";
import { staffOf } from "#domain/companies/index.server.ts";
import { may } from "#domain/companies/roles.ts";
import { registerConnectionJobs } from "#domain/connections/index.server.ts";
import { registerConsultationJobs } from "#domain/consultations/index.server.ts";
import { registerDeskJobs } from "#domain/desk/index.server.ts";
import { openLetterPrints, registerMailingJobs } from "#domain/direct-mail/index.server.ts";
import { registerFavoriteJobs } from "#domain/favorites/index.server.ts";
import { registerKyugakeJobs } from "#domain/kyugake/index.server.ts";
import { registerLeadJobs } from "#domain/leads/index.server.ts";
import { registerLetterJobs } from "#domain/letters/index.server.ts";
import { registerListingJobs, registerListingUpkeep, registerPhotoJobs } from "#domain/listings/index.server.ts";
import { MOST_PHOTO_BYTES } from "#domain/listings/photos/types.ts";
import { registerMeasurementJobs } from "#domain/measurement/index.server.ts";
import { registerMemberJobs } from "#domain/members/index.server.ts";
import { registerInboxJobs, registerMailJobs } from "#domain/notifications/index.server.ts";
import { offerLines, registerOfferJobs } from "#domain/offers/index.server.ts";
import { registerQueryJobs } from "#domain/queries/index.server.ts";
import { deliveryLines, registerRecommendationJobs } from "#domain/recommendation/index.server.ts";
import { registerNoticeJobs, registerRiskJobs } from "#domain/risk/index.server.ts";
import { registerStatusJobs } from "#domain/status/index.server.ts";
import { registerTenantJobs } from "#domain/tenants/index.server.ts";
import { registerEstimateJobs, registerModelJobs, WORK_LIMIT } from "#domain/valuation/index.server.ts";
import { registerWebhookJobs } from "#domain/webhooks/index.server.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { KINDS } from "#main/commands/train/train-models.server.ts";
import { siteLine } from "#main/site/line/site-line.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";
import { ourSending } from "#platform/mail-domain/dkim-key.server.ts";
import { findMailHosts } from "#platform/mail-domain/find-mail-hosts.server.ts";
import { findTexts } from "#platform/mail-domain/find-texts.server.ts";
import { outsideFetch } from "#platform/outside/outside-fetch.server.ts";
import { outsidePost } from "#platform/outside/outside-post.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { runModelTask } from "./run-model-task.server.ts";
import { siteMail, siteMailKinds } from "./site-mail.server.ts";

/** A process for a piece of work needs one connection to hold the lock of training, one to work with and one to spare. */
const TASK_CONNECTIONS = 3;

/** For a whole try: name, connection and answer. */
const WEBHOOK_PATIENCE: Milliseconds = seconds(10);

type JobDeps = Parameters<typeof registerEstimateJobs>[1] &
  Parameters<typeof siteLine>[0] &
  Parameters<typeof siteMailKinds>[0] &
  Pick<Parameters<typeof registerMailingJobs>[1], "mailingKeys"> & { readonly log: Log };

type SiteParts = {
  readonly platform: Platform;
  readonly config: Config;
  readonly objects: Storage;
  readonly origin: () => string;
  readonly lineStandIn: LineChannel | undefined;
};

/** Registers the work behind the services, each domain's own, and answers what of it the services use. */
export async function registerSiteJobs(jobs: Jobs, deps: JobDeps, { platform, config, objects, origin, lineStandIn }: SiteParts) {
  const taskConfig = { ...config, databaseUrl: platform.databaseUrl, databasePool: TASK_CONNECTIONS };
  await registerEstimateJobs(jobs, deps);
  await registerMemberJobs(jobs, deps);
  await registerFavoriteJobs(jobs, deps);
  await registerRiskJobs(jobs, deps);
  await registerConnectionJobs(jobs, deps);
  await registerLetterJobs(jobs, { ...deps, storage: objects, otherAddresses: (company) => whoAnswers(deps.db, company) });
  await registerLeadJobs(jobs, { ...deps, findMailHosts });
  await registerNoticeJobs(jobs, deps);
  await registerListingJobs(jobs, deps);
  await registerListingUpkeep(jobs, { ...deps, storage: objects });
  await registerPhotoJobs(jobs, { ...deps, storage: objects, fetchOutside: outsideFetch({ mostBytes: MOST_PHOTO_BYTES }) });
  const mail = siteMail(platform, config, deps.clock);
  const { operatorName, operatorAddress, licenceNumber } = config;
  const writer = { operatorName, operatorAddress, licenceNumber, origin };
  const { line, tenantLine, ...ofLine } = siteLine(deps, config, lineStandIn);
  await registerMailJobs(jobs, {
    ...deps,
    ...writer,
    ...ofLine.carrier,
    send: mail.send,
    mails: siteMailKinds(deps),
    lines: [...deliveryLines(deps), valueLine(deps), ...offerLines(deps)],
  });
  await ofLine.work(jobs, origin);
  await registerModelJobs(jobs, {
    ...deps,
    kinds: KINDS,
    run: (work, signal) => runModelTask({ work, config: taskConfig }, { signal, limit: WORK_LIMIT }),
  });
  const offers = await registerKyugakeJobs(jobs, deps);
  await registerQueryJobs(jobs, deps);
  await registerRecommendationJobs(jobs, deps);
  await registerTenantJobs(jobs, { ...deps, findTexts, ours: ourSending(config.mail) });
  await registerAssetJobs(jobs, { ...deps, storage: objects });
  await registerInboxJobs(jobs, deps);
  await registerOfferJobs(jobs, deps);
  await registerConsultationJobs(jobs, deps);
  await registerDeskJobs(jobs, deps);
  await registerMeasurementJobs(jobs, deps);
  await registerApiAccessJobs(jobs, deps);
  await registerStatusJobs(jobs, deps);
  await registerBatchJobs(jobs, deps);
  const letterPrints = openLetterPrints();
  await registerMailingJobs(jobs, { ...deps, origin, letterPrints, storage: objects });
  await registerWebhookJobs(jobs, { ...deps, post: outsidePost({ patience: WEBHOOK_PATIENCE, alsoAllowed: config.webhookTestHosts }) });
  return { mail, line, tenantLine, lineBudget: ofLine.budget, offers, letterPrints };
}

/** Who asked is told to those who may answer, and to nobody else of a company. */
async function whoAnswers(db: Db, company: string): Promise<string[]> {
  const staff = await staffOf(db, company);
  return staff.filter(({ role }) => may(role, "live", "answer-inquiries")).map(({ email }) => email);
}
