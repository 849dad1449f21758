-- What members look for (保存した条件). `answers` is all they told of the homes; what of it counts follows from the flow. Nothing told of oneself is here.
create table user_query (
  id text primary key,
  sub text not null,
  state text not null check (state in ('active', 'paused', 'expired', 'archived')),
  -- One more with each change of the answers.
  version integer not null check (version >= 1),
  -- Of the flow that the answers were given to.
  flow_version integer not null,
  answers jsonb not null,
  -- Where the warning before the end goes; null: the member had no verified address.
  mail_to text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the member last looked at it.
  seen_at timestamptz not null,
  warned_at timestamptz,
  -- Deleted by the member, and what it was before: it can be taken back until it is removed.
  archived_at timestamptz,
  archived_from text check (archived_from in ('active', 'paused', 'expired')),
  check ((state = 'archived') = (archived_at is not null and archived_from is not null))
);
create index user_query_sub on user_query (sub, created_at);
create index user_query_seen on user_query (seen_at) where state in ('active', 'paused');
create index user_query_archived on user_query (archived_at) where state = 'archived';

-- What was asked for, version by version.
create table user_query_version (
  query_id text not null references user_query on delete cascade,
  version integer not null,
  -- The words of that day.
  words text not null,
  made_at timestamptz not null,
  primary key (query_id, version)
);

-- A form that is not finished, one a member. Kept for 30 days after its last answer.
create table query_draft (
  sub text primary key,
  content jsonb not null,
  updated_at timestamptz not null
);
create index query_draft_updated on query_draft (updated_at);
