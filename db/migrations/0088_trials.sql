-- Trials of the sold API (src/domain/leads/trial): who applied is a letter, the key belongs to a client of api-access.
create table biz_trial (
  letter_id text primary key references letter (id) on delete cascade,
  state text not null check (state in ('review', 'approved', 'active', 'extended', 'ended', 'converted', 'expired', 'rejected')),
  company text not null,
  mail_domain text not null,
  is_free_mail boolean not null,
  is_hasty boolean not null,
  website text,
  corporate_number text,
  mx text not null check (mx in ('unchecked', 'found', 'none', 'unknown')),
  wants_reminders boolean not null,
  terms_version text not null,
  -- All three once it is approved; the key while it is there to be used.
  client_id text unique,
  key_id text,
  key_shown_at timestamptz,
  ends_at timestamptz,
  received_at timestamptz not null,
  due_on date not null,
  moved_at timestamptz not null,
  check ((state in ('review', 'rejected')) = (client_id is null)),
  check ((client_id is null) = (ends_at is null))
);
create index biz_trial_waiting on biz_trial (due_on, received_at) where state not in ('converted', 'expired', 'rejected');
create index biz_trial_ends on biz_trial (ends_at) where state in ('approved', 'active', 'extended', 'ended');
create index biz_trial_domain on biz_trial (mail_domain, received_at);
create index biz_trial_number on biz_trial (corporate_number, received_at) where corporate_number is not null;
create index biz_trial_unchecked on biz_trial (received_at) where mx = 'unchecked';
