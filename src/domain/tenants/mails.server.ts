import type { MailKind } from "#domain/notifications/core/types.ts";
import { makeLink, type RegisteredMail, registerMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import {
  CUSTOMER_ADDED,
  CUSTOMER_CONFIRMS,
  CUSTOMER_INVITED,
  CUSTOMER_LINK,
  type OfCustomer,
  TENANT_APPLIED,
  TENANT_DECIDED,
  type WithLinks,
} from "#domain/tenants/core/tenant-mails.ts";
import { writesFrom } from "#domain/tenants/core/writes-from.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { customerOf } from "./customers/customer-store.server.ts";
import { CUSTOMER_PAGES, CUSTOMER_STOP, subjectOf } from "./customers/links.server.ts";
import { senderOf } from "./customers/readers.server.ts";
import { OFFICE_ANSWERS } from "./leads/answer-mail.ts";
import { CUSTOMER_ASKED, OFFICE_ASKED } from "./leads/inquiry-mails.ts";
import { inquiryById } from "./leads/inquiry-store.server.ts";
import { liveTenant } from "./register/set-up.server.ts";
import { findTenant } from "./register/tenant-store.server.ts";

type LinkDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Where a mail leads its customer. What stands behind # reaches no server, log or referrer. */
const PAGES = { confirms: "queryupsertresult", link: "querylist", invited: "inputformmail", added: "inputformmail" } as const;

/**
 * Every kind of mail this domain sends. What is for a customer carries new links, and goes nowhere once its tenant is not in use or its customer is gone; who
 * has stopped everything meanwhile hears only of what was put into the form with their address.
 */
export function tenantMails(deps: LinkDeps): readonly RegisteredMail[] {
  return [
    registerMail(TENANT_APPLIED),
    registerMail(TENANT_DECIDED),
    ofCustomer(deps, CUSTOMER_CONFIRMS, PAGES.confirms),
    ofCustomer(deps, CUSTOMER_LINK, PAGES.link),
    ofCustomer(deps, CUSTOMER_INVITED, PAGES.invited),
    officeAnswers(deps),
    officeAsked(deps),
    ofCustomer(deps, CUSTOMER_ASKED, PAGES.link),
    ofCustomer(deps, CUSTOMER_ADDED, PAGES.added),
  ];
}

/** Goes to nobody who has stopped everything meanwhile, and in the name of no office that is not in use. */
function officeAnswers({ db }: LinkDeps): RegisteredMail {
  return registerPreparedMail(OFFICE_ANSWERS, async ({ tenant: key, customer: id }, { origin }) => {
    const tenant = await liveTenant(db, key);
    const customer = tenant && (await withTenant(db, key, (tx) => customerOf(tx, id)));
    if (!tenant || customer?.state !== "active") return null;
    const added = { sender: senderOf(tenant, origin), email: tenant.email, name: customer.name };
    return { added, headers: {}, takeBack: async () => undefined };
  });
}

/** What was written is read as the mail goes out: nothing of it waits in the queue, and where the customer was taken away meanwhile nobody is told. */
function officeAsked({ db }: LinkDeps): RegisteredMail {
  return registerPreparedMail(OFFICE_ASKED, async ({ tenant: key, customer: id, inquiry }) => {
    const tenant = await findTenant(db, key);
    if (!tenant || tenant.state === "closed") return null;
    const [said, customer] = await withTenant(db, key, async (tx) => [await inquiryById(tx, inquiry), await customerOf(tx, id)] as const);
    if (!said || !customer || said.customer !== id) return null;
    return { added: { said, office: tenant.name, email: customer.email }, headers: {}, takeBack: async () => undefined };
  });
}

function ofCustomer<Facts extends OfCustomer>(deps: LinkDeps, kind: MailKind<Facts, WithLinks>, page: string): RegisteredMail {
  return registerPreparedMail(kind, async ({ tenant: key, customer: id }, { origin }) => {
    const tenant = await liveTenant(deps.db, key);
    const customer = tenant && (await withTenant(deps.db, key, (tx) => customerOf(tx, id)));
    if (!tenant || !customer || (customer.state === "stopped" && kind.kind !== CUSTOMER_CONFIRMS.kind)) return null;
    const subject = subjectOf({ tenant: key, customer: id });
    const [open, stop] = [await makeLink(deps, CUSTOMER_PAGES, subject), await makeLink(deps, CUSTOMER_STOP, subject)];
    return {
      added: {
        pageUrl: `${origin}/recommender/${page}?t=${key}#t=${open}`,
        stopUrl: `${origin}/recommender/querylist?t=${key}#s=${stop}`,
        homeUrl: `${origin}/recommender/service?t=${key}`,
        office: {
          ...{ name: tenant.name, licence: tenant.licence, address: tenant.address, email: tenant.email, colour: tenant.brandColour },
          writesFrom: writesFrom(tenant),
        },
      },
      headers: {
        "List-Unsubscribe": `<${origin}/api/recommender/stop?token=${stop}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      takeBack: async () => {
        await takeBackLink(deps.db, open);
        await takeBackLink(deps.db, stop);
      },
    };
  });
}
