-- A tenant is run by the staff of a company (src/domain/tenants/console). Null: by nobody in the console.
alter table tenant add column company_id text unique references company (id) on delete set null;
-- Whose administrator applied, where somebody was signed in as one.
alter table tenant_application add column company_id text references company (id) on delete set null;

-- How an office came to know a customer. Whoever told it themselves has agreed themselves; of others the office says when and how they did.
alter table tenant_customer
  add column origin text not null default 'form' check (origin in ('form', 'office', 'file')),
  add column proof_way text check (proof_way in ('paper', 'phone', 'web', 'card', 'other')),
  add column proof_on date,
  -- For the eyes of the office.
  add column note text check (length(note) <= 1000),
  add column import_id text,
  add constraint tenant_customer_proof check ((origin = 'form') = (proof_way is null) and (origin = 'form') = (proof_on is null));
create index tenant_customer_import_of on tenant_customer (tenant_key, import_id) where import_id is not null;

-- A file of customers that was taken in. Of rows that were not, line and reason alone: no name and no address.
create table tenant_import (
  tenant_key text not null references tenant (key) on delete cascade,
  id text not null,
  content_hash bytea not null,
  file_name text not null,
  state text not null check (state in ('applied', 'undone')),
  added integer not null check (added >= 0),
  refused integer not null check (refused >= 0),
  -- [{ line, reason }], the first of them.
  faults jsonb not null,
  -- Who handed it in, by the row and not by the person.
  staff_id text not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_key, id)
);
-- The same content is the same import, unless that was undone.
create unique index tenant_import_once on tenant_import (tenant_key, content_hash) where state = 'applied';
create index tenant_import_newest on tenant_import (tenant_key, made_at desc);

-- Addresses whose owners had their data deleted: the office cannot take them in again, and what is kept cannot be read.
create table tenant_suppression (
  tenant_key text not null references tenant (key) on delete cascade,
  address_hash bytea not null,
  suppressed_at timestamptz not null,
  primary key (tenant_key, address_hash)
);

alter table tenant_import enable row level security;
alter table tenant_import force row level security;
create policy of_one_tenant on tenant_import
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
alter table tenant_suppression enable row level security;
alter table tenant_suppression force row level security;
create policy of_one_tenant on tenant_suppression
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on tenant_import, tenant_suppression to machinone_tenant;
