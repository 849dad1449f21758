-- Online consultations that are booked by the half hour (src/domain/consultations, docs/decisions/0072).

-- One row a half hour that is not free: held for whoever fills in the form or was offered it, or booked. The key makes a second booking impossible.
create table consultation_slot (
  starts_at timestamptz primary key,
  -- SHA-256 of the token of whoever holds it; null: it is booked.
  holder_hash bytea,
  held_until timestamptz,
  consultation_id text,
  check ((consultation_id is null) = (holder_hash is not null) and (holder_hash is null) = (held_until is null))
);
create index consultation_slot_holder on consultation_slot (holder_hash) where holder_hash is not null;

create table consultation (
  -- The number that people know it by.
  id text primary key,
  state text not null check (state in ('booked', 'done', 'no_show', 'cancelled')),
  starts_at timestamptz not null,
  -- Of the entry in calendars: raised with each change.
  sequence integer not null check (sequence >= 0),
  -- Where it is held, below the configured address; names nobody.
  room text not null,
  company text not null,
  name text not null,
  email text not null,
  -- E.164; empty: not told.
  phone text not null,
  topic text not null,
  message text not null,
  booked_at timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  check ((state = 'booked') = (ended_at is null))
);
create unique index consultation_start on consultation (starts_at) where state <> 'cancelled';
create index consultation_coming on consultation (starts_at) where state = 'booked';
create index consultation_ended on consultation (ended_at) where ended_at is not null;

-- Who waits for a half hour while all are taken, in the order they came.
create table consultation_waiting (
  id text primary key,
  state text not null check (state in ('waiting', 'offered', 'booked', 'declined', 'lapsed')),
  company text not null,
  name text not null,
  email text not null,
  phone text not null,
  topic text not null,
  message text not null,
  joined_at timestamptz not null,
  -- Of the order: two who came at once still have one.
  place bigint generated always as identity,
  offered_at timestamptz,
  offer_until timestamptz,
  starts_at timestamptz,
  ended_at timestamptz,
  check ((state = 'offered') = (offer_until is not null)),
  check ((state in ('booked', 'declined', 'lapsed')) = (ended_at is not null))
);
create index consultation_waiting_order on consultation_waiting (place) where state = 'waiting';
create index consultation_waiting_offered on consultation_waiting (offer_until) where state = 'offered';
create index consultation_waiting_ended on consultation_waiting (ended_at) where ended_at is not null;

-- Days without consultations beside weekends and holidays. The reason names nobody.
create table consultation_closed_day (
  day date primary key,
  reason text not null,
  closed_at timestamptz not null
);

-- What went with a mail (local mode).
alter table identity_outbox add column attachments jsonb not null default '[]';
