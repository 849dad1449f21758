-- The register of stops keeps who said each of them (docs/decisions/0073): a stop of one letter, of the desk and of a company stand beside each other, so that what
-- takes one back leaves the others. source: the letter of a page, else the way itself.
alter table mailing_stop add column source text not null default '';
update mailing_stop set source = way;
alter table mailing_stop alter column source drop default;
-- Of a page: the letter, its mailing and its company. They outlive all three, and name no address.
alter table mailing_stop add column letter_id text;
alter table mailing_stop add column mailing_id text;
alter table mailing_stop add column company_id text;
-- Who takes it back alone within a day: of a page the hash of a secret of its browser, of the desk the operator, of a company the company. Null: nobody does.
alter table mailing_stop add column undo_by text;
alter table mailing_stop drop constraint mailing_stop_way_check;
alter table mailing_stop add constraint mailing_stop_way_check check (way in ('page', 'desk', 'company'));
alter table mailing_stop drop constraint mailing_stop_pkey;
alter table mailing_stop add primary key (address_hash, scope, source);
-- Letters of one mailing that stopped everybody.
create index mailing_stop_mailing on mailing_stop (mailing_id, stopped_at) where scope = 'all' and way = 'page';
