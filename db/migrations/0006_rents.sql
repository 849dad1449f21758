-- Rents of flats, agreed or asked. Never shown one by one: only as medians, counts and what a model learnt from them.
create table rent (
  id bigint generated always as identity primary key,
  -- Hash of what a row says, and the row's number among equal rows of one file.
  natural_key uuid not null unique,
  rent_category text not null check (rent_category in ('agreed', 'asking')),
  city_code text not null check (city_code ~ '^[0-9]{5}$'),
  city_name text not null,
  town text not null,
  lon double precision,
  lat double precision,
  -- Known buildings only.
  apartment_key text,
  area_m2 double precision not null check (area_m2 > 0),
  layout text,
  built_year smallint,
  station_name text,
  walk_minutes smallint,
  floor smallint,
  year smallint not null,
  quarter smallint not null check (quarter between 1 and 4),
  -- A month, common fees included.
  rent_yen bigint not null check (rent_yen > 0),
  -- Who told it, as the file says.
  told_by text not null,
  is_sample boolean not null,
  load_id bigint not null references data_load
);
create index rent_time on rent (year, quarter);
create index rent_town on rent (city_code, town);
create index rent_apartment on rent (apartment_key) where apartment_key is not null;
