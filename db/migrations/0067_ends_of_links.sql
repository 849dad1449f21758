-- Whose account of LINE it was until it was unlinked: settings say so, and how it comes back.
alter table line_account add column former_recipient text;
create index line_account_former on line_account (provider, former_recipient) where former_recipient is not null;

-- Turned off by a complaint about a mail: nobody of the account did it.
alter table notification_choice drop constraint notification_choice_changed_by_check;
alter table notification_choice add constraint notification_choice_changed_by_check
  check (changed_by in ('member', 'stop-link', 'complaint'));
