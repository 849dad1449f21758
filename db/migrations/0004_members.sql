-- What members have told us and looked at. Each row is keyed by the `sub` of an account of the identity service, which has tables of its own.

create table members_user_info (
  sub text primary key,
  family_name text,
  given_name text,
  family_kana text,
  given_kana text,
  postal_code text check (postal_code ~ '^[0-9]{7}$'),
  pref_code text check (pref_code ~ '^[0-9]{2}$'),
  city_code text check (city_code ~ '^[0-9]{5}$'),
  town text,
  street text,
  building text,
  -- A save names the time it saw here; it grows with every save.
  updated_at timestamptz not null
);

create table members_profile (
  sub text primary key,
  age_band text,
  gender text,
  icon jsonb,
  income_band text,
  profession text,
  updated_at timestamptz not null
);

-- A ledger: rows are added, and withdrawn by a date. They outlive the account. Three years after a withdrawal the subject becomes a hash
-- and the source is forgotten (src/domain/members/retention.ts).
create table members_consent (
  id text primary key,
  subject text not null,
  purpose text not null,
  text_version text not null,
  channel text not null check (channel in ('web', 'mail', 'line')),
  given_at timestamptz not null,
  source_hash text,
  withdrawn_at timestamptz,
  redacted_at timestamptz,
  check (withdrawn_at >= given_at),
  check (redacted_at is null or (withdrawn_at is not null and source_hash is null))
);
create index members_consent_subject on members_consent (subject, given_at);
-- The same words are agreed to once, until they are withdrawn.
create unique index members_consent_live on members_consent (subject, purpose, text_version) where withdrawn_at is null;
create index members_consent_due on members_consent (withdrawn_at) where redacted_at is null;

create table members_search (
  sub text not null,
  -- The fields that name the place, as JSON: the same place counts once.
  place_key text not null,
  label text not null,
  draft jsonb not null,
  searched_at timestamptz not null,
  primary key (sub, place_key)
);

-- No foreign key: an estimate may be deleted before a member forgets having seen it.
create table members_estimate (
  sub text not null,
  estimate_id text not null,
  seen_at timestamptz not null,
  primary key (sub, estimate_id)
);
