-- What owned homes are worth, month by month (src/domain/assets/series). A month without newer sales and with the same model has no row.
create table valuation_point (
  property_id text not null references owned_property on delete cascade,
  -- As ISO writes it: 2026-11.
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Yen: four sales in five lie between q10 and q90.
  q10 bigint not null,
  q50 bigint not null,
  q90 bigint not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  model_version text not null,
  source text not null check (source in ('monthly', 'backfill')),
  -- What the model of this row says of the month of the row before, where that was made by another model: what changed beyond it is the market's.
  before_by_model bigint,
  -- What its member is told of, as shares: what the market did since the value last told, and what another model made of it. Null: nothing.
  told_market real,
  told_model real,
  made_at timestamptz not null,
  primary key (property_id, month),
  check (q10 > 0 and q10 <= q50 and q50 <= q90),
  check ((told_market is null) = (told_model is null))
);

-- The last look at a home: by which model and sales, and what its member was last told.
create table home_valuation (
  property_id text primary key references owned_property on delete cascade,
  model_version text not null,
  data_revision integer not null,
  is_sample boolean not null,
  looked_month text not null,
  -- Why there is no price; null: there is one.
  refusal text check (refusal in ('address-not-found', 'out-of-area', 'too-few-comparables', 'outlier-size', 'no-model')),
  last_month text,
  last_yen bigint,
  -- In the measure of the model of the last look; null: nothing was told yet.
  told_yen bigint,
  looked_at timestamptz not null
);

-- Months whose round is done: begun again from where it stood until then.
create table valuation_round (
  month text primary key,
  finished_at timestamptz not null
);
create index owned_property_followed on owned_property (kind, id) where state in ('tracking', 'verifying', 'verified', 'rejected');

alter table notification_choice drop constraint notification_choice_topic_check;
alter table notification_choice add constraint notification_choice_topic_check
  check (topic in ('recommendation', 'kyugake', 'price-change', 'asset-value'));
