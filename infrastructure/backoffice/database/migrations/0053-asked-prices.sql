-- What an agent may ask of a customer beside the usual price, and how an agency's prices are rounded.

alter table agency_terms drop constraint agency_terms_list_check;
alter table agency_terms add constraint agency_terms_list_check
  check (list in ('markups', 'commissions', 'convenienceFees', 'gstOnFees', 'tdsOnCommission', 'asks', 'roundings'));
