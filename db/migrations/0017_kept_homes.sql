-- Buildings and places that members keep, with what they told of the building that stands there.
create table kept_home (
  sub text not null,
  -- Of a building or a place: no register holds places.
  subject_key text not null,
  label text not null,
  told jsonb not null default '{}',
  floor integer check (floor between 1 and 70),
  kept_at timestamptz not null,
  primary key (sub, subject_key)
);
create index kept_home_newest on kept_home (sub, kept_at);
