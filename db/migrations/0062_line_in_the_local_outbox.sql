-- The outbox of local mode keeps messages of LINE too, as the Messaging API takes them.

alter table identity_outbox drop constraint identity_outbox_medium_check;
alter table identity_outbox add constraint identity_outbox_medium_check check (medium in ('EMAIL', 'SMS', 'LINE'));
alter table identity_outbox add column messages jsonb not null default '[]';
