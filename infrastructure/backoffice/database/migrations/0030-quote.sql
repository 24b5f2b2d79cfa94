-- Quotes: fares confirmed by a supplier for a short time, bound to the agency and the person they were made for.

create table quote (
  quote_id text primary key,
  agency_id text not null,
  actor_user_id text not null,
  supplier text not null,
  fare_key text not null,
  currency text not null,
  -- Minor units: the airline's total, agreed with the supplier.
  supplier_total bigint not null,
  expires_at timestamptz(3) not null,
  -- The quote as answered, net fares included.
  quote json not null
);
create index quote_expires_at on quote (expires_at);
-- Read once or twice in its short life: neither taken apart nor compressed.
alter table quote alter quote set storage external;
