-- Until where the homes on offer have been estimated and flagged: the revision that was seen, on which day (Japan), with which models. One row.
create table kyugake_run (
  id boolean primary key default true check (id),
  revision bigint not null,
  -- Another epoch: rows were taken away and written anew.
  epoch bigint not null,
  day date not null,
  -- Versions of the models in use, by kind: `condo condo-2026.11-1a2b3c4d, land …`.
  models text not null,
  ended_at timestamptz not null
);

-- What it takes to judge a flag later, as it stood on the day it was raised.
alter table kyugake_flag
  add column flagged_price bigint not null,
  add column model_version text not null,
  add column is_sample boolean not null;
alter table kyugake_flag_past
  add column flagged_price bigint not null,
  -- What was asked last.
  add column last_price bigint not null,
  add column model_version text not null,
  add column is_sample boolean not null,
  -- Whether it lay at least 5 % under what homes like it sold for in the four quarters that followed, and of how many sales; null: not known yet, or too few.
  add column was_right boolean,
  add column judged_by integer;
create index kyugake_flag_past_unjudged on kyugake_flag_past (flagged_on) where was_right is null;
