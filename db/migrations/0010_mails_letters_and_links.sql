-- Mails, letters and links in mails leave the risk pages and become the site's; registrations for notices are letters no longer.

-- is_asked_by_anybody: anybody can have such a mail sent to any address, which gets only some of them in an hour.
alter table risk_mail rename to queued_mail;
alter table queued_mail rename constraint risk_mail_pkey to queued_mail_pkey;
alter index risk_mail_due rename to queued_mail_due;
alter index risk_mail_recipient rename to queued_mail_recipient;
alter table queued_mail add column is_asked_by_anybody boolean not null default false;
update queued_mail set is_asked_by_anybody = true
  where kind in ('letter-received', 'correction-received', 'registration-received', 'notice-link');

-- SHA-256 of a token that stands in a mail alone; it opens the pages of one purpose for one subject.
create table opaque_link (
  token_hash bytea primary key,
  purpose text not null,
  subject text not null,
  made_at timestamptz not null
);
create index opaque_link_subject on opaque_link (subject, purpose);
insert into opaque_link (token_hash, purpose, subject, made_at)
  select token_hash, 'risk-notices', inquiry_id, made_at from risk_registration_link;
drop table risk_registration_link;

-- A registration has its own address and building. notified_letter: the letter of the building that it knows of.
alter table risk_registration drop constraint risk_registration_inquiry_id_fkey;
alter table risk_registration rename column inquiry_id to id;
alter table risk_registration rename column told_letter to notified_letter;
alter table risk_registration rename column told_at to notified_at;
alter table risk_registration add column apartment_key text references apartment on delete cascade;
alter table risk_registration add column email text;
alter table risk_registration add column closed_at timestamptz;
update risk_registration r set apartment_key = i.apartment_key, email = i.email, closed_at = i.closed_at from risk_inquiry i where i.id = r.id;
delete from risk_registration where apartment_key is null;
alter table risk_registration alter column apartment_key set not null;
alter table risk_registration alter column email set not null;
create unique index risk_registration_once on risk_registration (apartment_key, email);
delete from risk_inquiry where kind = 'registration';

-- Letters of any kind. closed_at begins the three years after which the letter is removed.
drop index risk_inquiry_once;
alter index risk_inquiry_apartment rename to letter_apartment;
alter table risk_inquiry drop constraint risk_inquiry_kind_check;
alter table risk_inquiry drop column member_sub;
alter table risk_inquiry rename column details to fields;
alter table risk_inquiry rename to letter;
alter table letter rename constraint risk_inquiry_pkey to letter_pkey;
alter table letter rename constraint risk_inquiry_apartment_key_fkey to letter_apartment_key_fkey;
alter index risk_inquiry_closed rename to letter_closed;
alter index risk_inquiry_email rename to letter_email;
update letter set answer_due_on = (received_at at time zone 'Asia/Tokyo')::date + 7 where answer_due_on is null;
alter table letter alter column answer_due_on set not null;
create index letter_open on letter (kind, answer_due_on) where closed_at is null;

-- Holds back a second letter of an address while the first is taken in. SHA-256 of the address; forgotten after a day.
create table letter_sender (
  address_hash bytea primary key,
  last_at timestamptz not null
);
create index letter_sender_last on letter_sender (last_at);

-- A correction is a letter beside its public record; the letter is removed with sender, words and files, the record stays.
insert into letter (id, kind, apartment_key, email, fields, received_at, answer_due_on, closed_at)
  select id, 'correction', apartment_key, sender_email, jsonb_build_object('field', field, 'proposed', proposed, 'evidence', evidence),
    received_at, answer_due_on, decided_at
  from risk_correction where redacted_at is null;
alter table risk_correction drop column proposed, drop column evidence, drop column sender_email, drop column redacted_at;
update risk_correction_log set actor = 'operator' where actor = 'desk';

-- Files of letters. Written before their bytes; letter_id null: the letter never came or is gone, and the bytes are to be removed.
alter table risk_evidence drop constraint risk_evidence_correction_id_fkey;
alter table risk_evidence rename column correction_id to letter_id;
alter table risk_evidence rename to letter_file;
alter table letter_file rename constraint risk_evidence_pkey to letter_file_pkey;
alter index risk_evidence_correction rename to letter_file_letter;
update letter_file set letter_id = null where letter_id is not null and letter_id not in (select id from letter);
alter table letter_file add constraint letter_file_letter_id_fkey foreign key (letter_id) references letter on delete set null;

-- notified_at: when a mail last said that an owner registered.
alter table waiting_buyer rename column told_at to notified_at;
