-- Trips of companies that wait for somebody's approval, or for which a reason was given.

create table approval (
  agency_id text not null references agency,
  approval_id text not null,
  company_id text not null,
  requester_id text not null,
  request_id text not null,
  state text not null,
  version integer not null check (version >= 1),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it is escalated or ended by time, or looked after while it is being booked; absent where nothing of that comes.
  due_at timestamptz,
  -- The booking that is held for it, or came of it.
  booking_id text,
  terms jsonb not null
);
create unique index approval_request on approval (agency_id, request_id);
create index approval_requester on approval (agency_id, requester_id, asked_at);
create index approval_by_time on approval (agency_id, asked_at);
create index approval_booking on approval (agency_id, booking_id) where booking_id is not null;
create index approval_due on approval (due_at) where due_at is not null;
alter table approval add primary key (agency_id, approval_id);

-- Who may be asked about it, backups too.
create table approval_asked (
  agency_id text not null,
  user_id text not null,
  approval_id text not null,
  foreign key (agency_id, approval_id) references approval
);
create index approval_asked_of on approval_asked (agency_id, approval_id);
alter table approval_asked add primary key (agency_id, user_id, approval_id);

create table approval_delegation (
  agency_id text not null references agency,
  user_id text not null,
  delegate_id text not null,
  first_day date not null,
  last_day date not null,
  names jsonb not null
);
create index approval_delegation_to on approval_delegation (agency_id, delegate_id);
alter table approval_delegation add primary key (agency_id, user_id);

-- Why a quote is booked that does not keep the policy.
create table trip_reason (
  agency_id text not null references agency,
  quote_id text not null,
  user_id text not null,
  reason text not null,
  -- Of those that the company lists; absent where it lists none.
  reason_code text,
  given_at timestamptz not null default clock_timestamp()
);
alter table trip_reason add primary key (agency_id, quote_id, user_id);
