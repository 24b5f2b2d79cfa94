-- What a person must answer: groups, services, cancellations and changes that no supplier can be asked for by itself.

create sequence service_request_number;

create table service_request (
  agency_id text not null references agency,
  -- 'RQ2611000003'.
  number text not null,
  -- By its product's own list.
  kind text not null check (kind ~ '^[a-z-]+$'),
  state text not null check (state in ('asked', 'taken', 'under-way', 'offered', 'accepted', 'confirmed', 'refused', 'declined', 'withdrawn', 'closed')),
  -- Counts every change; a change names the one that was judged.
  version integer not null check (version >= 1),
  -- The booking it is about; null of a group and of one that was made elsewhere.
  transaction_id text,
  asked_by text not null,
  -- The person of a company who asked, or at whose desk it was asked; null of the agency's own people.
  corporate_user_id text,
  asked_at timestamptz not null,
  -- Who works on it, or has.
  taken_by text,
  taken_by_user_id text check ((taken_by is null) = (taken_by_user_id is null)),
  -- For lists: where the journey goes, and its first day.
  route text not null,
  travel_date date not null,
  traveller_count integer not null,
  -- What was asked, and what of the booking was known then.
  asked jsonb not null,
  -- What was answered, who is named, which bookings came of it.
  answered jsonb not null,
  -- The language of the person who asked.
  language text not null default 'en' check (language in ('en', 'fr', 'ar')),
  -- What is asked for the same travellers of a booking, word for word, while the first waits for its answer, is one request.
  wish text,
  constraint service_request_under_way check (state <> 'under-way' or taken_by_user_id is not null),
  check (state not in ('taken', 'offered', 'accepted', 'confirmed', 'refused') or taken_by_user_id is not null)
);
create index service_request_agency on service_request (agency_id, asked_at desc, number);
create index service_request_corporate on service_request (agency_id, corporate_user_id, asked_at desc)
  where corporate_user_id is not null;
create index service_request_state on service_request (state, asked_at, number);
create index service_request_asked on service_request (asked_at desc, number);
create unique index service_request_wish on service_request (agency_id, wish)
  where wish is not null and state in ('asked', 'taken', 'under-way');
alter table service_request add primary key (agency_id, number);
-- An operator names a request by its number alone.
create index service_request_number_alone on service_request (number);
create index service_request_booking on service_request (transaction_id) where transaction_id is not null;

create table service_request_event (
  agency_id text not null,
  number text not null,
  version integer not null,
  at timestamptz not null,
  code text not null,
  params jsonb,
  actor text not null,
  on_behalf_of text,
  -- Of the account with the step, and the person whose limits it counts towards: a deposit, a balance.
  charged bigint check (charged > 0),
  charged_by text,
  check ((charged is null) = (charged_by is null)),
  foreign key (agency_id, number) references service_request
);
create index service_request_event_charged on service_request_event (agency_id, charged_by, at) where charged is not null;
alter table service_request_event add primary key (agency_id, number, version);
create trigger service_request_event_stands before update or delete on service_request_event
  for each row execute function refuse_change();
create trigger service_request_event_stays before truncate on service_request_event
  for each statement execute function refuse_change();

-- One content, one request id, of the desk at which it was asked.
create table service_request_claim (
  agency_id text not null,
  request_id text not null,
  digest text not null,
  number text not null,
  primary key (agency_id, request_id)
);
