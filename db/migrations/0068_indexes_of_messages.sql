-- What is asked again and again is found without reading a whole table.

-- Conditions that changed, every minute in which a home was flagged (src/domain/queries: queriesChangedFrom).
create index user_query_changed on user_query (updated_at);
-- Whose address was reported.
create index notification_setting_address on notification_setting (lower(mail_address)) where mail_address is not null;
-- What goes with a condition, or with a customer of a tenant.
create index suggestion_refusal_query on suggestion_refusal (query_id);
create index tenant_click_customer on tenant_click (tenant_key, customer_id) where customer_id is not null;

-- One a person, topic and window is unique already, whichever way it goes (0057).
alter table delivery_batch drop constraint delivery_batch_recipient_topic_channel_window_key_key;
