-- What an agency adds to a price, is given for it and has withheld: dated rows, the first that fits counts.

create table agency_terms (
  agency_id text not null references agency,
  list text not null check (list in ('markups', 'commissions', 'convenienceFees', 'gstOnFees', 'tdsOnCommission', 'asks', 'roundings', 'holds',
    'productMarkups', 'productCommissions', 'productFees', 'charges', 'cancelFees')),
  place integer not null,
  -- As the domain writes it, with its dates and its source note.
  terms jsonb not null,
  primary key (agency_id, list, place)
);
