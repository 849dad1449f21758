-- What homes are ranked by, where a fit to real reactions was found to be better than the weights of data/recommendation (src/domain/recommendation/weights).

create table recommendation_weights (
  version text primary key,
  weights jsonb not null,
  -- What the replay said of them beside those that stood.
  evaluation jsonb not null,
  fitted_at timestamptz not null,
  -- Null: not better by the replay, and never used.
  promoted_at timestamptz,
  retired_at timestamptz check (retired_at is null or retired_at >= promoted_at)
);
create unique index recommendation_weights_in_use on recommendation_weights ((true)) where promoted_at is not null and retired_at is null;

-- How often others liked a home before somebody was told of it.
create index home_reaction_dwelling on home_reaction (dwelling_key, reacted_at);
