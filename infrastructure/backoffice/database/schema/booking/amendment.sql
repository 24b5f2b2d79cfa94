-- What is done to a booking after it was made: one amendment at a time, opened in one commit and ended in another; seats
-- held without paying; quotes of what a cancellation comes to; travellers split off into bookings of their own.

-- What a supplier keeps until a limit. A row for each booking that is held, also while it is being confirmed.
create table booking_hold (
  transaction_id text not null,
  agency_id text not null,
  until timestamptz(3) not null,
  currency text not null,
  -- What ticketing it would charge, minor units.
  needs bigint not null check (needs >= 0)
);
create index booking_hold_until on booking_hold (until);
create index booking_hold_agency on booking_hold (agency_id, until);
alter table booking_hold add primary key (agency_id, transaction_id);

create table amendment (
  -- The supplier's idempotency key: the booking's id, a dot, and which amendment of the booking it is.
  amendment_id text not null,
  agency_id text not null,
  transaction_id text not null,
  kind text not null,
  state text not null check (state in ('requested', 'in-doubt', 'done', 'refused')),
  -- The booking's status when it began, and again if it is refused.
  before text not null,
  -- Claims the caller's request for good; null where nobody asked.
  request_id text,
  request_digest bytea,
  -- A quote yields at most one amendment.
  quote_id text,
  supplier text not null,
  currency text not null,
  -- Set aside while open, minor units.
  reserved bigint not null check (reserved >= 0),
  -- What is posted when it is done: lines `account|currency|amount`; null is nothing.
  entry_kind text,
  postings text,
  -- What the supplier is asked, and what the booking becomes. Kept as written.
  plan json not null,
  -- Why it was refused.
  refusal jsonb,
  ledger_sequence bigint,
  opened_at timestamptz(3) not null default moment_of_record(),
  ended_at timestamptz(3),
  -- Who asked for it; the system where null.
  actor text,
  actor_user_id text,
  on_behalf_of text,
  -- Who works on it until when, in database time, and how often the supplier was asked for its outcome.
  owner text,
  lease_until timestamptz not null,
  attempts integer not null default 0,
  -- The version that the booking had once it was done, where it posted an entry.
  posted_version integer,
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((entry_kind is null) = (postings is null))
) with (fillfactor = 70);
-- The order of these counts: see README.
create index amendment_refund on amendment (agency_id, opened_at desc, amendment_id) where entry_kind = 'refund';
create index amendment_charge on amendment (agency_id, opened_at) where reserved > 0;
alter table amendment add primary key (agency_id, amendment_id);
create index amendment_booking on amendment (transaction_id);
create index amendment_due on amendment (lease_until) where state in ('requested', 'in-doubt');
create unique index amendment_one on amendment (transaction_id, agency_id) where state in ('requested', 'in-doubt');
create unique index amendment_quoted on amendment (quote_id, agency_id) where quote_id is not null;
create unique index amendment_request on amendment (request_id, agency_id) where request_id is not null;
create trigger amendment_posted before update on amendment for each row
  when (new.ledger_sequence is not null and old.ledger_sequence is null)
  execute function note_posted_version();

-- What an amendment would come to, as it was shown, for a short time.
create table amendment_quote (
  agency_id text not null,
  quote_id text not null,
  actor_user_id text not null,
  transaction_id text not null,
  -- Of the booking: one that has moved on is quoted afresh.
  version integer not null,
  expires_at timestamptz(3) not null,
  document json not null,
  primary key (agency_id, quote_id)
);
create index amendment_quote_expires on amendment_quote (expires_at);

create table booking_split (
  agency_id text not null,
  -- The booking that came of it.
  part_id text not null,
  -- The booking that they were in before.
  origin_id text not null,
  -- The booking that was sold and charged: the first of all.
  sold_id text not null,
  amendment_id text not null,
  split_at timestamptz(3) not null default moment_of_record(),
  primary key (agency_id, part_id)
);
create index booking_split_origin on booking_split (origin_id);
