-- The town nearest to a point is looked for in a band of latitudes, by an index that every engine has.
drop index town_place;
create index town_place on town (lat, lon);
