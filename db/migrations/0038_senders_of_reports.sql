-- Two senders of reports have to be told apart, or one person could take a home out of every search of 九掛け. Sixteen bits of a hash of home and address: each
-- value is shared by one in 65,536 addresses, so it names nobody, and it goes when the report is settled. Null: of before, or already settled.
alter table home_report add column sender_mark integer;
