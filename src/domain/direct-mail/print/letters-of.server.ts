import { setImmediate } from "node:timers/promises";
import type { Company } from "#domain/companies/types.ts";
import { letterOf, stopOf } from "#domain/direct-mail/core/letter-of.ts";
import type { Mailing, OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { USUAL_WORDS, type UsualEstimate, usualEstimate } from "#domain/direct-mail/letter/usual-estimate.server.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import type { Recipient } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { keptMarket } from "#domain/properties/index.server.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export type LetterDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly engines: EngineSource;
  readonly mailingKeys: OpenMailingKeys;
  /** Where people reach the site. */
  readonly origin: () => string;
};

type Of = { readonly mailing: Mailing; readonly company: Company; readonly recipients: readonly Recipient[] };
type Written = {
  readonly letters: readonly { readonly id: string; readonly letter: OwnerLetter }[];
  /** Those in towns of whose prices nothing is known any more. */
  readonly unpriced: readonly string[];
};

/** The letters to some of a mailing, in their order. `preparing`: there is no model yet. */
export async function lettersOf(deps: LetterDeps, { mailing, company, recipients }: Of): Promise<Written | "preparing"> {
  const { db, clock, origin } = deps;
  const now = clock.now();
  const estimates = await estimatesOf(deps, { mailing, recipients });
  if (estimates === "preparing") return estimates;
  const [keys, { attributions: credits }] = [await deps.mailingKeys(), await keptMarket(db).origin()];
  const sender = { name: company.name, licence: company.licence, address: company.address, contact: company.phone };
  const common = { mailing, sender, home: USUAL_WORDS[mailing.kind], madeOn: isoDateInJapan(now), credits };
  const site = origin().replace(/\/+$/, "");
  const letters = recipients.flatMap((to) => {
    const estimate = estimates.get(townOf(to));
    if (!estimate) return [];
    const { isSample, ...told } = estimate;
    const stop = stopOf(site, keys.tokenOf(to.id));
    return [{ id: to.id, letter: letterOf({ ...common, to, estimate: told, stop, isSample: isSample || mailing.isSample }) }];
  });
  return { letters, unpriced: recipients.filter((to) => !estimates.get(townOf(to))).map(({ id }) => id) };
}

function townOf({ cityCode, town }: Pick<Recipient, "cityCode" | "town">): string {
  return `${cityCode}/${town}`;
}

/** By town, each asked for once, and others have their turn in between. */
async function estimatesOf(
  { db, engines, clock }: LetterDeps,
  { mailing: { kind }, recipients }: Pick<Of, "mailing" | "recipients">,
): Promise<ReadonlyMap<string, UsualEstimate> | "preparing"> {
  const estimates = new Map<string, UsualEstimate>();
  for (const [key, [first]] of Map.groupBy(recipients, townOf)) {
    if (!first) continue;
    await setImmediate();
    const estimate = await usualEstimate({ db, engines }, { kind, cityCode: first.cityCode, town: first.town, now: clock.now() });
    if (estimate === "preparing") return estimate;
    if (estimate !== null) estimates.set(key, estimate);
  }
  return estimates;
}
