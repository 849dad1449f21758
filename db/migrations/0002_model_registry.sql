-- A model is a candidate until it is first put into use, active while `is_active`, retired afterwards; who moved it, when and why is in `transition`.
alter table valuation_model
  -- When it was last taken out of use.
  add column retired_at timestamptz,
  -- What was in use before it was promoted: where a rollback goes.
  add column replaced_version text references valuation_model on delete set null,
  -- The newest load among the sales it was trained on.
  add column load_id bigint references data_load,
  -- How the inputs of its training sales are distributed: bins and shares.
  add column inputs jsonb,
  -- Old files are removed. Rows stay, because estimates name them.
  add column file_removed_at timestamptz,
  -- The last time its file could not be used.
  add column failed_at timestamptz,
  add column failure text;

update valuation_model set retired_at = created_at where not is_active;

-- One row for each time the job trained, or saw that it need not.
create table retraining (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null check (state in ('running', 'promoted', 'kept', 'skipped', 'failed')),
  model_version text references valuation_model on delete set null,
  reason text,
  started_at timestamptz not null,
  finished_at timestamptz
);
create index retraining_kind on retraining (kind, id desc);

-- How well a model in use fits the sales and requests that came after it.
create table drift (
  id bigint generated always as identity primary key,
  kind text not null,
  model_version text not null references valuation_model on delete cascade,
  state text not null check (state in ('ok', 'watch', 'alert', 'not-enough')),
  report jsonb not null,
  computed_at timestamptz not null
);
create index drift_kind on drift (kind, id desc);
