-- A home that began to be shown as 九掛け, as it stood on that day: by these it is told how often flags were right, once a home, also while the flag stands.
-- Of real homes alone; samples are never counted.
create table kyugake_raising (
  id bigint generated always as identity primary key,
  dwelling_key text not null,
  -- The advertisement that carried the flag; it may be gone by the time the flag is judged.
  listing_id text references listing on delete set null,
  raised_on date not null,
  grade text not null check (grade in ('A', 'B', 'C')),
  -- Asking price over estimate, rounded up to whole thousandths, and what was asked.
  ratio double precision not null,
  price bigint not null check (price > 0),
  model_version text not null,
  -- What the estimate knew of the home: BlindFacts of domain/kyugake.
  home jsonb not null,
  -- How many sales followed; null: not judged yet.
  judged_by integer,
  -- Null: not judged yet, or too few sales followed.
  was_right boolean,
  -- The price that was held against them, and whether it is the home's own sale or what was asked last.
  judged_price bigint,
  judged_of text check (judged_of in ('sale', 'asking'))
);
create index kyugake_raising_dwelling on kyugake_raising (dwelling_key, raised_on);
create index kyugake_raising_unjudged on kyugake_raising (raised_on) where judged_by is null;

-- What stands now is raised as of today: with what grade it began is not known.
insert into kyugake_raising (dwelling_key, listing_id, raised_on, grade, ratio, price, model_version, home)
select distinct on (l.dwelling_key) l.dwelling_key, l.id, (now() at time zone 'Asia/Tokyo')::date, f.grade, f.ratio, l.price, e.model_version,
  jsonb_build_object('kind', l.kind, 'cityCode', l.city_code, 'cityName', coalesce((select min(t.city) from town t where t.city_code = l.city_code), ''),
    'town', l.town, 'place', case when l.lon is not null and l.lat is not null then jsonb_build_object('lon', l.lon, 'lat', l.lat) end,
    'apartmentKey', l.apartment_key, 'areaM2', l.area_m2, 'landAreaM2', l.land_area_m2, 'layout', l.layout, 'builtYear', l.built_year,
    'stations', l.stations)
from kyugake_flag f join listing l on l.id = f.listing_id join listing_estimate e on e.listing_id = l.id and e.model_version is not null
where f.grade in ('A', 'B', 'C') and not f.is_sample
order by l.dwelling_key, l.price, l.id;

-- A flag that ended told the grade of its last day.
drop index kyugake_flag_past_unjudged;
alter table kyugake_flag_past drop column was_right, drop column judged_by;
