-- The document with what became of the services it asks for: [{traveller, ssrId, status}].
create or replace function with_ssr_answers(document json, answers jsonb) returns json language sql immutable as $$
  select jsonb_set(document::jsonb, '{ssr}', (
    select coalesce(jsonb_agg(s.ssr || jsonb_build_object('status', coalesce(a.status, s.ssr ->> 'status')) order by s.place), '[]')
    from jsonb_array_elements(document::jsonb -> 'ssr') with ordinality as s (ssr, place)
    left join jsonb_to_recordset(answers) as a (traveller integer, "ssrId" text, status text)
      on a."ssrId" = s.ssr ->> 'ssrId' and a.traveller = (s.ssr ->> 'traveller')::integer
  ))::json
$$;
