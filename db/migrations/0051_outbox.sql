-- One outbox for everything that is sent to people: mails and messages of LINE, each with what became of it (src/domain/notifications).

alter table queued_mail rename to outbox;
alter table outbox rename constraint queued_mail_pkey to outbox_pkey;
-- Null: the site itself sends it.
alter table outbox add column tenant text;
alter table outbox add column channel text not null default 'mail' check (channel in ('mail', 'line'));
-- `member:<sub>`: those of one recipient go out in the order they were queued in.
alter table outbox add column recipient_key text;
-- What a message is about: never two with the same.
alter table outbox add column message_key text;
alter table outbox add column state text not null default 'queued'
  check (state in ('queued', 'sending', 'sent', 'suppressed', 'failed', 'unknown', 'dropped'));
-- What happens to it when its carrier is stopped in the midst.
alter table outbox add column after_crash text not null default 'unclear' check (after_crash in ('again', 'unclear'));
alter table outbox add column first_try_at timestamptz;
alter table outbox add column ended_at timestamptz;
alter table outbox add column last_error text;
update outbox set
  state = case when sent_at is not null then 'sent' when gave_up_at is not null and taken_at is not null then 'unknown'
    when gave_up_at is not null then 'failed' when taken_at is not null then 'sending' else 'queued' end,
  ended_at = coalesce(sent_at, gave_up_at),
  first_try_at = case when tries > 0 then queued_at end;
update outbox set after_crash = 'again' where kind in (
  'staff-invited', 'inquiry-address-asked', 'inquiry-address-changes', 'staff-removed', 'company-key-made', 'registration-received', 'notice-link');
alter table outbox alter column channel drop default;
alter table outbox alter column state drop default;
alter table outbox alter column after_crash drop default;
alter table outbox alter column is_asked_by_anybody drop default;
drop index queued_mail_due;
drop index queued_mail_address;
alter table outbox drop column sent_at;
alter table outbox drop column gave_up_at;
alter table outbox add constraint outbox_ended check ((state in ('queued', 'sending')) = (ended_at is null));

create unique index outbox_once on outbox (coalesce(tenant, ''), channel, message_key) where message_key is not null;
create index outbox_due on outbox (channel, after_crash, next_try_at, id) where state = 'queued';
create index outbox_sending on outbox (taken_at) where state = 'sending';
create index outbox_in_order on outbox (recipient_key, channel, queued_at, id) where state in ('queued', 'sending') and recipient_key is not null;
create index outbox_asked on outbox (queued_at) where is_asked_by_anybody;
create index outbox_undelivered on outbox (ended_at) where state in ('failed', 'unknown');

-- A link says itself until when it is good (null: for ever), and whom it is for beside its subject.
alter table opaque_link add column expires_at timestamptz;
alter table opaque_link add column revoked_at timestamptz;
alter table opaque_link add column audience text;
update opaque_link set expires_at = made_at + case purpose
  when 'staff-invitation' then interval '7 days' when 'inquiry-address' then interval '1 day' else interval '30 days' end;
