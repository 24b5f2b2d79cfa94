-- Support requests: threads between people of an agency and the house.

create sequence ticket_number start 600001;

create table ticket (
  agency_id text not null references agency,
  -- 'SP600001'.
  ticket_id text not null,
  subject text not null,
  about text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  raised_by text not null,
  raised_by_user_id text not null,
  raised_at timestamptz not null,
  language text not null check (language in ('en', 'fr', 'ar')),
  -- When the last message was written, and when the last of either side.
  last_at timestamptz not null,
  agency_wrote_at timestamptz,
  house_wrote_at timestamptz,
  agency_read_at timestamptz,
  house_read_at timestamptz
);
create index ticket_agency on ticket (agency_id, last_at desc, ticket_id);
create index ticket_person on ticket (agency_id, raised_by_user_id, last_at desc);
create index ticket_open on ticket (last_at, ticket_id) where state = 'open';
create index ticket_newest on ticket (last_at desc, ticket_id);
alter table ticket add primary key (agency_id, ticket_id);
-- An operator names a ticket by its id alone.
create index ticket_id_alone on ticket (ticket_id text_pattern_ops);

create table ticket_message (
  agency_id text not null,
  ticket_id text not null,
  -- From 1.
  number integer not null check (number > 0),
  -- Under which it was sent, and what was: the same message is written once.
  request_id text not null,
  digest text not null,
  side text not null check (side in ('agency', 'house')),
  written_by text not null,
  written_by_user_id text not null,
  written_at timestamptz not null,
  text text not null,
  foreign key (agency_id, ticket_id) references ticket
);
alter table ticket_message add primary key (agency_id, ticket_id, number);
alter table ticket_message add unique (agency_id, request_id);

create table ticket_file (
  agency_id text not null,
  ticket_id text not null,
  number integer not null,
  -- '1-2': the second of the first message.
  file_id text not null,
  filename text not null,
  media_type text not null,
  bytes bytea not null,
  foreign key (agency_id, ticket_id, number) references ticket_message
);
alter table ticket_file add primary key (agency_id, ticket_id, file_id);
