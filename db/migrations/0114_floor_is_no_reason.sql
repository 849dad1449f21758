-- The estimate of a flat knows its floor now: 1階 explains nothing beside it any more. What was flagged with it is looked at anew, as its grade may be another.
update kyugake_flag set reasons = array_remove(reasons, 'ground-floor') where 'ground-floor' = any(reasons);
delete from kyugake_run;
