-- Homes that members own and follow as assets (src/domain/assets).
create table owned_property (
  id text primary key,
  sub text not null,
  kind text not null check (kind in ('condo', 'house', 'land')),
  -- A building of the register, or a place by the key that is made from its point. Neither: the building has left the register since; where it stood is told below.
  apartment_key text references apartment on delete set null,
  place_key text,
  -- What of the address could not be placed (`12-3`): two addresses of one 町丁目 have the same key.
  rest text not null default '',
  name text not null,
  address text not null,
  city_code text not null,
  city_name text not null,
  town text not null,
  lon double precision not null,
  lat double precision not null,
  state text not null check (state in ('draft', 'tracking', 'verifying', 'verified', 'rejected', 'paused', 'sold', 'deleted')),
  -- Where a paused one comes back to.
  paused_from text check (paused_from in ('tracking', 'verified', 'rejected')),
  -- Where a deleted one comes back to within 30 days.
  deleted_from text check (deleted_from in ('draft', 'tracking', 'verified', 'rejected', 'paused', 'sold')),
  facts jsonb not null,
  offer_setting text not null default 'off' check (offer_setting in ('off', 'anonymous')),
  -- In yen; told to nobody but the member.
  lowest_price bigint check (lowest_price > 0),
  -- One more with each change of whatever kind.
  version integer not null check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (num_nonnulls(apartment_key, place_key) <= 1),
  check ((state = 'paused' or deleted_from is not distinct from 'paused') = (paused_from is not null)),
  check ((state = 'deleted') = (deleted_from is not null)),
  check ((state = 'deleted') = (deleted_at is not null)),
  check (offer_setting = 'off' or state = 'verified'),
  check (lowest_price is null or offer_setting = 'anonymous')
);
create index owned_property_sub on owned_property (sub, created_at);
-- One draft a member and subject.
create unique index owned_property_draft on owned_property (sub, kind, coalesce(apartment_key, place_key), rest) where state = 'draft';
create index owned_property_apartment on owned_property (apartment_key) where apartment_key is not null;
create index owned_property_place on owned_property (place_key) where place_key is not null;
create index owned_property_offers on owned_property (kind, city_code, id) where offer_setting = 'anonymous';
create index owned_property_deleted on owned_property (deleted_at) where state = 'deleted';
create index owned_property_drafts on owned_property (updated_at) where state = 'draft';
