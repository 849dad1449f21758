-- The channel of LINE that a tenant brings (src/domain/tenants/line, docs/decisions/0061). Ours to keep: no tenant's role may read it.
create table tenant_line (
  tenant_key text primary key references tenant (key) on delete cascade,
  channel_id text not null check (channel_id ~ '^\d{10}$'),
  -- Whom webhooks are for; a bot belongs to one tenant.
  bot_user_id text not null unique check (bot_user_id ~ '^U[0-9a-f]{32}$'),
  basic_id text not null,
  -- Of the page inside LINE, and the channel of LINE Login that proves who opens it: both or none.
  liff_id text,
  login_channel_id text,
  -- Messages that its plan pays for in a month.
  monthly_limit integer not null check (monthly_limit >= 0),
  -- Channel secret and access token, sealed by the key of the identity service.
  sealed bytea not null,
  set_at timestamptz not null,
  check ((liff_id is null) = (login_channel_id is null))
);
