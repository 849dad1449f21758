-- What official data say about a place, and the risk report of a building.

alter table data_load drop constraint data_load_source_check;
-- What the data are of, as the publisher says it: 2023, 2025-04, 2018年(第8回).
alter table data_load add column as_of text;

-- What a listing asked when it was first published; null: not known.
alter table listing add column first_price bigint check (first_price > 0);

-- The town nearest to a point tells its prefecture and city.
create index town_place on town using gist (point(lon, lat));

-- A raster of small numbers in blocks of 256 × 256 pixels; a pixel is 360/2^21 degrees, block x counts from 180° W, block y from 90° N.
-- pixels: four bits each, rows from the north, the western one of two in the high bits; 15: not looked at. pixels null: looked at, all zero.
-- A block that is not here was not looked at.
create table layer_grid (
  dataset text not null,
  x integer not null,
  y integer not null,
  pixels bytea,
  load_id bigint not null references data_load,
  primary key (dataset, x, y)
);

-- Numbers of a standard mesh (JIS X 0410: 8 digits 1 km, 9 digits 500 m, 10 digits 250 m).
create table layer_mesh (
  dataset text not null,
  mesh bigint not null,
  data jsonb not null,
  load_id bigint not null references data_load,
  primary key (dataset, mesh)
);

-- Areas and lines with their exact shape.
create table layer_zone (
  id bigint generated always as identity primary key,
  dataset text not null,
  source_key text not null,
  kind text not null,
  value double precision,
  data jsonb not null default '{}',
  geometry jsonb not null,
  load_id bigint not null references data_load,
  unique (dataset, source_key)
);

-- Cells of 360/2^17 degrees that a zone touches; is_whole: the cell lies inside it altogether. Code: bits of x (from 180° W) and y (from
-- 90° N) interleaved. shape: the zone's part of the cell, rings of x, y in 1/65536 of the cell from its north-western corner; null when whole
-- or a line.
create table layer_zone_cell (
  dataset text not null,
  cell bigint not null,
  zone_id bigint not null references layer_zone on delete cascade,
  is_whole boolean not null,
  shape jsonb,
  primary key (dataset, cell, zone_id)
);
create index layer_zone_cell_zone on layer_zone_cell (zone_id);

-- What the files of a dataset looked at: prefectures (2 digits), first-order meshes (4) or cities (5). Elsewhere "no zone" would mean
-- "not looked at".
create table layer_extent (
  dataset text not null,
  area_code text not null check (area_code ~ '^(\d{2}|\d{4}|\d{5})$'),
  load_id bigint not null references data_load,
  primary key (dataset, area_code)
);

-- Facts by 町丁目, found from a point by the nearest centre.
create table town_fact (
  dataset text not null,
  city_code text not null,
  town text not null,
  lon double precision,
  lat double precision,
  morton bigint,
  data jsonb not null,
  load_id bigint not null references data_load,
  primary key (dataset, city_code, town)
);
create index town_fact_morton on town_fact (dataset, morton);

-- Facts by city (five digits) or prefecture (two), one row a period.
create table area_fact (
  dataset text not null,
  area_code text not null check (area_code ~ '^\d{2}(\d{3})?$'),
  period text not null,
  data jsonb not null,
  load_id bigint not null references data_load,
  primary key (dataset, area_code, period)
);

-- Facilities, incidents, price points.
create table place_point (
  id bigint generated always as identity primary key,
  dataset text not null,
  source_key text not null,
  kind text not null,
  name text not null,
  address text,
  lon double precision not null,
  lat double precision not null,
  morton bigint not null,
  data jsonb not null default '{}',
  load_id bigint not null references data_load,
  unique (dataset, source_key)
);
create index place_point_morton on place_point (kind, morton);

-- Fees and management of a building, each field with where it is from.
create table building_fact (
  apartment_key text not null references apartment on delete cascade,
  field text not null,
  value jsonb not null,
  source text not null,
  as_of text,
  load_id bigint references data_load,
  primary key (apartment_key, field)
);

-- The last report of a building, without anybody's weights. facts: what it was rated from.
create table risk_report (
  apartment_key text primary key references apartment on delete cascade,
  model_version text not null,
  data_revision text not null,
  facts jsonb not null,
  report jsonb not null,
  overall real,
  letter text,
  computed_at timestamptz not null
);
create index risk_report_overall on risk_report (overall);

-- C9: received → checking → accepted | rejected; the log is public, the sender is not.
create table risk_correction (
  id text primary key,
  apartment_key text not null references apartment on delete cascade,
  field text not null,
  proposed text not null,
  evidence text not null,
  sender_email text not null,
  state text not null check (state in ('received', 'checking', 'accepted', 'rejected')),
  reason text,
  received_at timestamptz not null,
  answer_due_on date not null,
  decided_at timestamptz
);
create index risk_correction_apartment on risk_correction (apartment_key, received_at);

create table risk_correction_log (
  id bigint generated always as identity primary key,
  correction_id text not null references risk_correction on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null,
  note text,
  at timestamptz not null
);
create index risk_correction_log_correction on risk_correction_log (correction_id);

-- Questions, listing requests, registrations and waiting buyers of the risk pages.
create table risk_inquiry (
  id text primary key,
  kind text not null check (kind in ('question', 'listing', 'visit', 'registration', 'waiting-buyer', 'owner')),
  apartment_key text references apartment on delete set null,
  email text not null,
  member_sub uuid,
  details jsonb not null,
  received_at timestamptz not null
);
create index risk_inquiry_apartment on risk_inquiry (apartment_key, kind);
create unique index risk_inquiry_once on risk_inquiry (apartment_key, kind, email) where kind in ('registration', 'waiting-buyer', 'owner');

-- まちの声: shown only once a moderator let it through.
create table town_note (
  id text primary key,
  apartment_key text not null references apartment on delete cascade,
  stance text not null check (stance in ('resident', 'former-resident', 'neighbour', 'owner')),
  body text not null,
  state text not null check (state in ('waiting', 'shown', 'hidden')),
  written_at timestamptz not null,
  decided_at timestamptz
);
create index town_note_apartment on town_note (apartment_key, state, written_at);
