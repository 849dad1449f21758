-- What a person wants to hear of, by which way and when, and the notices of the site itself (src/domain/notifications/settings, inbox).
-- No row: everything is off, and hours and caps are the usual ones.

create table notification_setting (
  -- `member:<sub>`.
  recipient text primary key,
  digest_hour smallint not null check (digest_hour between 0 and 23),
  -- Minutes since midnight in Japan; both or neither.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  cap_per_day smallint not null check (cap_per_day between 1 and 10),
  paused_until timestamptz,
  -- The verified address at the time of the last look or choice.
  mail_address text,
  mail_state text not null check (mail_state in ('unverified', 'ok', 'soft_bounced', 'hard_bounced', 'complained', 'stopped')),
  -- A save names the one it saw; a stop by a link counts too.
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

create table notification_choice (
  recipient text not null references notification_setting (recipient) on delete cascade,
  topic text not null check (topic in ('recommendation', 'kyugake', 'price-change')),
  channel text not null check (channel in ('mail', 'line')),
  is_on boolean not null,
  changed_at timestamptz not null,
  -- `stop-link`: by a link in a mail, without a session; within a day the same link takes it back.
  changed_by text not null check (changed_by in ('member', 'stop-link')),
  primary key (recipient, topic, channel)
);

create table inbox_note (
  id bigint generated always as identity primary key,
  recipient text not null,
  -- What it is about, once a recipient: told twice, it stands once.
  note_key text not null,
  topic text not null,
  title text not null,
  body text not null,
  -- A path of this site.
  url text not null check (url like '/%' and url not like '//%'),
  made_at timestamptz not null,
  read_at timestamptz,
  unique (recipient, note_key)
);
create index inbox_note_newest on inbox_note (recipient, id desc);
create index inbox_note_made on inbox_note (made_at);
