-- Every file of letters that was ever begun to be written, by its name in storage, before it is written: it outlives its run, its mailing and its company, so that
-- upkeep removes whatever no file of a run names any more (src/domain/direct-mail, docs/decisions/0073).
create table mailing_object (
  name text primary key,
  begun_at timestamptz not null
);
-- Names were those of run and file until now, whether a file was kept or not.
insert into mailing_object (name, begun_at)
  select 'letters/run-' || f.run_id || '/' || f.number || '.pdf', r.made_at from mailing_file f join mailing_run r on r.id = f.run_id;
create index mailing_object_begun on mailing_object (begun_at);
drop index mailing_file_stored;
create unique index mailing_file_stored on mailing_file (stored_as) where stored_as is not null;

-- What a list of mailings counts is read of an index alone; the first address of a mailing too.
create index mailing_recipient_counted on mailing_recipient (mailing_id, state, left_out_for);
create index mailing_recipient_place on mailing_recipient (mailing_id, place);
-- The open mailings of a company; the closed ones lie in the order of the list already.
create index mailing_open on mailing (company_id, made_at desc, id) where closed_at is null;
