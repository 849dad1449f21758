-- Codes for a lost phone: one set an account, ten codes of one use. Their MACs are made with a key of the set that is itself sealed, so that
-- a change of the service's key leaves printed codes good.
create table identity_recovery_set (
  sub uuid primary key references identity_account on delete cascade,
  key_sealed bytea not null,
  made_at timestamptz not null,
  last_used_at timestamptz
);

create table identity_recovery_code (
  sub uuid not null references identity_recovery_set on delete cascade,
  code_mac bytea not null,
  primary key (sub, code_mac)
);

-- Mails that tell people what happened to their account, written in the transaction it happened in. They outlive the account they are of.
create table identity_notice (
  id bigint generated always as identity primary key,
  pool_id text not null references identity_pool on delete cascade,
  client_id text,
  sub uuid not null,
  kind text not null,
  -- Empty once the mail is sent.
  recipient text not null,
  at timestamptz not null,
  device text,
  detail jsonb,
  tries integer not null default 0,
  due_at timestamptz not null,
  sent_at timestamptz
);
create index identity_notice_due on identity_notice (due_at) where sent_at is null;
create index identity_notice_sub on identity_notice (sub, at);
