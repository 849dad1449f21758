import { sql } from "kysely";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import { insertEstimate } from "#domain/valuation/estimates/estimate-store.server.ts";
import { reusedSteps } from "#domain/valuation/estimates/request-steps.ts";
import { insertRequest } from "#domain/valuation/estimates/request-store.server.ts";
import { EXAMPLE_SEARCHES } from "#ingest/sample/example-searches.ts";
import { EXAMPLE_WISHES } from "#ingest/sample/example-wishes.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import { days } from "#kernel/duration.ts";
import { seedSample } from "#main/setup/seed-sample.server.ts";
import type { Db } from "#platform/db.server.ts";
import { aModelCard } from "./model-card.ts";

/** What people left with one building of the sample, each once. */
export const PEOPLE = { registrations: 1, waiting: 1, owners: 1, corrections: 1, notes: 1, homes: 1, mails: 2 };
export const SAMPLE_ESTIMATE = "sample-estimate";
/** Somebody asked for it. */
export const SAMPLE_JOB = "sample-job";

/** All that a first start makes up, with a model, an estimate and what people left with a building: as it is after some weeks of trying out. */
export async function seedMarket(db: Db, now: Date): Promise<void> {
  await seedSample(db, now);
  await loadSampleRents(db, { now });
  await loadSampleLayers(db, { now });
  await leaveThings(db, now);
}

/** The building of the sample with the first key. */
export async function firstBuilding(db: Db): Promise<string> {
  const { rows } = await sql<{ key: string }>`select min(key) as key from apartment`.execute(db);
  return rows[0]?.key ?? "";
}

export type HomeOnOffer = { readonly listingId: string; readonly dwellingKey: string };

