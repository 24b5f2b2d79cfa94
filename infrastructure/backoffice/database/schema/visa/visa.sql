-- The files of applications for visas: how far each applicant is, and the papers that were handed in.

create table visa_file (
  agency_id text not null,
  transaction_id text not null,
  -- The steps of each applicant, by position: [[{step, on, remarks}]]; of nobody who was never moved.
  ways jsonb not null,
  -- The day on which its agency was last reminded of papers that are missing.
  reminded_on date,
  -- Steps that were taken and papers that were handed in, counted.
  changes integer not null default 0,
  -- What lists are parted by, as the rules judged it, and what it was judged of: `changes` and those who had left the booking,
  -- counted together. Both only grow: where they have, it is judged again.
  box text,
  judged_of integer,
  foreign key (agency_id, transaction_id) references booking
);
alter table visa_file add primary key (agency_id, transaction_id);

create table visa_paper (
  agency_id text not null,
  transaction_id text not null,
  applicant smallint not null check (applicant >= 0),
  paper text not null,
  filename text not null,
  media_type text not null,
  bytes bytea not null,
  handed_at timestamptz(3) not null,
  foreign key (agency_id, transaction_id) references booking
);
-- A later one takes the place of the same paper.
alter table visa_paper add primary key (agency_id, transaction_id, applicant, paper);

-- Operators look at applications of all agencies.
create index booking_visas on booking (starts_on, transaction_id) where product = 'visa';
create index booking_visas_of on booking (agency_id, starts_on, transaction_id) where product = 'visa';
create index booking_visa on booking (transaction_id) where product = 'visa';
