-- An address that a company wants its inquiries at, until somebody of the company shows that mail to it is read there. One a company: a newer one replaces it.
create table company_address (
  company_id text primary key references company on delete cascade,
  -- What the link in the mail leads to.
  id text not null unique,
  email text not null,
  asked_at timestamptz not null
);
