create extension if not exists pg_trgm;

-- One row per file (or generated market) that was loaded; every figure on a screen can be traced to one.
create table data_load (
  id bigint generated always as identity primary key,
  source text not null check (source in ('transactions', 'towns', 'stations', 'boundaries', 'sample')),
  layout text not null,
  file_name text not null,
  file_sha256 text not null,
  attribution text not null,
  licence text not null,
  first_quarter text,
  last_quarter text,
  rows_read integer not null,
  rows_added integer not null,
  rows_changed integer not null,
  rows_unchanged integer not null,
  rows_rejected integer not null,
  rejected_by_reason jsonb not null default '{}',
  loaded_at timestamptz not null
);

create table town (
  city_code text not null check (city_code ~ '^[0-9]{5}$'),
  name text not null,
  prefecture text not null,
  city text not null,
  kana text,
  lon double precision not null,
  lat double precision not null,
  load_id bigint not null references data_load,
  primary key (city_code, name)
);

create table station (
  id text primary key,
  name text not null,
  line text not null,
  operator text not null,
  group_code text not null,
  kana text,
  lon double precision not null,
  lat double precision not null,
  load_id bigint not null references data_load
);
create index station_group on station (group_code);
create index station_name on station (name);

create table boundary (
  city_code text primary key check (city_code ~ '^[0-9]{2}([0-9]{3})?$'),
  prefecture text not null,
  name text not null,
  geometry jsonb not null,
  load_id bigint not null references data_load
);

create table apartment (
  key text primary key,
  name text not null,
  name_kana text not null,
  prefecture text not null,
  city_code text not null,
  city_name text not null,
  town text not null,
  address text not null,
  lon double precision not null,
  lat double precision not null,
  morton bigint not null,
  built_year smallint not null,
  built_month smallint,
  floors smallint,
  units integer,
  structure text,
  station_name text,
  walk_minutes smallint,
  is_sample boolean not null,
  load_id bigint not null references data_load
);
create index apartment_morton on apartment (morton);
create index apartment_area on apartment (city_code, town);

create table sale (
  id bigint generated always as identity primary key,
  -- Hash of the columns that every layout has, and the row's number among equal rows of one file: exact duplicates are legitimate.
  natural_key uuid not null unique,
  kind text not null check (kind in ('condo', 'house', 'land', 'commercial', 'farmland', 'forest')),
  price_category text not null check (price_category in ('contract', 'survey')),
  prefecture text not null,
  city_code text not null check (city_code ~ '^[0-9]{5}$'),
  city_name text not null,
  town text not null,
  lon double precision,
  lat double precision,
  year smallint not null,
  quarter smallint not null check (quarter between 1 and 4),
  price bigint not null check (price > 0),
  area_m2 double precision not null check (area_m2 > 0),
  area_is_minimum boolean not null default false,
  floor_area_m2 double precision,
  layout text,
  built_year smallint,
  built_before_war boolean not null default false,
  structure text,
  renovated boolean,
  building_use text,
  purpose text,
  region text,
  zoning text,
  coverage_percent smallint,
  floor_area_ratio_percent smallint,
  station_name text,
  walk_minutes smallint,
  land_shape text,
  frontage_m double precision,
  road_direction text,
  road_kind text,
  road_width_m double precision,
  remarks text,
  apartment_key text references apartment on delete set null,
  is_sample boolean not null default false,
  load_id bigint not null references data_load
);
create index sale_market on sale (kind, year, quarter);
create index sale_town on sale (city_code, town, kind);
-- Deleting a building looks for its sales and listings.
create index sale_apartment on sale (apartment_key) where apartment_key is not null;

create table listing (
  id text primary key,
  apartment_key text references apartment on delete cascade,
  kind text not null,
  city_code text not null,
  town text not null,
  lon double precision not null,
  lat double precision not null,
  morton bigint not null,
  price bigint not null check (price > 0),
  area_m2 double precision not null,
  layout text not null,
  floor smallint,
  direction text,
  built_year smallint not null,
  station_name text,
  walk_minutes smallint,
  renovated boolean,
  agent_name text not null,
  agent_licence text not null,
  deal_type text not null check (deal_type in ('売主', '代理', '媒介')),
  published_on date not null,
  updated_on date not null,
  next_update_on date not null,
  state text not null check (state in ('active', 'suspended', 'sold', 'expired')),
  is_sample boolean not null,
  load_id bigint not null references data_load
);
create index listing_morton on listing (morton) where state = 'active';
create index listing_area on listing (city_code, town, state);
create index listing_apartment on listing (apartment_key);

-- What a person may type and mean: prefectures, cities, towns, stations, condominiums, postal codes. Rebuilt after every load.
create table suggestion (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('prefecture', 'city', 'town', 'station', 'apartment', 'postal')),
  label text not null,
  detail text not null,
  -- searchKey() of the ways it is written, each on its own row.
  search_key text not null,
  reference text not null,
  prefecture text,
  city_code text,
  town text,
  lon double precision,
  lat double precision,
  weight real not null
);
create index suggestion_prefix on suggestion (search_key text_pattern_ops, weight desc);
create index suggestion_trigram on suggestion using gin (search_key gin_trgm_ops);

create table valuation_model (
  version text primary key,
  kind text not null,
  file_path text not null,
  file_sha256 text not null,
  first_quarter text not null,
  last_quarter text not null,
  train_rows integer not null,
  is_sample boolean not null,
  card jsonb not null,
  is_active boolean not null,
  created_at timestamptz not null
);
create unique index valuation_model_active on valuation_model (kind) where is_active;

create table estimate (
  id text primary key,
  input_hash text not null,
  model_version text not null,
  mode text not null check (mode in ('blind', 'informed')),
  subject jsonb not null,
  asking_price bigint,
  outcome jsonb not null,
  data_as_of text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index estimate_cache on estimate (input_hash, model_version, created_at desc);
create index estimate_expiry on estimate (expires_at);

-- State machine C5.
create table estimate_request (
  id text primary key,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cannot_estimate', 'cancelled', 'expired')),
  input jsonb not null,
  input_hash text not null,
  steps jsonb not null,
  estimate_id text references estimate on delete set null,
  failure jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);
create index estimate_request_expiry on estimate_request (expires_at);

-- Who moved what from where to where, and why.
create table transition (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  at timestamptz not null
);
create index transition_entity on transition (entity, entity_id);
