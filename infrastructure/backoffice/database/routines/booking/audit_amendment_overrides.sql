-- What was overridden when a hold was ticketed.
create or replace function audit_amendment_overrides() returns trigger language plpgsql as $$
begin
  if new.plan::jsonb ? 'overrides' then
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    values (new.agency_id, new.actor_user_id, new.on_behalf_of, 'flight.override', new.transaction_id,
      jsonb_build_object('overrides', new.plan::jsonb -> 'overrides', 'amendment', new.amendment_id));
  end if;
  return null;
end $$;
