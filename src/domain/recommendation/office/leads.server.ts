import { inquiriesOfSender } from "#domain/letters/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { words } from "#domain/queries/index.server.ts";
import type { QueryChange, Tenant } from "#domain/tenants/core/types.ts";
import {
  answersOf,
  type ConsoleRefusal,
  changesOf,
  customerRecipient,
  customersById,
  estimatesSince,
  heatOf,
  inquiriesOf,
  knownCustomer,
  type LeadAnswer,
  type LeadMark,
  leadMarks,
  pressesOf,
  pressesSince,
  queriesOfCustomer,
  tenantHere,
} from "#domain/tenants/index.server.ts";
import type { OfficeInquiry } from "#domain/tenants/leads/types.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { titlesOf } from "./customer-store.server.ts";
import { inOrder, isOpenLead, keepsLead, kindOf, type LeadFilter } from "./lead-rules.ts";
import { type Activity, activities, type Happened, happenings, lastHomes } from "./office-store.server.ts";
import type { Lead } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type Reading = { readonly db: Db | Tx; readonly clock: Clock };
type Who = Pick<Member, "sub">;

export const LEADS_A_PAGE = 20;
/** A question is answered, however few days an office counts as warm. */
const ASKED_WITHIN = days(180);
const MOST_HAPPENINGS = 100;
const MOST_INQUIRIES = 10;
const MOST_LETTERS = 50;

export type LeadsPage = {
  readonly items: readonly Lead[];
  readonly total: number;
  /** Of all, whatever was asked for. */
  readonly counts: { readonly open: number; readonly red: number; readonly mine: number; readonly all: number };
  readonly hotDays: number;
  /** Who asks, of the staff. */
  readonly me: string;
};

type Asked = Omit<LeadFilter, "assignedTo"> & { readonly isMine: boolean; readonly page: number };

/** Customers who showed interest within the days of the office, and whose questions nobody has seen to. */
export async function officeLeads(deps: Deps, member: Who, { isMine, page, ...filter }: Asked): Promise<Result<LeadsPage, ConsoleRefusal>> {
  const here = await tenantHere(deps.db, { member, asked: "answer-leads" });
  if (!here.ok) return here;
  const { tenant, staff } = here.value;
  const leads = await leadsOf(deps, tenant);
  const found = leads.filter((lead) => keepsLead(lead, { ...filter, assignedTo: isMine ? staff.id : null })).sort(inOrder);
  const shown = found.slice((page - 1) * LEADS_A_PAGE, page * LEADS_A_PAGE);
  const recipients = shown.map(({ customerId }) => customerRecipient({ tenant: tenant.key, customer: customerId }));
  const homes = await withTenant(deps.db, tenant.key, (tx) => lastHomes(tx, recipients));
  const titles = await titlesOf(deps.db, [...homes.values()]);
  return ok({
    items: shown.map((lead, index) => ({ ...lead, lastHome: titles.get(homes.get(recipients[index] ?? "") ?? "") ?? null })),
    total: found.length,
    counts: {
      open: leads.filter(({ isOpen }) => isOpen).length,
      red: leads.filter(({ heat }) => heat === "red").length,
      mine: leads.filter(({ assignedTo }) => assignedTo === staff.id).length,
      all: leads.length,
    },
    hotDays: tenant.hotDays,
    me: staff.id,
  });
}

type Pressed = { readonly count: number; readonly lastAt: Date };
type Rows = {
  readonly byRecipient: ReadonlyMap<string, Activity>;
  readonly known: Awaited<ReturnType<typeof customersById>>;
  readonly marks: ReadonlyMap<string, LeadMark>;
  readonly presses: ReadonlyMap<string, Pressed>;
  /** What was asked about homes of their own. */
  readonly estimates: ReadonlyMap<string, Pressed>;
};

/** All of a tenant, or one of them, in no order and without the homes they spoke of. */
export async function leadsOf({ db, clock }: Reading, { key, hotDays }: Tenant, only: string | null = null): Promise<Lead[]> {
  const now = clock.now().getTime();
  const spans = { since: new Date(now - days(hotDays)), askedSince: new Date(now - ASKED_WITHIN) };
  const recipientOf = (customer: string) => customerRecipient({ tenant: key, customer });
  const rows = await withTenant<Rows>(db, key, async (tx) => {
    const did = await activities(tx, key, spans, only === null ? null : recipientOf(only));
    const [presses, marks] = [await pressesSince(tx, spans.since), await leadMarks(tx)];
    const estimates = await estimatesSince(tx, spans.askedSince);
    const ids = new Set([...did.map(({ recipient }) => recipient.slice(recipientOf("").length)), ...presses.keys(), ...estimates.keys()]);
    const byRecipient = new Map(did.map((one) => [one.recipient, one]));
    return { byRecipient, presses, marks, estimates, known: await customersById(tx, only === null ? [...ids] : [only]) };
  });
  return [...rows.known.keys()].flatMap((id) => leadOf(id, rows.byRecipient.get(recipientOf(id)), rows) ?? []);
}