/** The first home on offer of the samples. */
export async function firstHome(db: Db): Promise<HomeOnOffer> {
  const { rows } = await sql<HomeOnOffer>`
    select id as "listingId", dwelling_key as "dwellingKey" from listing where state = 'active' order by id limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("nothing is on offer");
  return found;
}

async function leaveThings(db: Db, now: Date): Promise<void> {
  const key = await firstBuilding(db);
  await sql`
    insert into valuation_model (version, kind, file_path, file_sha256, first_quarter, last_quarter, train_rows, is_sample, card, is_active,
      created_at, load_id)
    select 'condo-2026.11-5a3b1e00', 'condo', 'models/condo-2026.11-5a3b1e00.model', '', '2020Q1', '2026Q3', 18000, true,
      ${JSON.stringify(aModelCard({ isSample: true }))}::jsonb, true, ${now}, min(id) from data_load`.execute(db);
  await sql`insert into retraining (kind, state, model_version, started_at) values ('condo', 'promoted', 'condo-2026.11-5a3b1e00', ${now})`.execute(
    db,
  );
  await insertEstimate(db, anEstimateOf(key, now));
  await insertRequest(db, {
    ...{ id: SAMPLE_JOB, state: "done", input: { kind: "condo", apartmentKey: key, areaM2: 70 }, inputHash: "hash" },
    ...{ steps: reusedSteps("見本"), estimateId: SAMPLE_ESTIMATE, failure: null },
    ...{ createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + days(30)) },
  });
  await sql`insert into members_estimate values ('member', ${SAMPLE_ESTIMATE}, ${now})`.execute(db);
  for (const { label, draft } of [...EXAMPLE_SEARCHES, { label: "見本", draft: { kind: "condo", apartmentKey: key } }, OWN_SEARCH])
    await sql`insert into members_search values ('member', ${label}, ${label}, ${JSON.stringify(draft)}::jsonb, ${now})`.execute(db);
  await keepSome(db, key, now);
  await sql`
    insert into risk_registration (id, on_change, yearly, confirmed_at, notified_at, changed_at, apartment_key, email)
    values ('r', true, true, ${now}, ${now}, ${now}, ${key}, 'reader@example.com')`.execute(db);
  await sql`
    insert into risk_registration (id, on_change, yearly, confirmed_at, notified_at, changed_at, place_key, place_name, email)
    values ('rp', true, true, ${now}, ${now}, ${now}, 'town-000000000', '千代田区麹町', 'reader@example.com')`.execute(db);
  await sql`
    insert into waiting_buyer (id, apartment_key, sub, state, layouts, mail_to, joined_at, updated_at)
    values ('w', ${key}, 'member', 'waiting', '{}', 'buyer@example.com', ${now}, ${now})`.execute(db);
  await sql`
    insert into owner_registration (id, apartment_key, sub, state, registered_at, updated_at)
    values ('o', ${key}, 'member', 'registered', ${now}, ${now})`.execute(db);
  await sql`
    insert into letter (id, kind, apartment_key, email, fields, received_at, answer_due_on)
    values ('l', 'correction', ${key}, 'writer@example.com', '{}', ${now}, '2026-12-01')`.execute(db);
  await sql`
    insert into letter (id, kind, place_key, place_name, email, fields, received_at, answer_due_on)
    values ('lp', 'correction', 'town-000000000', '千代田区麹町', 'writer@example.com', '{}', ${now}, '2026-12-01')`.execute(db);
  await sql`
    insert into risk_correction (id, apartment_key, field, state, received_at, answer_due_on)
    values ('c', ${key}, 'units', 'received', ${now}, '2026-12-01')`.execute(db);
  await sql`
    insert into risk_correction (id, place_key, place_name, field, state, received_at, answer_due_on)
    values ('lp', 'town-000000000', '千代田区麹町', 'flood', 'received', ${now}, '2026-12-01')`.execute(db);
  await sql`insert into kept_home (sub, subject_key, label, kept_at) values ('member', ${key}, '見本', ${now}), ('member', 'town-000000000', '麹町', ${now})`.execute(
    db,
  );
  await sql`
    insert into town_note (id, apartment_key, stance, body, state, written_at)
    values ('n', ${key}, 'resident', '静かです。', 'shown', ${now})`.execute(db);
}

/** A place that is real, whatever the market is. */
const OWN_SEARCH = { label: "千代田区麹町", draft: { kind: "condo", cityCode: "13101", town: "麹町" } };

function anEstimateOf(apartmentKey: string, now: Date): Parameters<typeof insertEstimate>[1] {
  return {
    ...{ id: SAMPLE_ESTIMATE, inputHash: "hash", modelVersion: "condo-2026.11-5a3b1e00", mode: "informed", apartmentName: "見本" },
    subject: {
      ...{ kind: "condo", cityCode: "13108", cityName: "江東区", town: "豊洲", place: { lon: 139.79, lat: 35.65 }, apartmentKey },
      ...{ areaM2: 70, floorAreaM2: null, layout: "3LDK", builtYear: 2008, renovated: null, zoning: null, structure: null, lot: null },
      ...{ stationName: "豊洲", walkMinutes: 6, floor: null, direction: null },
    },
    input: { kind: "condo", apartmentKey, areaM2: 70 },
    outcome: { estimated: false, grade: "E", reason: "too-few-comparables" },
    ...{ dataAsOf: { year: 2026, quarter: 2 }, isSample: true, answersRead: [], attributions: ["サンプルデータ"] },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + days(30)) },
  };
}

/** What a member keeps: conditions as those of the sample member and one of their own, an invented home with its building, and an area. */
async function keepSome(db: Db, building: string, now: Date): Promise<void> {
  for (const [i, wish] of [...EXAMPLE_WISHES, { ...NO_WISH, channels: ["normal"] }].entries())
    await sql`
      insert into user_query (id, sub, state, version, flow_version, answers, created_at, updated_at, seen_at)
      values (${`q${i}`}, 'member', 'active', 1, 1, ${JSON.stringify(wish)}::jsonb, ${now}, ${now}, ${now})`.execute(db);
  await sql`insert into favorite_folder (id, owner_sub, name, is_default, made_at) values ('f', 'member', 'お気に入り', true, ${now})`.execute(
    db,
  );
  await sql`
    insert into favorite (id, folder_id, kind, key, label, added_by, kept_at, changed_at)
    select kind || key, 'f', kind, key, '', 'member', ${now}, ${now}
    from (select 'home' as kind, min(dwelling_key) as key from listing union select 'building', ${building} union select 'area', '13108') as kept`.execute(
    db,
  );
}
