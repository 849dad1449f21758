-- The identity service: its tables stand apart from the site's, so that it can be moved to a database of its own.
-- Columns that end in `_sealed` are AES-256-GCM under a key that is not in the database; `_mac` and `_hash` cannot be turned back.

create table identity_pool (
  id text primary key check (id ~ '^[a-z]{2}(-[a-z]+)+-[0-9]_[0-9a-zA-Z]+$' and length(id) <= 55),
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table identity_client (
  id text primary key,
  pool_id text not null references identity_pool on delete cascade,
  name text not null,
  settings jsonb not null,
  secret_sealed bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index identity_client_pool on identity_client (pool_id);

-- Two keys are published while one takes over from the other.
create table identity_signing_key (
  kid text primary key,
  pool_id text not null references identity_pool on delete cascade,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  signs_from timestamptz not null,
  published_until timestamptz
);
create index identity_signing_key_pool on identity_signing_key (pool_id, signs_from desc);

-- Google, Facebook and the like, as a pool knows them.
create table identity_provider (
  pool_id text not null references identity_pool on delete cascade,
  name text not null,
  settings jsonb not null,
  secret_sealed bytea,
  created_at timestamptz not null,
  primary key (pool_id, name)
);

create table identity_account (
  sub uuid primary key,
  pool_id text not null references identity_pool on delete cascade,
  username text not null,
  -- What two user names are compared by: folded to lower case where the pool does not tell cases apart.
  username_key text not null,
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER')),
  is_enabled boolean not null default true,
  attributes jsonb not null,
  groups text[] not null default '{}',
  -- The logins at outside providers that lead here.
  identities jsonb,
  srp_salt bytea,
  srp_verifier_sealed bytea,
  -- argon2id; made at the first plain sign-in, because most clients never send the password.
  password_hash text,
  password_changed_at timestamptz,
  temporary_until timestamptz,
  -- Salts and sealed verifiers of earlier passwords, newest first, where the pool keeps a history.
  password_history text[] not null default '{}',
  sms_mfa boolean not null default false,
  totp_mfa boolean not null default false,
  preferred_mfa text check (preferred_mfa in ('SMS_MFA', 'SOFTWARE_TOKEN_MFA')),
  totp_sealed bytea,
  totp_name text,
  -- The last 30 s step a code was taken for: each step counts once.
  totp_step bigint not null default 0,
  -- A secret that was given out but not yet proved.
  totp_pending_sealed bytea,
  failed_passwords integer not null default 0,
  last_failed_at timestamptz,
  -- Wrong passwords since the last right one, however far apart.
  wrong_since_right integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (pool_id, username_key)
);

-- Another way to name an account at sign-in: a verified e-mail address or phone number.
create table identity_alias (
  pool_id text not null references identity_pool on delete cascade,
  attribute text not null check (attribute in ('email', 'phone_number', 'preferred_username')),
  value_key text not null,
  sub uuid not null references identity_account on delete cascade,
  primary key (pool_id, attribute, value_key)
);
create index identity_alias_sub on identity_alias (sub);

create table identity_device (
  sub uuid not null references identity_account on delete cascade,
  device_key text not null,
  name text,
  srp_salt bytea not null,
  srp_verifier_sealed bytea not null,
  confirmed_at timestamptz not null,
  is_remembered boolean not null default false,
  last_ip text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_authenticated_at timestamptz,
  primary key (sub, device_key)
);

-- One sign-in and all tokens that came of it. The id is the `origin_jti` of its tokens.
create table identity_grant (
  id uuid primary key,
  pool_id text not null,
  client_id text not null references identity_client on delete cascade,
  sub uuid not null references identity_account on delete cascade,
  scope text not null,
  nonce text,
  device_key text,
  is_hosted boolean not null default false,
  auth_time timestamptz not null,
  refresh_hash bytea not null,
  refresh_generation integer not null default 0,
  -- With rotation: the token before, which works until then.
  previous_hash bytea,
  previous_until timestamptz,
  refresh_expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text
);
create index identity_grant_sub on identity_grant (sub);
create index identity_grant_expiry on identity_grant (refresh_expires_at);

-- Steps of a sign-in travel as sealed tickets; what is kept is how often one was tried and that it was used.
create table identity_ticket_use (
  id uuid primary key,
  tries integer not null default 0,
  spent_at timestamptz,
  expires_at timestamptz not null
);
create index identity_ticket_use_expiry on identity_ticket_use (expires_at);

create table identity_code (
  sub uuid not null references identity_account on delete cascade,
  -- sign-up, reset, attribute:email, attribute:phone_number, mfa:<ticket>
  purpose text not null,
  code_mac bytea not null,
  destination text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (sub, purpose)
);
create index identity_code_expiry on identity_code (expires_at);

-- How often something happened lately: messages sent, wrong answers of an address. A window starts with its first event.
create table identity_counter (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index identity_counter_end on identity_counter (window_ends_at);

-- Local mode only: what would have been sent.
create table identity_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  username text,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  subject text,
  body text not null,
  code text,
  sent_at timestamptz not null
);
create index identity_outbox_recipient on identity_outbox (recipient, id);

create table identity_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  pool_id text,
  client_id text,
  sub uuid,
  event text not null,
  outcome text not null,
  detail jsonb,
  ip text,
  request_id text
);
create index identity_audit_sub on identity_audit (sub, id desc);
create index identity_audit_at on identity_audit (at);

create table identity_browser_session (
  token_hash bytea primary key,
  pool_id text not null references identity_pool on delete cascade,
  sub uuid not null references identity_account on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_browser_session_sub on identity_browser_session (sub);
create index identity_browser_session_expiry on identity_browser_session (expires_at);

create table identity_oauth_code (
  code_hash bytea primary key,
  client_id text not null references identity_client on delete cascade,
  sub uuid not null references identity_account on delete cascade,
  redirect_uri text not null,
  scope text not null,
  nonce text,
  code_challenge text,
  auth_time timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What the code was exchanged for; a second use ends it.
  grant_id uuid
);
create index identity_oauth_code_expiry on identity_oauth_code (expires_at);

-- Identity pools: one identity a login, which opens its own part of the object store.
create table identity_federation (
  id text primary key,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null
);

create table identity_federated_identity (
  id text primary key,
  federation_id text not null references identity_federation on delete cascade,
  created_at timestamptz not null
);

create table identity_federated_login (
  federation_id text not null references identity_federation on delete cascade,
  provider text not null,
  subject text not null,
  identity_id text not null references identity_federated_identity on delete cascade,
  primary key (federation_id, provider, subject)
);
create index identity_federated_login_identity on identity_federated_login (identity_id);

create table identity_object (
  name text primary key,
  identity_id text not null,
  content_type text not null,
  bytes integer not null,
  etag text not null,
  updated_at timestamptz not null
);
create index identity_object_identity on identity_object (identity_id, name);
