-- Which process goes through a supplier's orders, until when, and when the last one had gone through. In database time.
create table schedule_round (
  supplier text primary key,
  owner text,
  lease_until timestamptz not null default '-infinity',
  ended_at timestamptz not null default '-infinity'
);
