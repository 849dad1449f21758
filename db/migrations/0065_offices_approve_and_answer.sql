-- What an office does with its recommender in the console (src/domain/recommendation/office, src/domain/tenants/leads).

-- A home that somebody of an office took out of a message before it went out, as it had been chosen. It comes back where that is undone.
create table delivery_item_removed (
  batch_id text not null references delivery_batch (id) on delete cascade,
  position smallint not null,
  dwelling_key text not null,
  item jsonb not null,
  removed_by text not null,
  removed_at timestamptz not null,
  primary key (batch_id, position)
);
create index delivery_item_removed_dwelling on delivery_item_removed (dwelling_key);

alter table tenant
  -- A sentence of the office on the page where its customers begin.
  add column greeting text check (length(greeting) <= 300),
  -- Whether its staff are told each morning what waits for them.
  add column has_morning_mail boolean not null default true,
  -- Goes up with each change of how it is set up: whoever saves says which they saw.
  add column settings_version integer not null default 1;

-- What an office makes of a customer who showed interest: who sees to them, and until when that is done.
create table tenant_lead (
  tenant_key text not null,
  customer_id text not null,
  assigned_to text,
  handled_at timestamptz,
  handled_by text,
  updated_at timestamptz not null,
  primary key (tenant_key, customer_id),
  foreign key (tenant_key, customer_id) references tenant_customer (tenant_key, id) on delete cascade
);

-- What an office has answered a customer by mail.
create table tenant_answer (
  tenant_key text not null,
  id text not null,
  customer_id text not null,
  text text not null check (length(text) <= 2000),
  answered_by text not null,
  answered_at timestamptz not null,
  primary key (tenant_key, id),
  foreign key (tenant_key, customer_id) references tenant_customer (tenant_key, id) on delete cascade
);
create index tenant_answer_of on tenant_answer (tenant_key, customer_id, answered_at);
create index tenant_answer_newest on tenant_answer (tenant_key, answered_at);

alter table tenant_lead enable row level security;
alter table tenant_lead force row level security;
create policy of_one_tenant on tenant_lead
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
alter table tenant_answer enable row level security;
alter table tenant_answer force row level security;
create policy of_one_tenant on tenant_answer
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on tenant_lead, tenant_answer to machinone_tenant;

-- Who of a company wants no morning mail of its recommender.
create table staff_without_morning_mail (
  staff_id text primary key references company_staff (id) on delete cascade,
  since timestamptz not null
);
