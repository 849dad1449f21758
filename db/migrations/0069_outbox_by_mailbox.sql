-- How many mails that anybody can have sent an address had within a day is asked with every one of them (src/domain/notifications/outbox): by the mailbox, as
-- `mailboxKey` tells it, and not by reading all of the day.
drop index outbox_asked;
create index outbox_asked on outbox ((
  case when regexp_replace(lower(normalize(recipient, NFKC)), '^(.[^+]*)[+].*@', '\1@') ~ '@(gmail|googlemail)[.]com$'
    then replace(regexp_replace(regexp_replace(lower(normalize(recipient, NFKC)), '^(.[^+]*)[+].*@', '\1@'), '@[^@]*$', ''), '.', '') || '@gmail.com'
    else regexp_replace(lower(normalize(recipient, NFKC)), '^(.[^+]*)[+].*@', '\1@') end
), queued_at) where is_asked_by_anybody;
