-- What the list of an account's sign-ins shows: the device in words and the prefecture, never the address they were told from.
alter table identity_grant
  add column device text,
  add column place text check (place ~ '^[0-9]{2}$'),
  -- Rough: written at most once in some minutes. Null: not since this column is there.
  add column last_used_at timestamptz;

alter table identity_browser_session
  add column device text,
  add column place text check (place ~ '^[0-9]{2}$');
