-- Packages that agents wrote to customers.

create table holiday_proposal (
  agency_id text not null,
  reference text not null,
  actor_user_id text not null,
  on_behalf_of text,
  -- Who asked twice for the same gets the same; another content under the id is refused.
  request_id text not null,
  request_digest text not null,
  sent_at timestamptz(3) not null,
  -- The letter as it was written, and to whom. It never changes.
  document json not null,
  primary key (agency_id, reference)
);
create unique index holiday_proposal_request on holiday_proposal (request_id, agency_id);
