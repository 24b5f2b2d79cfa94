-- What services cost with a quote.

-- What services cost with a quote: agreed when they are first shown, so that what was shown is what is charged. Gone with it.
create table quote_service (
  quote_id text primary key references quote on delete cascade,
  -- Minor units in the quote's currency, by the supplier's id of the service.
  prices json not null
);
