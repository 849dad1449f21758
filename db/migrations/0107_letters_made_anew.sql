-- When a company said of a file of a void run that nothing of it was sent: its letters are made anew, and count no more in their month (docs/decisions/0073).
alter table mailing_file add column discarded_at timestamptz check (discarded_at is null or taken_at is not null);
