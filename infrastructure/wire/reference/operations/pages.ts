/** Examples of writing the pages that anybody may read. */
import type { PageShown, PagesDesk } from '#application/desk/operations/pages.ts';
import type { AreaReference } from '../area-reference.ts';

const about: PageShown = {
  page: 'about-us',
  texts: {
    en: '# Who we are\n{business} has sold travel from Kochi since 1998.\n\n- Flights\n- Stays\n\nWrite to {email}.',
    fr: '# Qui nous sommes\n{business} vend des voyages depuis Kochi depuis 1998.',
    ar: '',
  },
  version: '2026-11-24 06:12:45.120391+00',
};
const unset: PageShown = { page: 'contact-us', texts: { en: '', fr: '', ar: '' }, version: 'unset' };

export const pagesReference: AreaReference<PagesDesk> = {
  pages: {
    about:
      'Elevated users only. What the house wrote for its pages in each language; empty where the words of the product stand.',
    request: undefined,
    answer: { pages: [about, unset] },
  },
  setPage: {
    about:
      'Elevated users only. Plain text: an empty line ends a paragraph, # begins a heading, - an item of a list; {portal}, {business}, ' +
      '{email} and {phone} stand for what the configuration says. Refused where somebody else wrote something else since the version ' +
      'that was looked at.',
    request: { ...about, version: 'unset' },
    answer: about,
  },
};
