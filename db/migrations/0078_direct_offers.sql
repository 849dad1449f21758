-- Offers from buyers to owners who have not put their home up for sale (src/domain/offers). Neither side's name stands here before both agreed to tell it.

create table offer_campaign (
  id text primary key,
  sub text not null,
  -- The saved condition it was made from, which may change or go since.
  query_id text not null,
  state text not null check (state in ('draft', 'scheduled', 'running', 'finished')),
  version integer not null check (version >= 1),
  -- What is looked for, in one sentence, and as it was when the campaign was made.
  words text not null,
  wish jsonb not null,
  message text not null,
  financing text check (financing in ('cash', 'pre-approved', 'not-yet')),
  -- A month: `2027-03`.
  wish_month text check (wish_month ~ '^\d{4}-\d{2}$'),
  offer_ratio numeric(4, 2) not null check (offer_ratio between 0.5 and 2),
  cap_yen bigint check (cap_yen > 0),
  made_at timestamptz not null,
  updated_at timestamptz not null,
  starts_at timestamptz,
  -- When homes are looked for the next time, and until when that goes on.
  fill_at timestamptz,
  fill_until timestamptz,
  check ((state = 'draft') = (starts_at is null) or state = 'finished')
);
create index offer_campaign_sub on offer_campaign (sub, made_at desc);
create index offer_campaign_due on offer_campaign (fill_at) where fill_at is not null;

create table offer (
  id text primary key,
  campaign_id text not null references offer_campaign (id),
  -- No foreign key: a home may go, and what was said about it stays.
  home_id text not null,
  apartment_key text,
  -- What the buyer is shown of it, and the blind estimate that both see, as they were when it was made.
  home jsonb not null,
  estimate jsonb not null,
  -- Null: the account was deleted.
  buyer_sub text,
  owner_sub text,
  buyer_alias text not null,
  owner_alias text not null,
  financing text check (financing in ('cash', 'pre-approved', 'not-yet')),
  wish_month text,
  state text not null check (state in ('created', 'delivered', 'viewed', 'countered_by_owner', 'countered_by_buyer', 'held', 'accepted', 'disclosure_pending',
    'disclosed', 'handed_to_agent', 'contract', 'broken', 'lapsed', 'declined', 'declined_by_buyer', 'expired', 'withdrawn', 'void')),
  price_yen bigint not null check (price_yen > 0),
  round smallint not null check (round between 1 and 5),
  version integer not null check (version >= 1),
  clock integer not null check (clock >= 0),
  expires_at timestamptz,
  reminded smallint not null check (reminded between 0 and 2),
  held_from text check (held_from in ('created', 'delivered', 'viewed', 'countered_by_owner', 'countered_by_buyer')),
  remaining_ms bigint check (remaining_ms >= 0),
  -- Reaches its owner no more, or never did: by the lowest price, or because the owner stopped its buyer. To the buyer it looks unanswered.
  is_cut_off boolean not null,
  buyer_consent_at timestamptz,
  owner_consent_at timestamptz,
  -- The agent it was handed to.
  company_id text references company (id),
  -- How many events and messages there are.
  events integer not null check (events >= 0),
  messages integer not null check (messages >= 0),
  buyer_read integer not null default 0,
  owner_read integer not null default 0,
  created_at timestamptz not null,
  -- Of the last move that both sides are told of.
  moved_at timestamptz not null,
  check ((state = 'held') = (held_from is not null)),
  check ((state = 'held') = (remaining_ms is not null)),
  unique (campaign_id, home_id)
);
-- One acceptance a home, whatever happens at once.
create unique index offer_engaged on offer (home_id) where state in ('accepted', 'disclosure_pending', 'disclosed', 'handed_to_agent');
-- One offer of a buyer for a home at a time.
create unique index offer_live_pair on offer (buyer_sub, home_id) where state in ('created', 'delivered', 'viewed', 'countered_by_owner', 'countered_by_buyer', 'held',
  'accepted', 'disclosure_pending', 'disclosed', 'handed_to_agent');
create index offer_home on offer (home_id, id);
create index offer_buyer on offer (buyer_sub, moved_at desc, id);
create index offer_owner on offer (owner_sub, moved_at desc, id);
create index offer_clock on offer (expires_at) where expires_at is not null;
create index offer_desk on offer (state, moved_at) where state in ('disclosed', 'handed_to_agent');

-- What happened, one row a step, only ever added to: no statement of the site changes or removes one (a test reads them all). Names nobody.
create table offer_event (
  offer_id text not null references offer (id),
  seq integer not null check (seq >= 1),
  kind text not null,
  actor text not null check (actor in ('buyer', 'owner', 'system', 'agent', 'operator')),
  from_state text not null,
  to_state text not null,
  price_yen bigint not null,
  round smallint not null,
  version integer not null,
  why text,
  at timestamptz not null,
  primary key (offer_id, seq)
);

create table offer_message (
  offer_id text not null references offer (id),
  no integer not null check (no >= 1),
  side text not null check (side in ('buyer', 'owner')),
  -- `waiting`: its writer asked the desk to read it; `erased`: its writer deleted their account, and this row tells that there was one.
  state text not null check (state in ('sent', 'waiting', 'refused', 'erased')),
  text text check ((text is null) = (state = 'erased')),
  -- The price it came with.
  price_yen bigint,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (offer_id, no)
);
create index offer_message_waiting on offer_message (at) where state = 'waiting';

-- What one side agreed to tell the other. Shown once both have; removed where it comes to nothing.
create table offer_contact (
  offer_id text not null references offer (id),
  side text not null check (side in ('buyer', 'owner')),
  name text not null,
  email text not null,
  phone text,
  text_version text not null,
  consented_at timestamptz not null,
  primary key (offer_id, side)
);

create table offer_block (
  id text primary key,
  owner_sub text not null,
  buyer_sub text not null,
  -- Where it was said: the owner knows the buyer by the name they had there.
  offer_id text not null references offer (id),
  blocked_at timestamptz not null,
  unique (owner_sub, buyer_sub)
);
create index offer_block_buyer on offer_block (buyer_sub);

create table offer_report (
  id text primary key,
  offer_id text not null references offer (id),
  side text not null check (side in ('buyer', 'owner')),
  reason text not null check (reason in ('contact', 'discrimination', 'pressure', 'false', 'other')),
  -- Null: there was none, or its writer deleted their account.
  note text,
  message_no integer,
  at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  outcome text
);
create index offer_report_open on offer_report (at) where closed_at is null;

-- An operator asks to see who the sides of an offer are, or to hand it to an agent; another one agrees.
create table offer_disclosure (
  id text primary key,
  offer_id text not null references offer (id),
  kind text not null check (kind in ('identity', 'hand-over')),
  company_id text references company (id),
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  ended_at timestamptz,
  check ((kind = 'hand-over') = (company_id is not null)),
  check ((approved_by is null) = (approved_at is null)),
  check (approved_by <> asked_by)
);
create index offer_disclosure_open on offer_disclosure (asked_at) where ended_at is null;
create index offer_disclosure_offer on offer_disclosure (offer_id, asked_at);

-- What somebody is still to be told of. Written with what caused it, gone once it is on its way.
create table offer_notice (
  id bigint generated always as identity primary key,
  offer_id text not null references offer (id),
  side text not null check (side in ('buyer', 'owner')),
  kind text not null,
  -- Of what: the number of the event, the message or the clock. Told once.
  number integer not null,
  at timestamptz not null,
  unique (offer_id, side, kind, number)
);
