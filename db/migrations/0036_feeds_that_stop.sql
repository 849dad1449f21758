-- A file that is being taken in, and one that was cut off by a lost connection or a killed process: nothing of it is kept but this record, which the next
-- file of the company replaces. A running one is locked by its transaction; one that nobody locks has died.
alter table feed_run drop constraint feed_run_state_check;
alter table feed_run add constraint feed_run_state_check
  check (state in ('running', 'interrupted', 'applied', 'dry', 'waiting-for-confirmation', 'refused'));
-- All that was wrong with rows, counted by its reason: only the first thousand are kept one by one. [{"reason": …, "count": …}]
alter table feed_run add column rejected_for jsonb not null default '[]';
create index feed_run_begun on feed_run (started_at);

-- Pictures in storage, by the hash in their names, and when a listing last had them: one that no listing has for a month is removed.
create table listing_picture (
  hash text primary key,
  used_at timestamptz not null
);
create index listing_picture_used on listing_picture (used_at);
insert into listing_picture (hash, used_at) select distinct hash, now() from listing_photo where hash is not null;
