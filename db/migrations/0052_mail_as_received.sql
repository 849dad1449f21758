-- Mails as their receivers get them (local mode), and addresses that mails do not go to any more (src/domain/notifications/suppression).

alter table identity_outbox
  add column html text,
  add column headers jsonb not null default '{}';

create table mail_suppression (
  -- SHA-256 of the mailbox: whoever reads the table learns no address.
  mailbox_hash text not null,
  reason text not null check (reason in ('bounce', 'complaint')),
  -- Hard: the mailbox does not exist. Soft: it took nothing; three on different days count as hard.
  is_hard boolean not null,
  times integer not null check (times >= 1),
  first_at timestamptz not null,
  last_at timestamptz not null,
  source text not null check (source in ('ses', 'sendgrid', 'dsn', 'smtp')),
  primary key (mailbox_hash, reason)
);
create index mail_suppression_end on mail_suppression (last_at);

-- Reports that came in, so that one that comes again changes nothing.
create table mail_report (
  source text not null,
  report_id text not null,
  received_at timestamptz not null,
  primary key (source, report_id)
);
create index mail_report_end on mail_report (received_at);
