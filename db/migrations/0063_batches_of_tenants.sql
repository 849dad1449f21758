-- What customers of a tenant make of its messages is looked at every hour (src/domain/recommendation/heat).
create index delivery_batch_tenant on delivery_batch (tenant, made_at) where tenant is not null;
