-- Until where homes were held against saved conditions for messages at once (src/domain/recommendation/match).
create table delivery_cursor (
  id boolean primary key default true check (id),
  epoch bigint not null,
  value bigint not null,
  moved_at timestamptz not null
);

-- The versions of the conditions that a batch was made by: one that is edited calls it off.
alter table delivery_batch add column query_versions jsonb not null default '{}';

-- One message a person, topic and window, by whichever way it goes.
create unique index delivery_batch_window on delivery_batch (recipient, topic, window_key);

-- Batches that still wait for something.
create index delivery_batch_pending on delivery_batch (scheduled_at) where state in ('planned', 'approval_waiting', 'queued', 'sending');

-- A change of a condition that was proposed after reactions and not wanted: it is asked again only after newer ones.
create table suggestion_refusal (
  recipient text not null,
  query_id text not null references user_query (id) on delete cascade,
  reason text not null,
  refused_at timestamptz not null,
  primary key (recipient, query_id, reason)
);
