-- Keys under which a home was known before it turned out to be another's: addresses, mails and browsers still name them. Always the newest key of the home.
create table dwelling_former (
  key text primary key,
  dwelling_key text not null references dwelling on delete cascade
);
create index dwelling_former_home on dwelling_former (dwelling_key);
