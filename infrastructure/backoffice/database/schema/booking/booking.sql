-- Bookings, and the saga that makes one: intent and reserve in one commit, outcome and capture in another.

create sequence booking_number;

create table booking (
  transaction_id text not null,
  agency_id text not null,
  -- Claims the caller's request for good; the digest is over what was asked.
  request_id text not null,
  request_digest bytea not null,
  -- A quote yields at most one booking.
  quote_id text not null,
  product text not null,
  status text not null,
  -- Counts the moves; a step is taken only from the version it was prepared for.
  version integer not null default 1,
  supplier text not null,
  currency text not null,
  -- Minor units, all amounts. What the supplier was asked to keep to.
  supplier_total bigint not null,
  -- Set aside while open, then captured or released.
  net bigint not null check (net >= 0),
  -- Of it, what is paid later and not set aside, by which day, and what credits it when the sale is posted.
  put_off bigint not null default 0 check (put_off >= 0),
  put_off_until date,
  put_off_postings text,
  -- What is posted when it is confirmed: lines `account|currency|amount`.
  postings text not null,
  customer_total bigint not null,
  -- What its supplier knows it by.
  reference text,
  -- What its supplier issued for it, as its product keeps that; null before.
  issued jsonb,
  -- Why it is not confirmed.
  refusal jsonb,
  ledger_sequence bigint,
  -- In short, of what is left of it: of whom it is bought, and what, in the notation of its product.
  mark text not null,
  title text not null,
  starts_on date not null,
  ends_on date,
  lead_traveller text not null,
  traveller_count smallint not null,
  -- From when on all of it that somebody is booked on has begun; null where nobody is.
  begun_at timestamptz(3),
  no_show boolean not null default false,
  -- What the agency is charged and earns by the price that it stands at; null where that does not say.
  listed_net bigint,
  listed_earned bigint,
  -- What it is found by besides its id: lower case, 'agency/word'.
  words text[] not null,
  booked_on timestamptz(3) not null default moment_of_record(),
  booked_by text not null,
  actor_user_id text not null,
  on_behalf_of text,
  -- The owner of the cart that somebody else booked.
  made_for text,
  -- Its product's terms; what it costs, and why, is the quote's document. Kept as written.
  document json not null,
  -- Which units no longer stand: [{traveller, item}], both by position from 0.
  gone jsonb
-- Room on each page for the row as it will be at its end, so that ending it touches no index; nothing out of line, and
-- nothing compressed, that is not very long.
) with (toast_tuple_target = 4080, fillfactor = 45);
alter table booking alter document set storage external;
-- The order of these counts: see README.
create index booking_booked_on on booking (agency_id, booked_on desc, transaction_id);
create index booking_put_off on booking (put_off_until) where put_off > 0;
create index booking_starts on booking (agency_id, starts_on, transaction_id);
create index booking_actor on booking (agency_id, actor_user_id, booked_on desc);
create index booking_behalf on booking (agency_id, on_behalf_of, booked_on desc) where on_behalf_of is not null;
create index booking_made_for on booking (agency_id, made_for, booked_on desc) where made_for is not null;
alter table booking add primary key (agency_id, transaction_id);
create unique index booking_request on booking (request_id, agency_id);
create unique index booking_quote on booking (quote_id, agency_id);
create trigger booking_was_kept after update on booking for each row
  when (old.ledger_sequence is not null and (old.document::text <> new.document::text or old.issued is distinct from new.issued
    or old.gone is distinct from new.gone))
  execute function keep_what_was();
create trigger booking_documents_over after update of status on booking
  for each row when (new.status in ('not-confirmed', 'released', 'expired') and old.status <> new.status)
  execute function give_documents_back();

-- Each booking a second time, as last written, on pages of its own: a booking whose row was lost is restored from it. What is
-- only requested has none.
create table booking_copy (
  agency_id text not null,
  transaction_id text not null,
  quote_id text not null,
  -- The whole row.
  booking json not null,
  primary key (agency_id, transaction_id)
) with (fillfactor = 70);
create index booking_copy_quote on booking_copy (quote_id, agency_id);
create trigger booking_copied after insert or update on booking for each row
  when (new.status <> 'requested')
  execute function copy_booking();

-- Bookings that are not at an end, and who works on each until when. In database time.
create table booking_lease (
  agency_id text not null,
  transaction_id text not null,
  owner text,
  until timestamptz not null,
  -- How often the supplier was asked for its outcome.
  attempts integer not null default 0,
  primary key (agency_id, transaction_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 2000);

-- What happened to a booking after it was requested, which its own row gives.
create table booking_event (
  agency_id text not null,
  transaction_id text not null,
  version integer not null,
  at timestamptz(3) not null,
  code text not null,
  params jsonb,
  -- Null is the system.
  actor text,
  on_behalf_of text,
  primary key (agency_id, transaction_id, version)
);

-- Beginnings of words by agency, as one lexeme each: 'agency/word'.
create table booking_search (
  agency_id text not null,
  transaction_id text not null,
  lexemes tsvector not null,
  primary key (agency_id, transaction_id)
);
create index booking_search_lexemes on booking_search using gin (lexemes);

-- What of a booking is another now, and the last version at which it was so. Nothing is kept before it has an entry.
create table booking_was (
  agency_id text not null,
  transaction_id text not null,
  version integer not null,
  reference text,
  issued jsonb,
  gone jsonb,
  document json not null,
  primary key (agency_id, transaction_id, version)
);
alter table booking_was alter document set storage external;

-- Of a booking: its people, by the name that suppliers print, from its first local day to its last.
create table booking_presence (
  agency_id text not null,
  transaction_id text not null,
  person text not null,
  from_day date not null,
  to_day date not null,
  primary key (agency_id, transaction_id, person)
);
create index booking_presence_person on booking_presence (person, agency_id);

-- When items of a booking after its first begin, which the booking's own row gives: a way back, onward directions.
create table booking_later_start (
  agency_id text not null,
  transaction_id text not null,
  item smallint not null,
  -- Local to the place where it begins.
  day date not null,
  primary key (agency_id, transaction_id, item)
);
create index booking_later_start_day on booking_later_start (agency_id, day);

-- What people of the house remarked on a booking. It never changes.
create table booking_remark (
  agency_id text not null,
  -- Who asked twice for the same wrote it once; another content under the id is refused.
  request_id text not null,
  transaction_id text not null,
  at timestamptz(3) not null,
  actor_user_id text not null,
  actor text not null,
  on_behalf_of text,
  remarks text not null,
  primary key (agency_id, request_id)
);
create index booking_remark_of on booking_remark (agency_id, transaction_id, at);

-- What is bought together with a booking: a booking of its own, asked for once the first is confirmed.
create table bought_with (
  agency_id text not null,
  -- The first, and which of those with it.
  transaction_id text not null,
  place smallint not null,
  -- Under which it is bought: one booking at most.
  request_id text not null,
  product text not null,
  currency text not null,
  -- Minor units: what the customer pays and the account is charged, by the price that was agreed to.
  total bigint not null,
  net bigint not null check (net >= 0),
  -- Set aside while the first is open and until its own booking sets it aside.
  reserved bigint not null check (reserved between 0 and net),
  -- What its quote was asked by, and what its BOOK takes.
  wanted json not null,
  asker json not null,
  state text not null default 'waits' check (state in ('waits', 'bought', 'not-bought')),
  trouble text,
  ended_at timestamptz(3),
  check ((state = 'waits') = (ended_at is null)),
  check (state = 'waits' or reserved = 0),
  primary key (agency_id, transaction_id, place)
);
create unique index bought_with_request on bought_with (request_id, agency_id);
