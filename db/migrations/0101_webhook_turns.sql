-- One message an endpoint at a time, whichever process sends it (src/domain/webhooks): until when nobody else begins another; null: nobody does.
alter table webhook_endpoint add column taken_until timestamptz;
