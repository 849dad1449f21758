-- Two addresses of one 町丁目 are two homes: what of an address could not be placed (`12-3`) tells them apart.
alter table kept_home add column rest text not null default '' check (length(rest) <= 30);
alter table kept_home drop constraint kept_home_pkey;
alter table kept_home add primary key (sub, subject_key, rest);
