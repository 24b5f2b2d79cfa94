-- How a history names the one that somebody acted for, whose id a record has: a person with their company, or a company.
create or replace function name_on_behalf(id text) returns text language sql stable strict as $$
  select coalesce(
    (select trim(u.first_name || ' ' || u.last_name) || ', ' || a.company_name from app_user u join agency a using (agency_id) where u.user_id = id),
    (select a.company_name from agency a where a.agency_id = id),
    id)
$$;
