-- A company lists the offers that were handed to it (src/domain/offers/agents).
create index offer_company on offer (company_id, moved_at desc, id) where company_id is not null;
