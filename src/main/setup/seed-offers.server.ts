import { sql } from "kysely";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { beginHome, memberHomes, moveHome, type OwnershipDeps } from "#domain/assets/index.server.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { beginCampaign, fillCampaigns, makeMove, memberOffers, stepMemberCampaign } from "#domain/offers/index.server.ts";
import { holdsImports } from "#domain/properties/index.server.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import { saveQuery } from "#domain/queries/index.server.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import { EXAMPLE_OFFER_WISH } from "#ingest/sample/example-wishes.ts";
import { days } from "#kernel/duration.ts";
import type { Yen } from "#kernel/yen.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { otherSampleMember, sampleMember } from "./sample-member.server.ts";
import { vouchFor } from "./vouch-for-sample-home.server.ts";

type Parts = { readonly engines: EngineSource; readonly storage: Storage };

/** A week of two sample members who make each other offers, so that `/offer` shows what is said and waits on both sides. Once: where one of them has the saved condition it has been. */
export async function seedOffers(service: IdentityService, parts: Parts): Promise<void> {
  const [one, other] = [await sampleMember(service), await otherSampleMember(service)];
  if (!one || !other || (await holdsImports(service.db)) || !(await parts.engines.current("condo")) || (await hasBeen(service))) return;
  const start = service.clock.now().getTime();
  const clock = movableClock(new Date(start - days(8)));
  // Nobody is asked for an address: no mail is sent to a sample member.
  const deps = { ...service, ...parts, clock, getUser: async () => "unreached" as const };
  await ownHome(deps, other.member);
  for (const { member } of [one, other]) await sendOffers(deps, member);
  clock.moveTo(new Date(start - days(6)));
  await fillCampaigns(deps);
  await haggle(deps, { owner: one.member, buyer: other.member, start });
}

type Deps = Omit<OwnershipDeps, "clock"> & Parts & { readonly clock: MovableClock; readonly getUser: () => Promise<"unreached"> };

async function hasBeen({ db }: IdentityService): Promise<boolean> {
  const { rows } = await sql`select from user_query where answers = ${JSON.stringify(EXAMPLE_OFFER_WISH)}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}

/** A flat in the first building of the sample that is tall enough. */
async function ownHome(deps: Deps, member: Member): Promise<void> {
  const [area] = EXAMPLE_OFFER_WISH.areas;
  const { rows } = await sql<{ key: string }>`
    select key from apartment where is_sample and city_code = ${area?.code} and floors >= 5 order by key limit 1`.execute(deps.db);
  const facts = { ...NO_FACTS, name: "サンプル：オファーの相手の家", areaM2: 58.3, floor: 3, layout: "2LDK" };
  const begun = await beginHome(deps, member, { kind: "condo", key: rows[0]?.key ?? "", rest: "", facts, isAnother: false });
  if (!begun.ok) return;
  const { id, version } = begun.value.home;
  await moveHome(deps, member, { id, seen: version, step: "register" });
  for (const home of (await memberHomes(deps.db, member)).homes) await vouchFor(deps, member, home);
}

async function sendOffers(deps: Deps, member: Member): Promise<void> {
  const saved = await saveQuery(deps, member, { answers: { ...EXAMPLE_OFFER_WISH, ...NOTHING_ABOUT }, draftSeen: null });
  if (!saved.ok) return;
  const begun = await beginCampaign(deps, member, { queryId: saved.value.id, wishMonth: null });
  if (!begun.ok) return;
  const { id, version } = begun.value;
  await stepMemberCampaign(deps, member, { id, version, step: "confirm", noticeTextVersion: null, sourceHash: null });
}

type Two = { readonly owner: Member; readonly buyer: Member; readonly start: number };

/** Two counters: the owner has the word. */
async function haggle(deps: Deps, { owner, buyer, start }: Two): Promise<void> {
  deps.clock.moveTo(new Date(start - days(4)));
  await counter(deps, owner, { side: "owner", by: 8_000_000, note: "サンプルの文です。2年前に水回りを直しています。" });
  deps.clock.moveTo(new Date(start - days(3)));
  await counter(deps, buyer, {
    side: "buyer",
    by: -5_000_000,
    note: "サンプルの文です。リフォームの見積もりを取り直しました。ここまで上げられます。",
  });
}

type Step = { readonly side: "buyer" | "owner"; readonly by: Yen; readonly note: string };

async function counter(deps: Deps, member: Member, { side, by, note }: Step): Promise<void> {
  const { items } = await memberOffers(deps, member, { side, page: 1 });
  const offer = items.find(({ isYourTurn }) => isYourTurn);
  if (!offer) return;
  const { id, version, priceYen } = offer;
  await makeMove(deps, member, id, { move: "counter", seen: { version, priceYen }, priceYen: priceYen + by, note });
}
