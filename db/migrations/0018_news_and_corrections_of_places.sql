-- News, corrections and letters are about a place as about a building: by its key, which no table holds, under the name it had at that time.

alter table risk_registration alter column apartment_key drop not null;
alter table risk_registration add column place_key text;
alter table risk_registration add column place_name text;
alter table risk_registration add constraint risk_registration_subject_check
  check (num_nonnulls(apartment_key, place_key) = 1 and num_nonnulls(place_key, place_name) in (0, 2));
drop index risk_registration_once;
create unique index risk_registration_once on risk_registration (coalesce(apartment_key, place_key), email);
create index risk_registration_apartment on risk_registration (apartment_key);

-- What a registration knows of: the letter, or, where there is none, the letters that are possible (`BB-AA`). Null: of nothing yet.
alter table risk_registration rename column notified_letter to notified_rating;
update risk_registration r set notified_rating = (p.report -> 'possible' ->> 'lowest') || '-' || (p.report -> 'possible' ->> 'highest')
  from risk_report p where p.apartment_key = r.apartment_key and r.notified_rating is null and p.letter is null;

-- The rating of each place that somebody wants news of; it goes with the last of them.
create table risk_place_rating (
  place_key text primary key,
  model_version text not null,
  data_revision text not null,
  letter text,
  lowest text not null,
  highest text not null,
  computed_at timestamptz not null
);

-- A place has the corrections of its 町丁目 (place_key), each under the name of the very place it is about.
alter table risk_correction alter column apartment_key drop not null;
alter table risk_correction add column place_key text;
alter table risk_correction add column place_name text;
alter table risk_correction add constraint risk_correction_subject_check
  check (num_nonnulls(apartment_key, place_key) = 1 and num_nonnulls(place_key, place_name) in (0, 2));
create index risk_correction_place on risk_correction (place_key, received_at) where place_key is not null;

alter table letter add column place_key text;
alter table letter add column place_name text;
alter table letter add constraint letter_subject_check
  check (num_nonnulls(apartment_key, place_key) <= 1 and num_nonnulls(place_key, place_name) in (0, 2));

-- Mails that wait name their subject, which may be a place.
update queued_mail set facts = (facts - 'building') || jsonb_build_object('subject',
    case when jsonb_typeof(facts -> 'building') = 'object' then (facts -> 'building') || '{"kind": "building"}' else 'null' end)
  where facts ? 'building' and kind in ('registration-received', 'letter-changed', 'yearly-report', 'notice-link', 'correction-received',
    'correction-decided', 'letter-received', 'letter-answered');
