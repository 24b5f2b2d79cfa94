-- Quotes: prices confirmed by a supplier for a short time, bound to the agency and the person they were made for.

-- What a booking is made from: read once or twice in its short life, and then cleared away.
create table quote (
  agency_id text not null,
  quote_id text not null,
  actor_user_id text not null,
  supplier text not null,
  currency text not null,
  -- Minor units: the supplier's total, agreed with it.
  supplier_total bigint not null,
  expires_at timestamptz(3) not null,
  -- The tenth of the quote that booking needs, as its product keeps it.
  bookable json not null,
  primary key (agency_id, quote_id)
) with (toast_tuple_target = 4080);
create index quote_expires_at on quote (expires_at);

-- The quote as answered, net fares included; it never changes. Of a booking that was made from it, the fare with all that
-- explains it: kept as long as the booking, of which nothing here is written again.
create table quote_document (
  agency_id text not null,
  quote_id text not null,
  quote json not null,
  primary key (agency_id, quote_id)
);
-- Seldom read and ten kilobytes long: neither taken apart nor compressed.
alter table quote_document alter quote set storage external;
