-- What members hand in to prove that a home is theirs (src/domain/assets/ownership). One check waits for a home at a time.
create table ownership_check (
  id text primary key,
  property_id text not null references owned_property on delete cascade,
  state text not null check (state in ('waiting', 'accepted', 'rejected', 'withdrawn')),
  handed_in_at timestamptz not null,
  decided_at timestamptz,
  -- Of a rejection: why, and what the desk adds to it for the member.
  reason text check (reason in ('unreadable', 'incomplete', 'other-home', 'other-person', 'too-old', 'other')),
  note text,
  -- Where the answer goes; only while one is waited for.
  mail_to text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null)),
  check (mail_to is null or state = 'waiting')
);
create unique index ownership_check_waiting on ownership_check (property_id) where state = 'waiting';
create index ownership_check_queue on ownership_check (handed_in_at, id) where state = 'waiting';
create index ownership_check_property on ownership_check (property_id, handed_in_at);

-- The bytes lie in the storage, under the prefix of their member. A row is written before them and goes after them, so that none can stay behind unknown.
create table ownership_document (
  id text primary key,
  -- Null: its check never came, is decided, or is gone with its home; the bytes are removed.
  check_id text references ownership_check on delete set null,
  place text not null unique,
  name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  kept_at timestamptz not null
);
create index ownership_document_check on ownership_document (check_id) where check_id is not null;
create index ownership_document_loose on ownership_document (kept_at) where check_id is null;
