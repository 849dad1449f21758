-- Brokers who use the recommender under their own name (src/domain/tenants, docs/decisions/0057). The role is of the server and not of this database: it may be there already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'machinone_tenant') then
    create role machinone_tenant nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- A user who may not grant it is told so at the start of the site.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute 'grant machinone_tenant to ' || quote_ident(current_user);
  end if;
exception when insufficient_privilege then null;
end $$;

-- What a broker tells of itself. Ours to review: no tenant's role may read it.
create table tenant_application (
  id text primary key,
  state text not null check (state in ('applied', 'documents', 'review', 'setup', 'closed')),
  company text not null,
  licence text not null,
  address text not null,
  person text not null,
  phone text not null,
  email text not null,
  plan text not null check (plan in ('small', 'standard', 'large')),
  listing_source text not null check (listing_source in ('feed', 'file', 'site')),
  mail_domain text,
  line_account text,
  note text,
  terms_version text not null,
  -- Of the whole content: the same that comes again within a day is the first one.
  content_hash bytea not null,
  tenant_key text unique,
  decision_note text,
  received_at timestamptz not null,
  updated_at timestamptz not null
);
create index tenant_application_state on tenant_application (state, received_at);
create index tenant_application_content on tenant_application (content_hash, received_at);

-- The register of tenants: what stands on their pages, and how they are set up.
create table tenant (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  state text not null check (state in ('setup', 'live', 'suspended', 'closed')),
  name text not null,
  licence text not null,
  address text not null,
  email text not null,
  brand_colour text not null check (brand_colour ~ '^#[0-9a-f]{6}$'),
  allowed_hosts text[] not null,
  approval text not null check (approval in ('auto', 'manual')),
  -- A customer who comes back so often within these days is a lead.
  hot_days smallint not null check (hot_days between 1 and 60),
  mail_domain text,
  mail_selector text,
  spf text not null check (spf in ('unchecked', 'ok', 'missing', 'wrong')),
  dkim text not null check (dkim in ('unchecked', 'ok', 'missing', 'wrong')),
  dmarc text not null check (dmarc in ('unchecked', 'ok', 'missing', 'wrong')),
  mail_checked_at timestamptz,
  is_sample boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table tenant_customer (
  tenant_key text not null references tenant (key) on delete cascade,
  id text not null,
  state text not null check (state in ('waiting', 'active', 'stopped')),
  name text,
  email text,
  line_user_id text,
  heat text not null check (heat in ('none', 'yellow', 'orange', 'red')),
  -- Null: invited by an agent, and has not agreed to anything yet.
  consent_version text,
  consented_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_key, id),
  unique (tenant_key, email),
  unique (tenant_key, line_user_id),
  check (email is not null or line_user_id is not null),
  check (state <> 'active' or consented_at is not null)
);

-- What a customer looks for: told in the same answers as a member's condition.
create table tenant_query (
  tenant_key text not null,
  id text not null,
  customer_id text not null,
  state text not null check (state in ('waiting', 'active', 'paused')),
  answers jsonb not null,
  version integer not null check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_key, id),
  foreign key (tenant_key, customer_id) references tenant_customer (tenant_key, id) on delete cascade
);
create index tenant_query_customer on tenant_query (tenant_key, customer_id, created_at);

alter table tenant_customer enable row level security;
alter table tenant_customer force row level security;
alter table tenant_query enable row level security;
alter table tenant_query force row level security;

-- A pooled connection keeps '' after a transaction that had set it: no tenant, and not an error.
create policy of_one_tenant on tenant_customer
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
create policy of_one_tenant on tenant_query
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));

grant usage on schema public to machinone_tenant;
grant select, insert, update, delete on tenant_customer, tenant_query to machinone_tenant;
