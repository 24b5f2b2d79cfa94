-- The companies that agencies look after, and who travels for each.

create table company (
  agency_id text not null references agency,
  company_id text not null,
  name text not null,
  -- GST numbers, cost centres and the travel policy.
  terms jsonb not null,
  -- Counts the changes.
  version integer not null check (version >= 1)
);
create index company_name on company (agency_id, name, company_id);
alter table company add primary key (agency_id, company_id);

create table company_employee (
  agency_id text not null,
  user_id text not null,
  company_id text not null,
  -- A code of the company's.
  cost_centre text,
  foreign key (agency_id, company_id) references company
);
create index company_employee_of on company_employee (agency_id, company_id);
alter table company_employee add primary key (agency_id, user_id);
