-- Since when an advertisement can be shown as its files tell it, without a break; null: it cannot.
alter table listing add column shown_since timestamptz;
update listing set shown_since = first_seen_at where faults = '{}';
-- Whether what its company says, that the home is sold, also ends the advertisements of others. Null till it is sold. Sales till now counted for everybody.
alter table listing add column sale_counts boolean;
update listing set sale_counts = true where state in ('sold', 'archived');
