/** The agency and its people. */
import type { MasterKind } from '#domain/agency/profile-masters.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { markupReference } from '#infrastructure/wire/reference/agency/markup.ts';
import { agency } from '../samples.ts';
import { answer, cutOff, type ScreenTable, silent } from '../screen-states.ts';

const nothingKept = { passports: [], visas: [], cards: [], memberships: [] };
const profile = agency.completeProfile.answer;
const [saved] = agency.personalTravellers.answer;

/** The dialog of something new to be kept. */
const adding = (kind: MasterKind) => async (portal: Portal) => {
  for (const area of ['shell', 'agency'] as const) await portal.load(area);
  const profile = portal.get(agencyParts.profile);
  await profile.load();
  profile.open(kind);
};

/** Enrolling a second factor, as far as its square or its recovery codes. */
const secondFactor = (until: 'scan' | 'codes') => async (portal: Portal) => {
  await portal.load('shell');
  const form = portal.get(parts.secondFactorForm);
  await form.load();
  form.show('proving');
  form.change({ password: 'correct horse battery' });
  await form.submit();
  if (until === 'scan') return;
  form.change({ code: '492039' });
  await form.submit();
};

export const agencyScreens: readonly ScreenTable[] = [
  {
    path: '/profile',
    at: '/profile',
    shows: 'agency-passports',
    states: [
      { name: 'long texts', shows: 'agency-passports', long: true },
      {
        name: 'nothing kept',
        shows: 'agency-kept',
        answers: { 'agency.completeProfile': answer({ ...profile, ...nothingKept }) },
      },
      {
        name: 'no second factor',
        shows: 'session-second-turn-on',
        answers: { 'session.secondFactor': answer({ on: false, recoveryLeft: 0, required: false }) },
      },
      {
        name: 'a second factor to scan',
        shows: 'session-second-scan',
        answers: { 'session.secondFactor': answer({ on: false, recoveryLeft: 0, required: false }) },
        before: secondFactor('scan'),
      },
      {
        name: 'recovery codes',
        shows: 'session-second-noted',
        answers: { 'session.secondFactor': answer({ on: false, recoveryLeft: 0, required: false }) },
        before: secondFactor('codes'),
      },
      { name: 'signed out elsewhere', shows: 'agency-signed-in', press: ['agency-sign-out-others'] },
      { name: 'sessions cut off', shows: 'agency-try-again', answers: { 'session.sessions': cutOff } },
      { name: 'loading', shows: 'design-loading', answers: { 'agency.completeProfile': silent } },
      { name: 'cut off', shows: 'agency-load-failed', answers: { 'agency.completeProfile': cutOff } },
    ],
  },
  {
    path: '/profile/edit-profile',
    at: '/profile/edit-profile',
    shows: 'agency-person',
    states: [
      { name: 'long texts', shows: 'agency-person', long: true },
      {
        name: 'nothing kept',
        shows: 'agency-no-passports',
        answers: { 'agency.completeProfile': answer({ ...profile, ...nothingKept }) },
      },
      { name: 'loading', shows: 'design-loading', answers: { 'agency.completeProfile': silent } },
      { name: 'cut off', shows: 'agency-load-failed', answers: { 'agency.completeProfile': cutOff } },
      {
        name: 'only looked at',
        shows: 'agency-person',
        onlyLooks: true,
        answers: { 'agency.saveProfile': cutOff },
      },
      { name: 'a new passport', shows: 'agency-field-passport', before: adding('passport') },
      { name: 'a new visa', shows: 'agency-field-visa', before: adding('visa') },
      { name: 'a new card', shows: 'agency-field-holder', before: adding('card') },
      { name: 'a new membership', shows: 'agency-field-programme', before: adding('membership') },
    ],
  },
  {
    path: '/profile/saved-travellers',
    at: '/profile/saved-travellers',
    shows: 'Z1234567',
    asks: 'agency.personalTravellers',
    states: [
      { name: 'empty', shows: 'travellers-none', answers: { 'agency.personalTravellers': answer([]) } },
      {
        name: 'one twice',
        shows: 'travellers-show-duplicates',
        answers: { 'agency.personalTravellers': answer([saved, { ...saved, savedId: 'TR-105' }]) },
      },
      { name: 'a new one', shows: 'travellers-new', press: ['travellers-add'] },
      {
        name: 'a new one without anything',
        shows: 'violation-required of lastName',
        press: ['travellers-add', 'dialog[open] button:has(> *) >> nth=-1'],
      },
      { name: 'only looked at', shows: 'Z1234567', onlyLooks: true },
    ],
  },
  {
    path: '/staff',
    at: '/staff',
    shows: 'nikhil@malabar.example',
    asks: 'agency.listStaff',
    states: [
      { name: 'empty', shows: 'staff-none', answers: { 'agency.listStaff': answer({ staff: [], mayGive: [] }) } },
      { name: 'a new one', shows: 'staff-user-id-help', press: ['staff-add'] },
      {
        name: 'a new one without anything',
        shows: 'violation-required of lastName',
        press: ['staff-add', 'dialog[open] button:has(> *) >> nth=-1'],
      },
    ],
  },
  {
    path: '/agent-markup',
    at: '/agent-markup',
    shows: 'agency-rules-save',
    asks: 'agency.priceRules',
    states: [
      { name: 'rules', shows: 'Gulf from Kochi' },
      {
        name: 'no rules',
        shows: 'markup-none',
        answers: { 'agency.markupRules': answer({ rules: [], version: 'none' }) },
      },
      { name: 'rules cut off', shows: 'failure-unreachable', answers: { 'agency.markupRules': cutOff } },
      { name: 'a rule to write', shows: 'markup-narrow', press: ['markup-add'] },
      {
        name: 'a rule without anything',
        shows: 'violation-required of name',
        press: ['markup-add', 'dialog[open] button:has(> *) >> nth=-1'],
      },
      { name: 'sales replayed', shows: 'COK-BLR', press: ['markup-replay'] },
      {
        name: 'no sales to replay',
        shows: 'markup-no-sales',
        press: ['markup-replay'],
        answers: {
          'agency.simulateMarkup': answer({
            ...markupReference.simulateMarkup.answer,
            bookings: 0,
            rules: [],
            changed: [],
          }),
        },
      },
    ],
  },
  {
    path: '/agent-registration',
    at: '/agent-registration',
    shows: 'registration-person',
    visitor: true,
    states: [{ name: 'following one', at: '/agent-registration?follow', shows: 'registration-follow-title' }],
  },
];
