-- Quotes that agents sent to customers.

create table sent_quote (
  agency_id text not null,
  sent_quote_id text not null,
  actor_user_id text not null,
  on_behalf_of text,
  -- Who asked twice for the same gets the same; another content under the id is refused.
  request_id text not null,
  request_digest text not null,
  sent_at timestamptz(3) not null,
  -- When the customer opened it, first.
  opened_at timestamptz(3),
  -- What was sent, to whom, in which words, and by what its suppliers are asked again. It never changes.
  document json not null
);
create index sent_quote_list on sent_quote (agency_id, sent_at desc, sent_quote_id);
alter table sent_quote add primary key (agency_id, sent_quote_id);
create unique index sent_quote_request on sent_quote (request_id, agency_id);

-- Which quotes of a supplier were made from it: whatever is booked from those was booked from it.
create table sent_quote_pricing (
  agency_id text not null,
  quote_id text not null,
  sent_quote_id text not null,
  primary key (agency_id, quote_id)
);
create index sent_quote_pricing_of on sent_quote_pricing (sent_quote_id);
