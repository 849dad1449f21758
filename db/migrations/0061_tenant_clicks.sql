-- A press that led to a page of a tenant's own: where to, and from which customer's link, if any. No address of who pressed.
create table tenant_click (
  tenant_key text not null references tenant (key) on delete cascade,
  id text not null,
  customer_id text,
  listing_id text,
  host text not null,
  clicked_at timestamptz not null,
  primary key (tenant_key, id),
  foreign key (tenant_key, customer_id) references tenant_customer (tenant_key, id) on delete cascade
);
create index tenant_click_newest on tenant_click (tenant_key, clicked_at);

alter table tenant_click enable row level security;
alter table tenant_click force row level security;
create policy of_one_tenant on tenant_click
  using (tenant_key = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_key = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on tenant_click to machinone_tenant;
