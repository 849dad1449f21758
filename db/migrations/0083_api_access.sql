-- Who calls the sold API, with which keys, and how much (src/domain/api-access, docs/decisions/0067). Keys are kept as hashes alone.
create table api_client (
  id text primary key,
  name text not null,
  -- Null: of nobody with a business account yet, as a trial is.
  company_id text references company (id),
  plan text not null check (plan in ('trial', 'standard', 'business')),
  ends_at timestamptz,
  made_at timestamptz not null
);
create index api_client_company on api_client (company_id) where company_id is not null;

-- What was paid for, since when: the invoice of an old month is not that of today's plan.
create table api_plan_term (
  client_id text not null references api_client (id) on delete cascade,
  begins_at timestamptz not null,
  plan text not null,
  primary key (client_id, begins_at)
);

create table api_key (
  id text primary key,
  client_id text not null references api_client (id) on delete cascade,
  kind text not null check (kind in ('secret', 'publishable')),
  mode text not null check (mode in ('live', 'test')),
  label text not null,
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  hosts text[] not null,
  ips text[] not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  -- Of a key that another has taken the place of: works until then.
  ends_at timestamptz,
  replaced_by text,
  revoked_at timestamptz
);
create index api_key_client on api_key (client_id, made_at);

-- Calls that processes have set aside of a client's month (`2026-12`), its test calls (`2026-12/test`) or its whole trial (`trial`).
create table api_quota (
  client_id text not null references api_client (id) on delete cascade,
  period text not null,
  taken bigint not null check (taken >= 0),
  primary key (client_id, period)
);

-- Calls that were answered, by day in Japan: what invoices count.
create table api_usage (
  client_id text not null references api_client (id) on delete cascade,
  period text not null,
  day text not null,
  key_id text not null,
  scope text not null,
  calls bigint not null,
  primary key (client_id, period, day, key_id, scope)
);
