-- Whether somebody is linked with LINE is told by line_account alone.
alter table notification_setting drop column line_state;
