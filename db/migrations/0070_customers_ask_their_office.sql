-- What customers say to the office whose message they had, and to nobody else (src/domain/tenants/leads).

-- A letter of a customer about a home of a message, or about a home of their own. Answered in the console.
create table tenant_inquiry (
  tenant_key text not null,
  -- As it is read out on the phone.
  id text not null,
  customer_id text not null,
  topic text not null check (topic in ('visit', 'documents', 'reason', 'question', 'estimate')),
  -- The home as it was called then; of an estimate the home of their own, in words.
  subject text not null check (length(subject) <= 500),
  listing_id text,
  dwelling_key text,
  price bigint,
  message text not null check (length(message) <= 1000),
  preferred_dates text not null check (length(preferred_dates) <= 200),
  -- E.164; null: they want to be answered by mail.
  phone text,
  name text not null check (length(name) <= 80),
  consent_version text not null,
  consent_text text not null,
  received_at timestamptz not null,
  answer_due_on date not null,
  primary key (tenant_key, id),
  foreign key (tenant_key, customer_id) references tenant_customer (tenant_key, id) on delete cascade
);
create index tenant_inquiry_of on tenant_inquiry (tenant_key, customer_id, received_at);
create index tenant_inquiry_newest on tenant_inquiry (tenant_key, received_at);

-- What a customer looked for before and since, in words, as they changed a condition.
create table tenant_query_change (
  tenant_key text not null,
  query_id text not null,
  version integer not null,
  customer_id text not null,
  words_before text not null,
  words_after text not null,
  changed_at timestamptz not null,
  primary key (tenant_key, query_id, version),
  foreign key (tenant_key, customer_id) references tenant_customer (tenant_key, id) on delete cascade
);
create index tenant_query_change_of on tenant_query_change (tenant_key, customer_id, changed_at);

alter table tenant_inquiry enable row level security;
alter table tenant_inquiry force row level security;
create policy of_one_tenant on tenant_inquiry
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
alter table tenant_query_change enable row level security;
alter table tenant_query_change force row level security;
create policy of_one_tenant on tenant_query_change
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on tenant_inquiry, tenant_query_change to machinone_tenant;
