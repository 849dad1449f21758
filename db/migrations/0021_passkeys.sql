-- Passkeys of accounts (WebAuthn): what an authenticator made for one relying party. The private key never leaves it.
create table identity_passkey (
  pool_id text not null references identity_pool on delete cascade,
  -- base64url, as the browsers name it
  credential_id text not null,
  sub uuid not null references identity_account on delete cascade,
  relying_party_id text not null,
  -- COSE
  public_key bytea not null,
  -- of the authenticator, which never goes back; 0: it counts nothing
  sign_count bigint not null,
  transports text[] not null,
  attachment text,
  aaguid uuid not null,
  name text not null,
  -- whether it may be, and is, kept in more than one device
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (pool_id, credential_id)
);
create index identity_passkey_of_account on identity_passkey (sub, created_at);
