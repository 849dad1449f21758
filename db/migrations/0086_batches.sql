-- Many homes of a client of the sold API, estimated while nobody waits, in chunks that are kept with their results (src/domain/batches, docs/decisions/0068).
create table batch (
  id text primary key,
  client_id text not null references api_client (id) on delete cascade,
  -- By which it came, and under what its rows are charged, whenever they are estimated.
  key_id text not null,
  period text not null,
  day text not null,
  mode text not null check (mode in ('live', 'test')),
  version text not null check (version in ('v2', 'v3')),
  state text not null check (state in ('received', 'running', 'finished', 'failed', 'cancelled')),
  rows integer not null check (rows > 0),
  done integer not null,
  estimated integer not null,
  -- Who works on it, till when others leave it alone, and how often a chunk was begun in vain.
  leased_until timestamptz,
  tries integer not null,
  worked_at timestamptz,
  made_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz not null,
  check ((state in ('received', 'running')) = (ended_at is null)),
  check (done between 0 and rows and estimated between 0 and done)
);
create index batch_client on batch (client_id, made_at desc, id);
create index batch_open on batch (worked_at, made_at, id) where ended_at is null;
create index batch_expires on batch (expires_at);

create table batch_chunk (
  batch_id text not null references batch (id) on delete cascade,
  number integer not null,
  -- Of its rows, those that can be read, which were set aside of the client's calls.
  readable integer not null,
  -- JSON. The rows go once their results are there.
  rows text,
  results text,
  primary key (batch_id, number),
  check (rows is not null or results is not null)
);
create index batch_chunk_waiting on batch_chunk (batch_id, number) where results is null;
