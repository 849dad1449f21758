-- How often a member wants to hear of what fits a saved condition (お知らせの頻度); no row: never. Sent only once notices are delivered.
create table query_notice (
  query_id text primary key references user_query on delete cascade,
  -- Of 九掛け物件: A at once and the others once a day; once a day; once a week.
  kyugake text not null check (kyugake in ('at-once', 'daily', 'weekly')),
  chosen_at timestamptz not null
);
