-- Where a member's favourites lie. Each member has one that nobody named (`is_default`); the others can be shared.
create table favorite_folder (
  id text primary key,
  owner_sub text not null,
  name text not null,
  is_default boolean not null,
  -- Raised with every change of its name: who saves over a name not seen is told.
  version integer not null default 1,
  made_at timestamptz not null
);
create unique index favorite_folder_default on favorite_folder (owner_sub) where is_default;
create index favorite_folder_owner on favorite_folder (owner_sub);

-- Who else may change a folder, by an invitation accepted while signed in.
create table favorite_folder_member (
  folder_id text not null references favorite_folder on delete cascade,
  sub text not null,
  joined_at timestamptz not null,
  primary key (folder_id, sub)
);
create index favorite_folder_member_sub on favorite_folder_member (sub);

create table favorite (
  id text primary key,
  folder_id text not null references favorite_folder on delete cascade,
  kind text not null check (kind in ('home', 'building', 'place', 'area')),
  -- Of a home the dwelling, so that a favourite outlives the advertisement it was kept by.
  key text not null,
  label text not null,
  note text not null default '',
  -- What was asked when it was kept; null: not a home, or nothing was asked.
  price_when_kept bigint,
  added_by text not null,
  kept_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  -- Taken away: it can be had back, note and all, until the daily removal.
  removed_at timestamptz,
  -- When it was first seen to be gone from the market.
  gone_at timestamptz,
  unique (folder_id, kind, key)
);
create index favorite_home on favorite (key) where kind = 'home';

-- Links to a folder: only the hash of a token is kept. `share`: everybody reads it, without notes; `invite`: one member joins.
create table favorite_link (
  token_hash bytea primary key,
  folder_id text not null references favorite_folder on delete cascade,
  purpose text not null check (purpose in ('share', 'invite')),
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index favorite_link_folder on favorite_link (folder_id);

-- A letter about a home on offer. The letter has the sender's address and words; it takes this with it when it is removed.
create table listing_inquiry (
  letter_id text primary key references letter on delete cascade,
  -- Kept after the advertisement has gone.
  listing_id text not null,
  dwelling_key text not null,
  home_title text not null,
  home_price bigint not null,
  topic text not null check (topic in ('visit', 'documents', 'reason', 'question')),
  contact_way text not null check (contact_way in ('mail', 'phone'))
);
create index listing_inquiry_dwelling on listing_inquiry (dwelling_key);

-- One company that a sender ticked, with the words that were agreed to.
create table inquiry_recipient (
  letter_id text not null references listing_inquiry on delete cascade,
  company_id text not null references company on delete cascade,
  -- The advertisement of this company.
  listing_id text not null,
  state text not null check (state in ('accepted', 'forwarded', 'bounced', 're-forwarded', 'replied', 'visit-booked', 'closed')),
  -- Where it was forwarded to last; told to nobody.
  forwarded_to text,
  consent_version text not null,
  consent_text text not null,
  consented_at timestamptz not null,
  source_hash text,
  answer text,
  answered_at timestamptz,
  closed_at timestamptz,
  primary key (letter_id, company_id)
);
create index inquiry_recipient_company on inquiry_recipient (company_id);

-- Every step of C4: who, when, from, to, why.
create table inquiry_step (
  id bigint generated always as identity primary key,
  letter_id text not null,
  company_id text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  at timestamptz not null,
  foreign key (letter_id, company_id) references inquiry_recipient on delete cascade
);
create index inquiry_step_recipient on inquiry_step (letter_id, company_id);
