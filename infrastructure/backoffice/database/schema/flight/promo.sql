-- The promo codes that take something off a fare: dated rows, the first that fits counts.

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
