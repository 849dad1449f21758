-- Of its company about this home (src/domain/listings/feed).
alter table listing add column page_url text check (page_url like 'https://%' and length(page_url) <= 500);

alter table tenant
  -- Whose homes its customers are told: of its company alone, those first, or all of the site.
  add column listing_source text not null default 'all' check (listing_source in ('own', 'own-first', 'all')),
  -- Its mails may go out from its own domain, signed with our key: what was last looked up allows it.
  add column is_mail_ready boolean not null default false,
  add constraint tenant_mail_ready check (not is_mail_ready or mail_domain is not null);

-- An application says it in the same words. Who sends homes in wants those told first.
alter table tenant_application drop constraint tenant_application_listing_source_check;
update tenant_application set listing_source = case listing_source when 'site' then 'all' else 'own-first' end;
alter table tenant_application add constraint tenant_application_listing_source_check check (listing_source in ('own', 'own-first', 'all'));
