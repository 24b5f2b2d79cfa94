-- A person's name as a ticket prints it, within an agency, as 52 bits of a digest: enough to find few, which are then read.
create or replace function person_key(agency text, first_name text, last_name text) returns bigint language sql immutable as $$
  select ('x000' || left(md5(agency || '/' || trim(regexp_replace(upper(
    replace(replace(replace(translate(regexp_replace(normalize(first_name || ' ' || last_name, NFD), '[\u0300-\u036f]', '', 'g'),
      'øØłŁ', 'OOLL'), 'ß', 'SS'), 'æ', 'AE'), 'Æ', 'AE')
  ), ' +', ' ', 'g'))), 13))::bit(64)::bigint
$$;
