import type { officeCustomer, officeCustomers } from "#domain/recommendation/index.server.ts";
import type { CustomerBody, CustomersBody, ReactionBody } from "./customer-schemas.ts";

type Found<F extends (...given: never[]) => Promise<unknown>> = Extract<Awaited<ReturnType<F>>, { readonly ok: true }>["value"];
type Reaction = Found<typeof officeCustomers>["items"][number]["reaction"];

function presentReaction(reaction: Reaction): ReactionBody | null {
  return reaction && { kind: reaction.kind, reason: reaction.reason, at: reaction.at.toISOString() };
}

export function presentCustomers({
  items,
  total,
  page,
  pageSize,
  counts: { all, waiting, active, stopped },
}: Found<typeof officeCustomers>): CustomersBody {
  return {
    items: items.map(({ id, name, email, state, heat, origin, createdAt, words, sentAt, reaction }) => ({
      ...{ id, name, email, state, heat, origin, createdAt: createdAt.toISOString(), words },
      ...{ sentAt: sentAt?.toISOString() ?? null, reaction: presentReaction(reaction) },
    })),
    ...{ total, page, pageSize, counts: { all, waiting, active, stopped } },
  };
}

export function presentCustomer({ customer, deliveries, titles }: Found<typeof officeCustomer>): CustomerBody {
  const { id, name, email, state, heat, origin, createdAt, proof, consentedAt, note, queries, changes, clicks } = customer;
  return {
    ...{ id, name, email, state, heat, origin, createdAt: createdAt.toISOString(), proof, note },
    consentedAt: consentedAt?.toISOString() ?? null,
    queries: queries.map(({ updatedAt, ...query }) => ({ ...query, updatedAt: updatedAt.toISOString() })),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    deliveries: deliveries.map(({ items, scheduledAt, sentAt, channel: _, ...batch }) => ({
      ...{ ...batch, scheduledAt: scheduledAt.toISOString(), sentAt: sentAt?.toISOString() ?? null },
      items: items.map(({ reasons, reaction, ...item }) => ({
        ...item,
        reasons: reasons.map(({ text }) => text),
        reaction: presentReaction(reaction),
      })),
    })),
    clicks: clicks.map(({ id: click, host, listingId, at }) => ({
      id: click,
      host,
      title: listingId === null ? null : (titles.get(listingId) ?? null),
      at: at.toISOString(),
    })),
  };
}
