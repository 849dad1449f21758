-- A letter that was handed out stops further ones by its code, also where its company says that it sent none and has it made anew.
alter table mailing_recipient add column was_handed_out boolean not null default false;
