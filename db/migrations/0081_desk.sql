-- What operators did at their desk and whose personal data they saw (src/domain/desk, docs/decisions/0065). Each row holds the hash of the one before.
create table desk_audit (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  -- The account, or `command:` and who sat at the machine.
  operator text not null,
  action text not null,
  queue text,
  item_id text,
  reason text,
  previous_hash bytea not null,
  hash bytea not null
);
create index desk_audit_item on desk_audit (queue, item_id, seq);

create function desk_audit_stands() returns trigger language plpgsql as $$
begin
  raise exception 'desk_audit only grows' using errcode = 'insufficient_privilege';
end $$;
create trigger desk_audit_stands before update or delete or truncate on desk_audit for each statement execute function desk_audit_stands();

-- Who works on an item, till when.
create table desk_claim (
  queue text not null,
  item_id text not null,
  operator text not null,
  claimed_at timestamptz not null,
  until timestamptz not null,
  primary key (queue, item_id)
);

-- What a second operator has to agree to. Nobody agrees to what they asked for themselves.
create table desk_approval (
  id text primary key,
  queue text not null,
  item_id text not null,
  action text not null,
  -- What the action is to be done with, as it was asked for.
  fields jsonb not null,
  -- Of the item as the asker saw it.
  seen text not null,
  reason text not null,
  state text not null check (state in ('asked', 'granted', 'refused', 'withdrawn')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check (state not in ('granted', 'refused') or (decided_by is not null and decided_by <> asked_by))
);
create unique index desk_approval_open on desk_approval (queue, item_id, action) where state = 'asked';
create index desk_approval_item on desk_approval (queue, item_id, asked_at);
