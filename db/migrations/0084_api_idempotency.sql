-- Answers kept for calls that name themselves (Idempotency-Key), and who is working on one (src/domain/api-access).
create table api_idempotency (
  client_id text not null references api_client (id) on delete cascade,
  name text not null,
  -- Of the operation and the body: another one under the same name is refused.
  request_hash bytea not null,
  -- Who works on it, till when others leave it alone.
  lease text not null,
  leased_until timestamptz not null,
  status integer,
  body text,
  expires_at timestamptz not null,
  primary key (client_id, name),
  check ((status is null) = (body is null))
);
create index api_idempotency_expires on api_idempotency (expires_at);
