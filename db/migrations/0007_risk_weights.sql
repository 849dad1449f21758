-- How much each pillar of a risk report counts for a member: one row a member, keyed by the `sub` of the account.
create table members_risk_weights (
  sub text primary key,
  -- As an address writes them, in the order of the pillars: 25-20-25-10-8-12.
  weights text not null check (weights ~ '^[0-9]{1,3}(-[0-9]{1,3}){5}$'),
  -- When the member moved them; of two, the newer stays.
  moved_at timestamptz not null
);
