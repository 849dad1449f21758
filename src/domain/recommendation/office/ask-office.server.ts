import { answerDueOn, INQUIRY_CONSENT, type InquiryDeps, inquiryHome, LISTING_INQUIRY, TOPIC_WORDS } from "#domain/letters/index.server.ts";
import type { InquiryTopic } from "#domain/letters/inquiries/types.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { type AskOfficeRefusal, askOffice, liveTenant, type OfficeReceipt, type TenantDeps } from "#domain/tenants/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { ESTIMATE_CONSENT_VERSION, estimateConsent } from "#wire/recommender-consent.ts";

type Deps = TenantDeps & InquiryDeps;
/** With the office as it is called. */
export type AskedOffice = OfficeReceipt & { readonly office: string };

type Letter = {
  readonly message: string;
  readonly name: string;
  /** Which words were agreed to. */
  readonly consentVersion: string;
};

type AboutHome = Letter & {
  /** Of the home: any of its listings. */
  readonly listingId: string;
  readonly topic: InquiryTopic;
  readonly preferredDates: string;
  /** E.164; null: they want to be answered by mail. */
  readonly phone: string | null;
  /** Who was ticked: the office and nobody else. */
  readonly recipients: readonly string[];
};

export type AskAboutHomeRefusal = AskOfficeRefusal | "not-on-offer" | "not-a-recipient" | "other-consent";

/** A letter of an office's customer about a home of its message: it goes to the office alone, whoever offers the home. */
export async function askAboutHome(
  deps: Deps,
  audience: Audience,
  { listingId, recipients, consentVersion, ...said }: AboutHome,
): Promise<Result<AskedOffice, AskAboutHomeRefusal>> {
  if (consentVersion !== INQUIRY_CONSENT.version) return refused("other-consent");
  if (recipients.length !== 1 || recipients[0] !== audience.tenant) return refused("not-a-recipient");
  const [tenant, home] = await Promise.all([liveTenant(deps.db, audience.tenant), inquiryHome(deps, listingId)]);
  if (!tenant || !home) return refused("unknown");
  if (home.state !== "on-offer") return refused("not-on-offer");
  const asked = await askOffice(deps, audience, {
    ...said,
    ...{ what: TOPIC_WORDS[said.topic], subject: home.title, listingId: home.listingId, dwellingKey: home.dwellingKey },
    priceYen: home.price,
    consent: { version: consentVersion, text: INQUIRY_CONSENT.text(tenant.name) },
    answerDueOn: answerDueOn(LISTING_INQUIRY, deps.clock.now()),
  });
  return asked.ok ? ok({ ...asked.value, office: tenant.name }) : asked;
}

type AboutOwnHome = Letter & {
  /** The home of the customer, in words. */
  readonly home: string;
};

/** A customer wants to talk with their office about what their own home is worth. Only what they ticked to have passed on reaches it. */
export async function askAboutOwnHome(
  deps: Deps,
  audience: Audience,
  { home, message, name, consentVersion }: AboutOwnHome,
): Promise<Result<AskedOffice, AskOfficeRefusal | "other-consent">> {
  if (consentVersion !== ESTIMATE_CONSENT_VERSION) return refused("other-consent");
  const tenant = await liveTenant(deps.db, audience.tenant);
  if (!tenant) return refused("unknown");
  const asked = await askOffice(deps, audience, {
    ...{ topic: "estimate", what: "今の家の査定", subject: home, message, name, preferredDates: "", phone: null },
    ...{ listingId: null, dwellingKey: null, priceYen: null },
    consent: { version: consentVersion, text: estimateConsent(tenant.name) },
    answerDueOn: answerDueOn(LISTING_INQUIRY, deps.clock.now()),
  });
  return asked.ok ? ok({ ...asked.value, office: tenant.name }) : asked;
}
