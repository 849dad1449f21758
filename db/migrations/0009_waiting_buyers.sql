-- Who would buy a home in a building, and who owns one there. Each row is a member's (`sub` of an account); it goes with the account and with the
-- building. Nobody but the member reads more of it than that it counts.

-- mail_to: the address the member asked to be told at; null: not by mail. told_at: when a mail last said that an owner registered.
create table waiting_buyer (
  id text primary key,
  apartment_key text not null references apartment on delete cascade,
  sub text not null,
  state text not null check (state in ('waiting', 'withdrawn', 'matched')),
  layouts text[] not null,
  area_from_m2 double precision,
  area_to_m2 double precision,
  price_up_to bigint,
  note text,
  mail_to text,
  told_at timestamptz,
  joined_at timestamptz not null,
  -- A save names the time it saw here; it grows with every save.
  updated_at timestamptz not null,
  check (area_from_m2 <= area_to_m2),
  check (mail_to is null or state = 'waiting')
);
-- Who comes back takes up the old row; a row that ended in a match stays as it is.
create unique index waiting_buyer_once on waiting_buyer (apartment_key, sub) where state <> 'matched';
create index waiting_buyer_sub on waiting_buyer (sub);
create index waiting_buyer_withdrawn on waiting_buyer (updated_at) where state = 'withdrawn';

-- What a member says they own. Nobody has verified it: a verified property is another thing, and may name the registration it came from.
create table owner_registration (
  id text primary key,
  apartment_key text not null references apartment on delete cascade,
  sub text not null,
  state text not null check (state in ('registered', 'withdrawn')),
  floor smallint,
  layout text,
  area_m2 double precision,
  note text,
  registered_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index owner_registration_once on owner_registration (apartment_key, sub);
create index owner_registration_sub on owner_registration (sub);
create index owner_registration_withdrawn on owner_registration (updated_at) where state = 'withdrawn';

-- Letters of buyers and owners came with a mail address and without a member, so they count no longer. They stay as questions, which the desk
-- answers by inviting their senders to sign in; what they were is kept in the details.
update risk_inquiry set
  kind = 'question',
  answer_due_on = (received_at at time zone 'Asia/Tokyo')::date + 7,
  details = jsonb_build_object('message', case kind when 'owner' then 'オーナーとしての登録です。' else '購入を希望する方の登録です。' end)
    || details || jsonb_build_object('formerKind', kind)
  where kind in ('waiting-buyer', 'owner');
alter table risk_inquiry drop constraint risk_inquiry_kind_check;
alter table risk_inquiry add constraint risk_inquiry_kind_check check (kind in ('question', 'listing', 'visit', 'registration'));
drop index risk_inquiry_once;
create unique index risk_inquiry_once on risk_inquiry (apartment_key, kind, email) where kind = 'registration';
