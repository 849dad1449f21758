-- At the level of which quarter an estimate stands, and what the similar sales brought there say of it. Null where it was made before this was kept.
alter table listing_estimate add column headline jsonb, add column similar_sales jsonb;

-- Every home is looked at anew, so that the flags are judged by them too.
delete from kyugake_run;
