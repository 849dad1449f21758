-- LINE: who follows the account and whose account of ours that is, what webhooks told, and what of the month's messages is used (src/domain/notifications/line).

create table line_account (
  -- User ids differ from provider to provider.
  provider text not null,
  user_id text not null,
  -- `member:<sub>`; null: nobody of ours.
  recipient text,
  state text not null check (state in ('not_linked', 'linked', 'blocked', 'unlinked')),
  -- When it happened at LINE: what came before it is told too late.
  changed_at timestamptz not null,
  primary key (provider, user_id),
  check (state <> 'linked' or recipient is not null)
);
-- A person links one account of LINE.
create unique index line_account_recipient on line_account (provider, recipient) where recipient is not null;

create table line_event (
  channel text not null,
  event_id text not null,
  -- Null: worked on, and what it said is forgotten.
  event jsonb,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  tries smallint not null default 0,
  primary key (channel, event_id)
);
create index line_event_waiting on line_event (happened_at) where event is not null;
create index line_event_received on line_event (received_at);

-- Who asked for their account to be linked: once, within ten minutes.
create table line_nonce (
  nonce_hash bytea primary key,
  recipient text not null,
  made_at timestamptz not null
);

create table line_budget (
  channel text not null,
  -- In Japan: `2026-11`.
  month text not null,
  sent integer not null check (sent >= 0),
  warned_at timestamptz,
  primary key (channel, month)
);
