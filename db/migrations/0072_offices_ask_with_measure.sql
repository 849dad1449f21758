-- Addresses of an office's own pages that an operator has not looked at yet: nobody is led there.
alter table tenant add column asked_hosts text[] not null default '{}';

-- How many people an office has asked by mail on a day in Japan, and when the next mail of a file may leave (src/domain/tenants/console).
create table tenant_asking (
  tenant_key text primary key references tenant (key) on delete cascade,
  asked_on date not null,
  asked integer not null check (asked >= 0),
  next_at timestamptz not null
);
alter table tenant_asking enable row level security;
alter table tenant_asking force row level security;
create policy of_one_tenant on tenant_asking
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on tenant_asking to machinone_tenant;
