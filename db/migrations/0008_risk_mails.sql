-- Mails of the risk pages, answers of the desk, evidence of corrections, and what registrations want to be told.

-- facts: what the text is made from when the mail is handed over. taken_at: a carrier has it; one that never came back may have sent it.
create table risk_mail (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  facts jsonb not null,
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  taken_at timestamptz,
  sent_at timestamptz,
  gave_up_at timestamptz
);
create index risk_mail_due on risk_mail (next_try_at, id) where sent_at is null and gave_up_at is null;
create index risk_mail_recipient on risk_mail (recipient, queued_at);

-- Of questions, listings and visits. closed_at begins the three years after which the letter is removed.
alter table risk_inquiry add column answer_due_on date;
alter table risk_inquiry add column answer text;
alter table risk_inquiry add column answered_at timestamptz;
alter table risk_inquiry add column closed_at timestamptz;
create index risk_inquiry_closed on risk_inquiry (closed_at);
create index risk_inquiry_email on risk_inquiry (email, kind, received_at);

-- What a registration wants to be told, once its address was confirmed by a link in a mail. told_letter: the letter it knows of.
create table risk_registration (
  inquiry_id text primary key references risk_inquiry on delete cascade,
  on_change boolean not null,
  yearly boolean not null,
  confirmed_at timestamptz,
  told_letter text,
  told_at timestamptz not null,
  changed_at timestamptz not null
);

-- SHA-256 of a link's token; the token stands in the mail alone.
create table risk_registration_link (
  token_hash bytea primary key,
  inquiry_id text not null references risk_registration on delete cascade,
  made_at timestamptz not null
);
create index risk_registration_link_inquiry on risk_registration_link (inquiry_id);

-- Files that show what is right. The bytes are in storage under risk-evidence/id. Written before the bytes; correction_id null: the letter
-- never came, or its building is gone, and the bytes are to be removed.
create table risk_evidence (
  id text primary key,
  correction_id text references risk_correction on delete set null,
  name text not null,
  content_type text not null,
  bytes integer not null,
  kept_at timestamptz not null
);
create index risk_evidence_correction on risk_evidence (correction_id);

-- Sender, words and files are removed three years after the decision; the public log stays.
alter table risk_correction add column redacted_at timestamptz;

-- Letters that came before there were mails.
update risk_inquiry set answer_due_on = (received_at at time zone 'Asia/Tokyo')::date + 7 where kind in ('question', 'listing', 'visit');
insert into risk_registration (inquiry_id, on_change, yearly, told_at, changed_at)
  select id, coalesce((details->>'wantsUpdates')::boolean, false), coalesce((details->>'wantsUpdates')::boolean, false), received_at, received_at
  from risk_inquiry where kind = 'registration';
