-- Whether the service answered, minute by minute (src/domain/status, docs/decisions/0069). A minute without a row was not recorded.
create table status_minute (
  minute timestamptz not null,
  -- One of possibly many that serve the site.
  process text not null,
  -- Parts that did not answer: database, model, jobs.
  failed text[] not null,
  -- Calls of the sold API that were answered in it, by how long they took (src/domain/status/latency.ts).
  latencies integer[] not null,
  primary key (minute, process)
);
