-- How often screens were opened, by day: how many people come how far, and nothing about who.
create table screen_count (
  day date not null,
  screen text not null,
  opened bigint not null check (opened > 0),
  primary key (day, screen)
);
