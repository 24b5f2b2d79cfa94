-- What an agency adds to a fare, is given for it and has withheld, and the promo codes that take something off: dated rows,
-- the first that fits counts.

create table agency_terms (
  agency_id text not null references agency,
  list text not null check (list in ('markups', 'commissions', 'convenienceFees', 'gstOnFees', 'tdsOnCommission', 'asks', 'roundings', 'holds',
    'productMarkups', 'productCommissions', 'productFees')),
  place integer not null,
  -- As the domain writes it, with its dates and its source note.
  terms jsonb not null,
  primary key (agency_id, list, place)
);

create table promo (
  agency_id text not null references agency,
  -- As typed, in capitals.
  code text not null check (code = upper(code) and code <> ''),
  place integer not null,
  valid_from date not null,
  -- The last day; null until further notice.
  valid_to date,
  -- As the domain writes it: what it takes off, from which fares, at whose cost, with its source note.
  terms jsonb not null,
  primary key (agency_id, code, place),
  check (valid_to is null or valid_to >= valid_from)
);
