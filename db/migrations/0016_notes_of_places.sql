-- A place has notes as a building has: by the key of its 町丁目, which no table holds.
alter table town_note alter column apartment_key drop not null;
alter table town_note add column place_key text;
alter table town_note add constraint town_note_subject_check check (num_nonnulls(apartment_key, place_key) = 1);
create index town_note_place on town_note (place_key, state, written_at) where place_key is not null;
