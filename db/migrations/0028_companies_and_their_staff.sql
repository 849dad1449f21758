alter table company
  drop constraint company_state_check,
  add constraint company_state_check check (state in ('applied', 'rejected', 'live', 'suspended', 'closed')),
  -- What an operator wrote to the company with the last decision.
  add column decision_note text;

-- Who works for a company. An account works for one company at a time.
create table company_staff (
  id text primary key,
  sub text not null unique,
  company_id text not null references company on delete cascade,
  role text not null check (role in ('owner', 'agent', 'billing')),
  -- As colleagues see them.
  name text not null,
  -- The verified address of the account when they joined; where mails about the company go.
  email text not null,
  joined_at timestamptz not null
);
create index company_staff_company on company_staff (company_id);

create table company_invitation (
  id text primary key,
  company_id text not null references company on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'agent', 'billing')),
  invited_by text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'revoked')),
  check ((ended_at is null) = (outcome is null))
);
create index company_invitation_company on company_invitation (company_id, made_at);
-- An address is invited once at a time.
create unique index company_invitation_open on company_invitation (company_id, lower(email)) where ended_at is null;

-- Keys for feeds. The key itself is shown once and never kept.
create table company_key (
  id text primary key,
  company_id text not null references company on delete cascade,
  label text not null,
  -- The first letters, by which people tell keys apart.
  prefix text not null,
  key_hash bytea not null unique,
  made_by text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index company_key_company on company_key (company_id, made_at);
