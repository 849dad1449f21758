-- Homes that are recommended: what was chosen, why, at which place and with which chance, and what people made of it (src/domain/recommendation).

create table delivery_batch (
  id text primary key,
  recipient text not null,
  -- Null: the site's own members.
  tenant text,
  topic text not null check (topic in ('recommendation', 'kyugake', 'price-change')),
  channel text not null check (channel in ('mail', 'line', 'web')),
  window_key text not null,
  state text not null check (state in (
    'planned', 'approval_waiting', 'queued', 'sending', 'sent', 'opened', 'clicked', 'reacted',
    'skipped', 'suppressed', 'failed', 'unknown', 'cancelled')),
  scheduled_at timestamptz not null,
  sent_at timestamptz,
  made_at timestamptz not null,
  weights_version text not null,
  seed text not null,
  is_sample boolean not null,
  -- One message a person and window: the key that keeps a second from being made.
  unique (recipient, topic, channel, window_key)
);
create index delivery_batch_newest on delivery_batch (recipient, made_at desc);

create table delivery_item (
  batch_id text not null references delivery_batch (id) on delete cascade,
  position smallint not null check (position >= 1),
  -- No reference to the listing: what was told stays when an advertisement goes.
  listing_id text not null,
  dwelling_key text not null,
  query_id text,
  price bigint not null check (price > 0),
  reasons jsonb not null,
  soft_edges jsonb not null,
  features jsonb not null,
  propensity double precision not null check (propensity > 0 and propensity <= 1),
  is_explored boolean not null,
  primary key (batch_id, position)
);
create index delivery_item_dwelling on delivery_item (dwelling_key);

-- What a person makes of a home now: one row a person and dwelling; the newest tap counts.
create table home_reaction (
  recipient text not null,
  dwelling_key text not null,
  listing_id text not null,
  batch_id text,
  position smallint,
  kind text not null check (kind in ('like', 'nope', 'hide', 'ask', 'visit')),
  reason text check (reason in ('price', 'place', 'area', 'age', 'walk', 'other')),
  reacted_at timestamptz not null,
  primary key (recipient, dwelling_key)
);

-- What was done with an item after a real interaction (a POST): no address of who did it.
create table delivery_event (
  id bigint generated always as identity primary key,
  batch_id text not null references delivery_batch (id) on delete cascade,
  position smallint,
  kind text not null check (kind in ('open', 'click', 'dwell', 'like', 'nope', 'hide', 'ask', 'visit', 'undo')),
  dwell_seconds smallint,
  happened_at timestamptz not null
);
create index delivery_event_batch on delivery_event (batch_id, happened_at);
