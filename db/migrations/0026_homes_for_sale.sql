-- Who advertises homes. `id` is opaque; sample companies are invented.
create table company (
  id text primary key,
  name text not null,
  licence text not null,
  address text not null,
  phone text not null,
  -- Where inquiries go.
  email text not null,
  state text not null check (state in ('applied', 'live', 'suspended', 'closed')),
  is_sample boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A home that is or was offered, however many companies advertise it. Sold sticks to it.
create table dwelling (
  key text primary key,
  apartment_key text references apartment on delete cascade,
  sold_at timestamptz,
  made_at timestamptz not null
);
create index dwelling_apartment on dwelling (apartment_key);

-- Two advertisements that a person has told apart stay apart.
create table dwelling_split (
  listing_id text not null,
  other_listing_id text not null,
  decided_at timestamptz not null,
  primary key (listing_id, other_listing_id)
);

-- One row. Whatever changes what a search may find takes the next value at the end of its transaction, and holds it until the commit: values are
-- seen in their order. Another epoch: rows were taken away, and who keeps a copy begins anew.
create table home_revision (
  id boolean primary key default true check (id),
  epoch bigint not null,
  value bigint not null
);
insert into home_revision (epoch, value) values (1, 1);

-- The samples of an older program know too little of a home, and are made anew at the next start.
delete from listing;
alter table listing
  drop constraint listing_state_check,
  drop constraint listing_deal_type_check,
  -- Of a company's feed there is no load.
  alter column load_id drop not null,
  drop column agent_name,
  drop column agent_licence,
  alter column area_m2 drop not null,
  alter column layout drop not null,
  alter column built_year drop not null,
  alter column lon drop not null,
  alter column lat drop not null,
  alter column morton drop not null,
  alter column next_update_on drop not null,
  add column company_id text not null references company on delete cascade,
  -- What the company calls it.
  add column reference text not null,
  add column dwelling_key text not null references dwelling,
  add column title text not null,
  add column address text not null,
  add column place_precision text not null check (place_precision in ('building', 'block', 'town')),
  add column land_area_m2 double precision check (land_area_m2 > 0),
  add column private_road_m2 double precision check (private_road_m2 >= 0),
  add column balcony_m2 double precision check (balcony_m2 >= 0),
  add column total_floors smallint,
  add column total_units integer,
  add column structure text,
  add column built_month smallint check (built_month between 1 and 12),
  -- 建築確認; it decides 新耐震, not completion.
  add column confirmed_on date,
  -- [{ stationId, stationName, line, minutes, busMinutes }], nearest first.
  add column stations jsonb not null default '[]',
  add column management_yen integer check (management_yen >= 0),
  add column reserve_yen integer check (reserve_yen >= 0),
  add column other_monthly_yen integer check (other_monthly_yen >= 0),
  add column land_right text check (land_right in ('freehold', 'leasehold', 'fixed-leasehold')),
  add column is_tenanted boolean,
  add column yearly_rent_yen bigint check (yearly_rent_yen > 0),
  add column pets text check (pets in ('yes', 'negotiable', 'no')),
  add column parking text check (parking in ('yes', 'none', 'full')),
  add column renovated_on date,
  -- Required disclosures: ListingNotice of domain/listings/types.ts.
  add column notices text[] not null default '{}',
  add column remarks text,
  add column handover text,
  -- Another company's home is advertised with its consent.
  add column is_consented boolean not null default true,
  -- Why it is stored but not shown: ListingFault of domain/listings/types.ts.
  add column faults text[] not null default '{}',
  add column first_seen_at timestamptz not null,
  add column price_changed_on date,
  add column ended_at timestamptz,
  -- The value of home_revision that its last change took.
  add column changed_revision bigint not null,
  add constraint listing_deal_type_check check (deal_type in ('売主', '代理', '媒介', '専任媒介', '専属専任媒介', '一般媒介')),
  add constraint listing_state_check check (state in ('active', 'suspended', 'applied', 'sold', 'expired', 'archived')),
  add constraint listing_kind_check check (kind in ('condo', 'new-condo', 'house', 'land', 'building')),
  add constraint listing_reference unique (company_id, reference);
create index listing_dwelling on listing (dwelling_key);
create index listing_changed on listing (changed_revision);

-- What was asked, from which day on; the last row is the price of now.
create table listing_price (
  listing_id text not null references listing on delete cascade,
  from_on date not null,
  price bigint not null check (price > 0),
  primary key (listing_id, from_on)
);

-- The blind estimate of a home on offer: of the model in use, at the day it was made. It never looks at the asking price.
create table listing_estimate (
  listing_id text primary key references listing on delete cascade,
  made_on date not null,
  -- Null: it cannot be estimated, for `refusal`.
  point bigint,
  q05 bigint,
  q10 bigint,
  q90 bigint,
  q95 bigint,
  -- Chance that the price lies within ±10 %.
  chance10 double precision,
  grade text not null check (grade in ('A', 'B', 'C', 'D', 'E')),
  refusal text,
  -- Whether the test of the model reaches as far as this estimate looks ahead.
  is_tested_horizon boolean not null,
  model_version text,
  -- A hash of what was appraised: another one, and the estimate is made anew.
  subject_hash text not null,
  is_sample boolean not null
);

create table kyugake_flag (
  listing_id text primary key references listing on delete cascade,
  -- Asking price over estimate, rounded up to whole thousandths.
  ratio double precision not null,
  grade text not null check (grade in ('A', 'B', 'C', 'check', 'near')),
  depth text not null check (depth in ('near', 'nine', 'eight-and-half', 'eight', 'doubtful')),
  -- Why it may be cheap: CheapReason of domain/kyugake/types.ts.
  reasons text[] not null,
  flagged_on date not null
);

-- Flags that stood once: how often they were right is measured from them.
create table kyugake_flag_past (
  id bigint generated always as identity primary key,
  listing_id text not null references listing on delete cascade,
  dwelling_key text not null,
  ratio double precision not null,
  grade text not null,
  flagged_on date not null,
  cleared_on date not null
);
