-- What services cost with a quote.

-- What services cost with a quote: agreed when they are first shown, so that what was shown is what is charged. Gone with it.
create table quote_service (
  agency_id text not null,
  quote_id text not null,
  -- Minor units in the quote's currency, by the supplier's id of the service.
  prices json not null,
  foreign key (agency_id, quote_id) references quote on delete cascade,
  primary key (agency_id, quote_id)
);
