-- Rows of imported files about which a person decides whether they are a building that is registered already.
create table building_doubt (
  -- Made from name and address: the same row of a newer file is the same question.
  id text primary key,
  building jsonb not null,
  candidates text[] not null,
  why text not null check (why in ('same-name', 'same-address', 'same-place', 'several')),
  state text not null check (state in ('open', 'same', 'new', 'dropped')),
  -- What was decided: which building it is.
  apartment_key text references apartment (key) on delete cascade,
  load_id bigint not null references data_load (id),
  listed_at timestamptz not null,
  decided_at timestamptz
);
create index building_doubt_open on building_doubt (listed_at) where state = 'open';
