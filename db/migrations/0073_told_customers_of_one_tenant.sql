-- What customers were told and what they made of it, as their office reads it: no other tenant's (docs/decisions/0057). The rows are the site's, which writes
-- them and reads those of everybody. So the rules are not forced on who owns the tables, and the role of tenants may only read.
alter table delivery_batch enable row level security;
create policy of_one_tenant on delivery_batch for select to machinone_tenant
  using (nullif(current_setting('app.tenant', true), '') is not null and starts_with(recipient, 'customer:' || current_setting('app.tenant', true) || ':'));

alter table home_reaction enable row level security;
create policy of_one_tenant on home_reaction for select to machinone_tenant
  using (nullif(current_setting('app.tenant', true), '') is not null and starts_with(recipient, 'customer:' || current_setting('app.tenant', true) || ':'));

-- Seen with their message: its own policy holds in here.
alter table delivery_item enable row level security;
create policy of_one_tenant on delivery_item for select to machinone_tenant
  using (nullif(current_setting('app.tenant', true), '') is not null and exists (select from delivery_batch b where b.id = batch_id));
alter table delivery_event enable row level security;
create policy of_one_tenant on delivery_event for select to machinone_tenant
  using (nullif(current_setting('app.tenant', true), '') is not null and exists (select from delivery_batch b where b.id = batch_id));

grant select on delivery_batch, delivery_item, delivery_event, home_reaction to machinone_tenant;
