-- Letters are looked up by the mailbox they came from, whatever the case it was written in.
drop index letter_email;
create index letter_email on letter (lower(email), kind, received_at);
