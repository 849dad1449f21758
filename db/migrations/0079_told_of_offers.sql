-- Offers are a topic of their own: on after the first use (src/domain/notifications).
alter table notification_choice drop constraint notification_choice_topic_check;
alter table notification_choice add constraint notification_choice_topic_check
  check (topic in ('recommendation', 'kyugake', 'price-change', 'asset-value', 'offer'));
