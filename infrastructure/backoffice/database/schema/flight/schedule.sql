-- Flights that airlines moved after they were sold.

create table schedule_change (
  transaction_id text not null,
  -- The supplier's name of the flights as they are now.
  change_id text not null,
  agency_id text not null,
  learned_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  severity text not null check (severity in ('minor', 'major', 'cancelled')),
  -- What is flown now and what else is offered, by direction.
  changes json not null,
  -- Null while it is open. superseded: the flights became others, or nobody flies on them.
  answer text check (answer in ('accepted', 'refused', 'superseded')),
  answered_at timestamptz(3),
  primary key (agency_id, transaction_id, change_id),
  check ((answer is null) = (answered_at is null))
);
create index schedule_change_due on schedule_change (agency_id, answer_by) where answer is null;
create unique index schedule_change_open on schedule_change (transaction_id, agency_id) where answer is null;

-- Which process goes through a supplier's orders, until when, and when the last one had gone through. In database time.
create table schedule_round (
  supplier text primary key,
  owner text,
  lease_until timestamptz not null default '-infinity',
  ended_at timestamptz not null default '-infinity'
);
