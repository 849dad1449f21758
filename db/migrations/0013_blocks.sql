-- 街区 (番) with the point that stands for each; where addresses are not by 街区, the 地番.
create table block (
  city_code text not null check (city_code ~ '^[0-9]{5}$'),
  -- The 町丁目, spelled as table town spells it.
  chome text not null,
  -- Digits as they stand on signs: 12, 12A.
  block text not null,
  lon double precision not null,
  lat double precision not null,
  load_id bigint not null references data_load,
  primary key (city_code, chome, block)
);
