-- The highest value of a block in each standard mesh of 1 km that it touches, as pairs [mesh, value]; meshes of which it holds nothing above 0 are left out.
-- Null in blocks that were loaded before: it is told from their pixels then.
alter table layer_grid add column squares jsonb;
