-- Pictures that a company took away and had sent as files: for a day it may have them back as they were. No row of it is ever shown.
create table removed_photo (
  listing_id text not null references listing on delete cascade,
  hash text not null,
  position smallint not null,
  width integer not null,
  height integer not null,
  caption text,
  removed_at timestamptz not null,
  primary key (listing_id, hash)
);
create index removed_photo_by_day on removed_photo (removed_at);
