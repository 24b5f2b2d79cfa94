/** A paper laid out, on the wire. Shapes chosen here. */
import { languages } from '#domain/people/language.ts';
import type {
  PaperBlock,
  PaperCode,
  PaperColumn,
  PaperEnd,
  PaperFact,
  PaperFacts,
  PaperList,
  PaperNotes,
  PaperParty,
  PaperRow,
  PaperSheet,
  PaperTable,
  PaperText,
  PaperWay,
} from '#domain/booking/papers/paper-sheet.ts';
import { flag, oneOf, textUpTo } from '../form/leaves.ts';
import { at, byKind, leaf, list, maybe, record, type Shape } from '../form/shape.ts';

/** A name, an address, a sentence. */
const words = textUpTo(4_000);
/** The outline of a barcode. */
const outline = textUpTo(200_000);
/** Widths and shares of them. */
const measure: Shape<number> = leaf(
  'not-a-number',
  (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  (value) => value,
  { type: 'number' },
);

const line = list(record<PaperText>({ text: at('text', words), plain: maybe('plain', flag) }));
const fact = record<PaperFact>({ label: at('label', words), value: at('value', line) });
const party = record<PaperParty>({ name: at('name', words), lines: at('lines', list(words)) });
const end = record<PaperEnd>({
  time: at('time', words),
  day: maybe('day', words),
  place: at('place', words),
  details: at('details', line),
});

const block = byKind<PaperBlock>({
  way: record<PaperWay>({
    kind: at('kind', oneOf(['way'])),
    mark: at('mark', words),
    title: at('title', words),
    date: at('date', words),
    reference: maybe('reference', fact),
    from: at('from', end),
    to: at('to', end),
    between: at('between', line),
    facts: at('facts', list(words)),
  }),
  table: record<PaperTable>({
    kind: at('kind', oneOf(['table'])),
    heading: at('heading', words),
    columns: at(
      'columns',
      list(record<PaperColumn>({ label: at('label', words), share: at('share', measure), end: maybe('end', flag) })),
    ),
    rows: at('rows', list(record<PaperRow>({ cells: at('cells', list(list(line))), total: maybe('total', flag) }))),
    note: maybe('note', words),
    beside: maybe('beside', flag),
  }),
  facts: record<PaperFacts>({
    kind: at('kind', oneOf(['facts'])),
    heading: maybe('heading', words),
    party: maybe('party', party),
    facts: at('facts', list(fact)),
    framed: maybe('framed', flag),
    beside: maybe('beside', flag),
  }),
  list: record<PaperList>({
    kind: at('kind', oneOf(['list'])),
    heading: at('heading', words),
    items: at('items', list(line)),
    marked: maybe('marked', flag),
    beside: maybe('beside', flag),
  }),
  notes: record<PaperNotes>({
    kind: at('kind', oneOf(['notes'])),
    lines: at('lines', list(line)),
    signatory: maybe(
      'signatory',
      record<NonNullable<PaperNotes['signatory']>>({ name: at('name', words), as: at('as', words) }),
    ),
  }),
});

export const paperSheet = record<PaperSheet>({
  language: at('language', oneOf(languages)),
  title: at('title', words),
  subtitle: maybe('subtitle', words),
  stamp: maybe('stamp', words),
  brand: at('brand', words),
  logo: maybe('logo', words),
  issuer: at('issuer', party),
  facts: at('facts', list(fact)),
  code: maybe(
    'code',
    record<PaperCode>({
      form: at('form', oneOf(['square', 'line'])),
      width: at('width', measure),
      height: at('height', measure),
      path: at('path', outline),
    }),
  ),
  blocks: at('blocks', list(block)),
  foot: at('foot', record<PaperSheet['foot']>({ words: at('words', words), reach: at('reach', words) })),
});
