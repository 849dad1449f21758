-- What businesses write to us (src/domain/leads, docs/decisions/0071): the words are a letter, this is how far it has come.
create table biz_lead (
  letter_id text primary key references letter (id) on delete cascade,
  kind text not null check (kind in ('contact', 'document', 'direct-mail')),
  state text not null check (state in ('new', 'sent', 'downloaded', 'assigned', 'contacted', 'proposal', 'won', 'lost', 'closed')),
  company text not null,
  product text not null,
  -- Whether anybody of us is to write or call: a document is also sent to who wants nothing else.
  wants_contact boolean not null,
  is_free_mail boolean not null,
  is_hasty boolean not null,
  -- The account of the operator whose lead it is.
  assigned_to text,
  downloads integer not null check (downloads >= 0),
  first_downloaded_at timestamptz,
  received_at timestamptz not null,
  due_on date not null,
  moved_at timestamptz not null,
  check ((downloads = 0) = (first_downloaded_at is null)),
  check (kind = 'document' or (downloads = 0 and state not in ('sent', 'downloaded')))
);
create index biz_lead_waiting on biz_lead (due_on, received_at) where wants_contact and state not in ('won', 'lost', 'closed');
create index biz_lead_untouched on biz_lead (moved_at) where state not in ('won', 'lost', 'closed');
