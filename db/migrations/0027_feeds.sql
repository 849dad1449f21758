-- One file of homes that a company handed in, by upload, key or command.
create table feed_run (
  id bigint generated always as identity primary key,
  company_id text not null references company on delete cascade,
  -- Who handed it in: an account, a key or a command. Never a name.
  actor text not null,
  file_name text not null,
  is_full boolean not null,
  state text not null check (state in ('applied', 'dry', 'waiting-for-confirmation', 'refused')),
  -- Why a file was not taken in at all: FeedRefusal of domain/listings/feed/types.ts.
  refusal text,
  rows_read integer not null default 0,
  rows_added integer not null default 0,
  rows_changed integer not null default 0,
  rows_unchanged integer not null default 0,
  rows_rejected integer not null default 0,
  -- Homes that were on offer and are not told any more, or were told so that it could not be read.
  rows_suspended integer not null default 0,
  -- Homes that the file leaves out, which nothing happens to until somebody confirms that they are gone.
  rows_missing integer not null default 0,
  buildings_added integer not null default 0,
  buildings_doubtful integer not null default 0,
  -- What changes, the first some hundred of it: FeedChange.
  changes jsonb not null default '[]',
  started_at timestamptz not null,
  finished_at timestamptz not null
);
create index feed_run_company on feed_run (company_id, id desc);

create table feed_rejection (
  run_id bigint not null references feed_run on delete cascade,
  -- As a spreadsheet counts; the header is line 1. Of JSON the number of the home, from 1.
  line integer not null,
  field text not null,
  reason text not null,
  found text not null,
  -- Null: not even this can be read.
  reference text,
  primary key (run_id, line, field)
);

-- What the last file of its company told of a listing.
create table listing_source (
  listing_id text primary key references listing on delete cascade,
  company_id text not null,
  row_hash text not null,
  -- Null: the last file left it out, or told it so that it could not be read.
  told_state text check (told_state in ('active', 'applied', 'sold', 'suspended')),
  run_id bigint not null,
  -- What all advertisements of one home have in common: building and floor, or address. Null: too little is told to compare it.
  home_key text
);
create index listing_source_company on listing_source (company_id, run_id);
create index listing_source_home on listing_source (home_key);

alter table listing
  -- Never shown: it tells the homes of one floor apart.
  add column room text,
  -- As the company writes it, registered or not.
  add column building_name text,
  -- When the company last said, asked by us, that the home is still for sale.
  add column still_offered_at timestamptz;

-- A visitor says that a home is gone or otherwise than told. Nothing of the visitor is kept.
create table home_report (
  id bigint generated always as identity primary key,
  listing_id text not null references listing on delete cascade,
  dwelling_key text not null,
  reason text not null check (reason in ('sold', 'different', 'other')),
  note text,
  reported_at timestamptz not null,
  -- Null: the company has not looked into it yet.
  settled_at timestamptz
);
create index home_report_open on home_report (dwelling_key) where settled_at is null;
create index home_report_listing on home_report (listing_id);
