-- Mails to one address are counted however its letters are written.
create index queued_mail_address on queued_mail (lower(recipient), queued_at) where is_asked_by_anybody;
drop index queued_mail_recipient;
