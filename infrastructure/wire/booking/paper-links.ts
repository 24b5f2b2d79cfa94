/** Links by which customers open a paper. Shapes chosen here. */
import { documentParts } from '#domain/booking/papers/documents.ts';
import { linkedKinds, linkWays } from '#domain/booking/papers/paper-link.ts';
import { languages } from '#domain/people/language.ts';
import type {
  LinkedPaper,
  LinkMade,
  MakeLink,
  OpenedLink,
  OpenLink,
  PaperFile,
  PaperLinkDesk,
} from '#application/desk/paper-links.ts';
import { flag, moment, oneOf, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, type Field, list, maybe, record } from '../form/shape.ts';
import { paperSheet } from './paper.ts';

const paper = {
  kind: at('kind', oneOf(linkedKinds)),
  about: at('about', text),
  ledgerEntry: maybe('ledgerentry', text),
};

const token = at('token', textUpTo(100));
/** Not `language`, which any request may have for its messages. */
const paperLanguage = maybe('paperlanguage', oneOf(languages));

/** How a file is spelt in an answer. */
export type FileFields = { readonly [Name in keyof PaperFile]: Field<PaperFile[Name]> };

export const paperLinkOperations = (file: FileFields): AreaOperations<PaperLinkDesk> => ({
  makeLink: operation({
    opid: 'BK001',
    actioncode: 'MAKELINK',
    request: codecOf(
      record<MakeLink>({
        requestId: at('requestid', requestId),
        ...paper,
        way: at('way', oneOf(linkWays)),
        paperLanguage: at('paperlanguage', oneOf(languages)),
        hide: maybe('hide', list(oneOf(documentParts))),
      }),
    ),
    answer: inResult(
      codecOf(record<LinkMade>({ token, until: at('expiresat', moment), message: at('message', text) })),
    ),
    changes: true,
  }),
  withdrawLinks: operation({
    opid: 'BK001',
    actioncode: 'WITHDRAWLINKS',
    request: codecOf(record<LinkedPaper>(paper)),
    answer: inResult(codecOf(record<{ readonly withdrawn: number }>({ withdrawn: at('withdrawn', whole) }))),
    changes: true,
  }),
  openLink: operation({
    opid: 'BK001',
    actioncode: 'OPENLINK',
    request: codecOf(record<OpenLink>({ token, paperLanguage, quietly: maybe('quietly', flag) })),
    answer: inResult(codecOf(record<OpenedLink>({ sheet: at('sheet', paperSheet), until: at('expiresat', moment) }))),
    session: false,
    changes: true,
  }),
  linkFile: operation({
    opid: 'BK001',
    actioncode: 'LINKFILE',
    request: codecOf(record<Omit<OpenLink, 'quietly'>>({ token, paperLanguage })),
    answer: inResult(codecOf(record<PaperFile>(file))),
    session: false,
  }),
});
