-- Which account a login at an outside provider leads to: one, whatever its user name says.
create table identity_provider_login (
  pool_id text not null references identity_pool on delete cascade,
  provider text not null,
  subject text not null,
  sub uuid not null references identity_account on delete cascade,
  linked_at timestamptz not null,
  primary key (pool_id, provider, subject)
);
create index identity_provider_login_sub on identity_provider_login (sub);

insert into identity_provider_login (pool_id, provider, subject, sub, linked_at)
select account.pool_id, login ->> 'providerName', login ->> 'userId', account.sub, account.created_at
from identity_account account, jsonb_array_elements(account.identities) login
where jsonb_typeof(account.identities) = 'array'
on conflict do nothing;

-- Somebody whom a provider vouches for and who has no account here yet: kept while the pages ask what is missing.
create table identity_arrival (
  id uuid primary key,
  -- Of a cookie of the browser that came back from the provider.
  token_hash bytea not null unique,
  pool_id text not null references identity_pool on delete cascade,
  provider text not null,
  provider_type text not null,
  subject text not null,
  attributes jsonb not null,
  email text,
  -- Who says that the address is this person's: the provider, or a code that we mailed. Null: nobody.
  email_proof text check (email_proof in ('provider', 'code')),
  code_mac bytea,
  code_email text,
  code_tries integer not null default 0,
  code_expires_at timestamptz,
  expires_at timestamptz not null
);
create index identity_arrival_expiry on identity_arrival (expires_at);

-- The accounts of a mail address, which are asked for when a provider names it.
create index identity_account_email on identity_account (pool_id, lower(attributes ->> 'email'));

-- Where people sign in by mail, an address that a provider has vouched for is taken, so that nobody signs up with it a second time.
insert into identity_alias (pool_id, attribute, value_key, sub)
select account.pool_id, 'email', lower(account.attributes ->> 'email'), account.sub
from identity_account account
join identity_pool pool on pool.id = account.pool_id
where account.status = 'EXTERNAL_PROVIDER'
  and account.attributes ->> 'email_verified' = 'true'
  and (pool.settings -> 'usernameAttributes' ? 'email' or pool.settings -> 'aliasAttributes' ? 'email')
order by account.created_at
on conflict do nothing;
