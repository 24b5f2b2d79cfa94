-- What suppliers changed of bookings after they were sold.

create table schedule_change (
  transaction_id text not null,
  -- The supplier's name of what is sold now.
  change_id text not null,
  agency_id text not null,
  learned_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  severity text not null check (severity in ('minor', 'major', 'cancelled')),
  -- What holds now and what else is offered, as the product writes it.
  changes json not null,
  -- Null while it is open. superseded: what was sold became something else, or nobody travels on it.
  answer text check (answer in ('accepted', 'refused', 'superseded')),
  answered_at timestamptz(3),
  primary key (agency_id, transaction_id, change_id),
  check ((answer is null) = (answered_at is null))
);
create index schedule_change_due on schedule_change (agency_id, answer_by) where answer is null;
create unique index schedule_change_open on schedule_change (transaction_id, agency_id) where answer is null;