function leadOf(id: string, did: Activity | undefined, { known, marks, presses, estimates }: Rows): Lead | null {
  const [customer, pressed, mark, asked] = [known.get(id), presses.get(id), marks.get(id), estimates.get(id)];
  const saidAt = latest(did?.saidAt ?? undefined, asked?.lastAt);
  const lastAt = latest(latest(did?.lastAt, pressed?.lastAt) ?? undefined, asked?.lastAt);
  if (!customer || lastAt === null) return null;
  const { dwellSeconds, likes, visits, questions: aboutHomes } = did ?? NOTHING;
  const questions = aboutHomes + (asked?.count ?? 0);
  const looks = (did?.looks ?? 0) + (pressed?.count ?? 0);
  return {
    ...{
      customerId: id,
      name: customer.name,
      email: customer.email,
      looks,
      dwellSeconds,
      likes,
      questions,
      visits,
      lastAt,
      lastHome: null,
    },
    heat: customer.state === "stopped" ? "none" : heatOf({ looks, dwellSeconds, likes, asks: questions + visits }),
    kind: kindOf({ looks, likes, questions, visits }),
    isOpen: isOpenLead(saidAt, mark?.handledAt ?? null),
    assignedTo: mark?.assignedTo ?? null,
  };
}

const NOTHING = { dwellSeconds: 0, likes: 0, questions: 0, visits: 0 };

function latest(one: Date | undefined, other: Date | undefined): Date | null {
  if (!one || !other) return one ?? other ?? null;
  return one > other ? one : other;
}

type Told = Omit<Happened, "listingId"> & { readonly title: string | null };
type Moment = Omit<Told, "kind"> & {
  readonly kind: Happened["kind"] | "press" | "answer" | "estimate" | "change";
  readonly text: string | null;
};

export type LeadDetail = {
  readonly lead: Lead;
  readonly state: "waiting" | "active" | "stopped";
  readonly conditions: readonly string[];
  readonly consentedAt: Date | null;
  /** The newest first. */
  readonly moments: readonly Moment[];
  /** Letters to the company about homes of its own, answered on pages of their own. */
  readonly inquiries: Awaited<ReturnType<typeof inquiriesOfSender>>;
  /** What they wrote to the office from its messages, the newest first. */
  readonly letters: readonly OfficeInquiry[];
  readonly me: string;
};

/** One customer with all that happened. A customer of another tenant is not there. */
export async function officeLead(deps: Deps, member: Who, customer: string): Promise<Result<LeadDetail, ConsoleRefusal | "unknown">> {
  const { db } = deps;
  const here = await tenantHere(db, { member, asked: "answer-leads" });
  if (!here.ok) return here;
  const { tenant, staff } = here.value;
  const kept = await withTenant(db, tenant.key, async (tx) => ({
    customer: await knownCustomer(tx, customer),
    queries: await queriesOfCustomer(tx, customer),
    presses: await pressesOf(tx, customer, MOST_HAPPENINGS),
    answers: await answersOf(tx, customer, MOST_HAPPENINGS),
    letters: await inquiriesOf(tx, customer, { since: new Date(0), most: MOST_LETTERS }),
    changes: await changesOf(tx, customer, MOST_HAPPENINGS),
    mark: (await leadMarks(tx)).get(customer),
    happened: await happenings(tx, customerRecipient({ tenant: tenant.key, customer }), MOST_HAPPENINGS),
  }));
  if (!kept.customer) return refused("unknown");
  const { id, name, email, state, consentedAt } = kept.customer;
  const [lead] = await leadsOf(deps, tenant, customer);
  const titles = await titlesOf(
    db,
    kept.happened.flatMap(({ listingId }) => listingId ?? []),
  );
  const happened = kept.happened.map(({ listingId, ...one }) => ({ ...one, title: titles.get(listingId ?? "") ?? null }));
  const { companyId } = tenant;
  return ok({
    ...{ state, consentedAt, me: staff.id },
    lead: lead ?? {
      ...QUIET,
      customerId: id,
      name,
      email,
      lastAt: consentedAt ?? deps.clock.now(),
      assignedTo: kept.mark?.assignedTo ?? null,
    },
    conditions: kept.queries.filter(({ state: of }) => of === "active").map(({ wish }) => words(wish)),
    letters: kept.letters,
    moments: momentsOf(happened, kept),
    inquiries: companyId === null || email === null ? [] : await inquiriesOfSender(db, { companyId, email, most: MOST_INQUIRIES }),
  });
}

/** Of a customer who did nothing lately. */
const QUIET = { ...NOTHING, looks: 0, heat: "none", kind: "look", lastHome: null, isOpen: false } as const;

const PLAIN = { title: null, price: null, dwellSeconds: null, homes: null } as const;

type Kept = {
  readonly presses: readonly { readonly host: string; readonly at: Date }[];
  readonly answers: readonly LeadAnswer[];
  readonly letters: readonly OfficeInquiry[];
  readonly changes: readonly QueryChange[];
};

function momentsOf(happened: readonly Told[], { presses, answers, letters, changes }: Kept): Moment[] {
  const all: Moment[] = [
    ...happened.map((one) => ({ ...one, text: null })),
    ...presses.map(({ host, at }) => ({ ...PLAIN, kind: "press" as const, at, text: host })),
    ...answers.map(({ text, answeredAt }) => ({ ...PLAIN, kind: "answer" as const, at: answeredAt, text })),
    ...letters.flatMap(({ topic, receivedAt, subject }) =>
      topic === "estimate" ? [{ ...PLAIN, kind: "estimate" as const, at: receivedAt, text: subject }] : [],
    ),
    ...changes.map(({ before, after, at }) => ({ ...PLAIN, kind: "change" as const, at, text: `${before}\n→ ${after}` })),
  ];
  return all.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MOST_HAPPENINGS);
}
