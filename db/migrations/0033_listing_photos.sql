-- Pictures of homes on offer, in the order of the company. One that is named by its address is fetched by a job.
create table listing_photo (
  listing_id text not null references listing on delete cascade,
  position smallint not null check (position >= 0),
  -- Null: it was sent as a file.
  source_url text,
  -- Of the picture as it is kept, in storage under listing-photos/; null until then.
  hash text,
  width integer,
  height integer,
  caption text,
  state text not null check (state in ('waiting', 'kept', 'failed')),
  -- Why it could not be had: PhotoFault of domain/listings/photos/types.ts.
  fault text,
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  primary key (listing_id, position)
);
create index listing_photo_hash on listing_photo (hash);
create index listing_photo_waiting on listing_photo (next_try_at) where state = 'waiting';
