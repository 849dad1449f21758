-- Letters that companies send to owners (src/domain/direct-mail, docs/decisions/0073). A mailing is what one company writes to the addresses of one list.
create table mailing (
  id text primary key,
  company_id text not null references company (id) on delete cascade,
  state text not null check (state in ('draft', 'ready', 'closed')),
  -- For the company itself: what it is sent for.
  purpose text not null,
  kind text not null check (kind in ('condo', 'house')),
  message text not null,
  -- Where the addresses come from, and when they were taken from there: the letter says it.
  source text not null check (source in ('registry', 'own-list', 'other')),
  source_words text not null,
  source_on date not null,
  is_sample boolean not null,
  made_at timestamptz not null,
  touched_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null)),
  check ((source = 'other') = (source_words <> ''))
);
create index mailing_company on mailing (company_id, made_at desc, id);
create index mailing_closed on mailing (closed_at) where closed_at is not null;
create index mailing_untouched on mailing (touched_at) where closed_at is null;

-- What is drawn at one press: letters in files of at most a hundred.
create table mailing_run (
  id text primary key,
  company_id text not null references company (id) on delete cascade,
  mailing_id text not null references mailing (id) on delete cascade,
  -- void: somebody of it wants no letters any more, and it is made anew.
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'void')),
  letters integer not null check (letters > 0),
  left_out integer not null check (left_out between 0 and letters),
  drawn integer not null check (drawn between 0 and letters),
  -- ISO month in Japan under which its letters are counted.
  month text not null,
  -- Till when others leave it alone, and how often a file was begun in vain.
  leased_until timestamptz,
  tries integer not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  -- From then on its files are gone.
  expires_at timestamptz not null,
  check ((state in ('waiting', 'running')) = (ended_at is null))
);
create index mailing_run_mailing on mailing_run (mailing_id, made_at desc, id);
create index mailing_run_month on mailing_run (company_id, month);
create index mailing_run_open on mailing_run (made_at, id) where ended_at is null;
create unique index mailing_run_one on mailing_run (mailing_id) where ended_at is null;
create index mailing_run_expires on mailing_run (expires_at);

create table mailing_file (
  run_id text not null references mailing_run (id) on delete cascade,
  number integer not null check (number > 0),
  -- Null until it is drawn, and again once its bytes are gone.
  stored_as text,
  letters integer not null check (letters >= 0),
  bytes integer not null,
  drawn_at timestamptz,
  -- When somebody of the company first took it: its letters may be on their way.
  taken_at timestamptz,
  primary key (run_id, number)
);
create index mailing_file_stored on mailing_file (run_id) where stored_as is not null;

create table mailing_recipient (
  id text primary key,
  company_id text not null references company (id) on delete cascade,
  mailing_id text not null references mailing (id) on delete cascade,
  -- Their place in the list.
  place integer not null,
  postal_code text not null,
  address text not null,
  building text not null,
  -- Empty: オーナー様.
  name text not null,
  city_code text not null,
  city_name text not null,
  town text not null,
  -- Keyed, of the address as the register of stops compares it.
  address_hash bytea not null,
  state text not null check (state in ('waiting', 'printed', 'left_out', 'undeliverable')),
  -- stopped: the register has the address. no-estimate: nothing is known of the prices of the town.
  left_out_for text check (left_out_for in ('stopped', 'no-estimate')),
  run_id text references mailing_run (id),
  file_number integer,
  -- The letter within its file, from 1; null until it is drawn.
  sheet integer,
  -- Of the token that the letter brings.
  token_hash bytea not null unique,
  printed_at timestamptz,
  check ((state = 'left_out') = (left_out_for is not null)),
  check ((run_id is null) = (file_number is null)),
  unique (mailing_id, address_hash)
);
create index mailing_recipient_waiting on mailing_recipient (mailing_id, place) where state = 'waiting';
create index mailing_recipient_file on mailing_recipient (run_id, file_number, place);
create index mailing_recipient_company on mailing_recipient (company_id);

-- Who wants no letters: never an address, only its keyed hash. It outlives mailings, companies and recipients. scope: a company, or `all`.
create table mailing_stop (
  address_hash bytea not null,
  scope text not null,
  way text not null check (way in ('page', 'desk')),
  stopped_at timestamptz not null,
  primary key (address_hash, scope)
);
create index mailing_stop_newest on mailing_stop (stopped_at);

-- The key of the hashes and tokens, sealed with the key of the identity service. It never changes: with another one nobody would be found in the register.
create table mailing_key (
  id integer primary key check (id = 1),
  sealed bytea not null,
  made_at timestamptz not null
);
