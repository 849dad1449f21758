-- When a consultation was moved last: whoever was told of it just then is not reminded at once (src/domain/consultations).
alter table consultation add column moved_at timestamptz;
