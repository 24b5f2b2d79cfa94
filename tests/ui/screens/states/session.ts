/** Coming in, and pages that everybody may read. */
import { NotPermitted } from '#application/desk/failures.ts';
import { parts } from '#ui/composition/parts.ts';
import { failing, type ScreenTable } from '../screen-states.ts';

export const sessionScreens: readonly ScreenTable[] = [
  {
    path: '/login',
    at: '/login',
    shows: 'session-lead',
    visitor: true,
    states: [
      { name: 'nothing typed', shows: 'violation-required of password', press: ['session-log-in'] },
      { name: 'forgotten', shows: 'session-forgotten-lead', press: ['session-forgot'] },
      {
        name: 'second factor',
        shows: 'session-second-ask-lead',
        answers: { 'session.logIn': failing(new NotPermitted({ reason: 'second-factor-needed' })) },
        before: async (portal) => {
          const form = portal.get(parts.loginForm);
          form.change({ userId: 'agent@demo.test', password: 'correct horse battery' });
          await form.submit();
        },
      },
      {
        name: 'refused',
        shows: 'failure-not-permitted-login-refused',
        answers: { 'session.logIn': failing(new NotPermitted({ reason: 'login-refused' })) },
        before: async (portal) => {
          const form = portal.get(parts.loginForm);
          form.change({ userId: 'agent@demo.test', password: 'correct horse battery' });
          await form.submit();
        },
      },
    ],
  },
  { path: '/about-us', at: '/about-us', shows: 'pages-about-trust', visitor: true },
  { path: '/contact-us', at: '/contact-us', shows: 'pages-contact-lead', visitor: true },
  { path: '/privacy-policy', at: '/privacy-policy', shows: 'pages-privacy-rights', visitor: true },
  { path: '/terms-conditions', at: '/terms-conditions', shows: 'pages-terms-bookings', visitor: true },
  { path: '*', at: '/nowhere', shows: 'title-not-found' },
];
