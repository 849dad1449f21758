-- Stands in the id of a mail that goes out. A report of a mail server is believed by it: whoever has had another mail cannot tell it (src/domain/notifications/suppression).
alter table outbox add column mark uuid not null default gen_random_uuid();
