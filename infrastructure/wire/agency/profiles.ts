/** The profile and its masters. Where the specification shows no shape, it is chosen here in its style. */
import type { MasterAsked, MasterSaved, NewCard, NewMaster, ProfileDesk } from '#application/desk/agency/profiles.ts';
import { type MembershipMaster, membershipKinds } from '#domain/agency/membership.ts';
import { cardBrands } from '#domain/agency/payment-card.ts';
import {
  type CardMaster,
  type CompleteProfile,
  type PassportMaster,
  type PersonDraft,
  type ProfileInShort,
  type VisaMaster,
  visaEntries,
} from '#domain/agency/profile-masters.ts';
import { nothing } from '../form/codec.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, or, record, type Shape } from '../form/shape.ts';

const passport = {
  number: at('passport', text),
  issuedOn: at('passport_dateofissue', date),
  expiresOn: at('passport_dateofexpiry', date),
  placeOfIssue: or('passport_placeofissue', text, 'IN'),
  country: at('passport_countrycode', text),
} as const;

const visa = {
  country: at('visa_country', text),
  number: at('visa', text),
  kind: at('visa_type', text),
  entries: at('visa_entries', oneOf(visaEntries)),
  issuedOn: at('visa_dateofissue', date),
  expiresOn: at('visa_dateofexpiry', date),
} as const;

const membership = {
  kind: at('membership_type', oneOf(membershipKinds)),
  programme: at('programme', text),
  number: at('membership', text),
  expiresOn: maybe('membership_dateofexpiry', date),
} as const;

const recordId = at('recordid', text);
const newId = maybe('recordid', text);

const card = record<CardMaster>({
  recordId,
  brand: at('cardbrand', oneOf(cardBrands)),
  lastFour: at('lastfour', text),
  holder: at('cardholder', text),
  expires: at('expirymonth', text),
});

const complete = record<CompleteProfile>({
  profileId: at('profileid', text),
  title: at('title', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  email: at('email', text),
  mobile: at('contact_number', text),
  systemRoleId: at('systemroleid', text),
  companyName: at('companyname', text),
  passports: or('PassportMaster', list(record<PassportMaster>({ recordId, ...passport })), []),
  visas: or('VisaMaster', list(record<VisaMaster>({ recordId, ...visa })), []),
  cards: or('CreditCardMaster', list(card), []),
  memberships: or('MembershipMaster', list(record<MembershipMaster>({ recordId, ...membership })), []),
});

const inShort = record<ProfileInShort>({
  profileId: at('profileid', text),
  title: at('title', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  email: at('email', text),
  systemRoleId: at('systemroleid', text),
  companyName: at('companyname', text),
});

/** `Root.Result.CompleteProfile.ProfileMaster`. */
function masterIn<A>(name: 'CompleteProfile' | 'ProfileMasters', master: Shape<A>): Shape<A> {
  const inner = record<{ readonly master: A }>({ master: at('ProfileMaster', master) });
  const outer = record<{ readonly whole: { readonly master: A } }>({ whole: at(name, inner) });
  return mapped(
    outer,
    ({ whole }) => whole.master,
    (found) => ({ whole: { master: found } }),
  );
}

const saved = inResult(codecOf(record<MasterSaved>({ recordId })));
const asked = codecOf(record<MasterAsked>({ recordId }));

const person = record<Required<PersonDraft>>({
  title: at('title', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  mobile: at('contact_number', text),
});

const newCard = record<NewCard>({
  number: at('cardnumber', text),
  holder: at('cardholder', text),
  expires: at('expirymonth', text),
  securityCode: at('securitycode', text),
  requestId: maybe('requestid', text),
});

function saving<Master extends { readonly recordId: string }>(actioncode: string, shape: Shape<NewMaster<Master>>) {
  return operation({ opid: 'PROFILE001', actioncode, request: codecOf(shape), answer: saved, changes: true });
}

function deleting(opid: string, actioncode: string) {
  return operation({ opid, actioncode, request: asked, answer: inResult(nothing), changes: true, own: ['profileid'] });
}

export const profileOperations: AreaOperations<ProfileDesk> = {
  completeProfile: operation({
    opid: 'PROFILE003',
    actioncode: 'GETCOMPLETEPROFILE',
    request: nothing,
    answer: inResult(codecOf(masterIn('CompleteProfile', complete))),
    envelope: 'Root',
    own: ['profileid'],
  }),
  profileMasters: operation({
    opid: 'PROFILE003',
    actioncode: 'GETALLPROFILEMASTERS',
    request: nothing,
    answer: inResult(codecOf(masterIn('ProfileMasters', list(inShort)))),
    envelope: 'Root',
    own: ['corporateid'],
  }),
  saveProfile: operation({
    opid: 'PROFILE001',
    request: codecOf(person),
    answer: inResult(nothing),
    changes: true,
  }),
  savePassport: saving<PassportMaster>(
    'SAVEPASSPORTMASTER',
    record<NewMaster<PassportMaster>>({ recordId: newId, ...passport }),
  ),
  saveVisa: saving<VisaMaster>('SAVEVISAMASTER', record<NewMaster<VisaMaster>>({ recordId: newId, ...visa })),
  saveMembership: saving<MembershipMaster>(
    'SAVEMEMBERSHIPMASTER',
    record<NewMaster<MembershipMaster>>({ recordId: newId, ...membership }),
  ),
  addCard: operation({
    opid: 'PROFILE011',
    actioncode: 'ADDCREDITCARDMASTER',
    request: codecOf(newCard),
    answer: saved,
    changes: true,
    secrets: ['cardnumber', 'securitycode'],
  }),
  deletePassport: deleting('PROFILE009', 'DELETEPASSPORTMASTER'),
  deleteVisa: deleting('PROFILE009', 'DELETEVISAMASTER'),
  deleteMembership: deleting('PROFILE009', 'DELETEMEMBERSHIPMASTER'),
  deleteCard: deleting('PROFILE014', 'DELETECREDITCARDMASTER'),
};
