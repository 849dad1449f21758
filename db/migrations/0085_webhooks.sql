-- Where a client of the sold API is told, what it was told, and each try (src/domain/webhooks, docs/decisions/0068). No answers are kept.
create table webhook_endpoint (
  id text primary key,
  client_id text not null references api_client (id) on delete cascade,
  url text not null,
  events text[] not null,
  state text not null check (state in ('active', 'failing', 'off')),
  failing_since timestamptz,
  -- The secret that signs, and for a while the one before, encrypted under the key of the identity service.
  sealed bytea not null,
  old_sealed bytea,
  old_secret_until timestamptz,
  made_at timestamptz not null,
  check ((old_sealed is null) = (old_secret_until is null)),
  check (state = 'active' or failing_since is not null)
);
create index webhook_endpoint_client on webhook_endpoint (client_id, made_at);

create table webhook_delivery (
  id text primary key,
  endpoint_id text not null references webhook_endpoint (id) on delete cascade,
  event text not null check (event in ('batch.finished', 'batch.failed', 'ping')),
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'given-up', 'dropped')),
  -- Since it was last asked for.
  tries integer not null,
  -- While somebody sends it: when another may.
  next_try_at timestamptz,
  made_at timestamptz not null,
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_try_at, id) where state = 'waiting';
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, made_at desc, id);

create table webhook_attempt (
  delivery_id text not null references webhook_delivery (id) on delete cascade,
  number integer not null,
  at timestamptz not null,
  status integer,
  fault text check (fault in ('bad-status', 'address-not-allowed', 'too-slow', 'unreachable')),
  ms integer not null,
  primary key (delivery_id, number)
);
