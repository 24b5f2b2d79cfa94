/**
 * What all pages are put together from. Everything is given whether it is read from the right: rows turn round, texts align
 * at the other side; figures, codes and names in Latin letters stay as they are.
 */
import type { ReactNode } from 'react';
import { StyleSheet, type Styles, Text, View } from '@react-pdf/renderer';
import type { PaperFact, PaperLine, PaperParty } from '#domain/booking/papers/paper-sheet.ts';
import { drawable } from './speech.ts';

export const ink = '#14171f';
export const second = '#4a4e59';
export const hair = '#c4c7ce';
/** 12 mm in points. */
export const margin = 34;

/** How a page is drawn. `scale` is below 1 where everything is set smaller to fit. */
export interface Pen {
  readonly rightToLeft: boolean;
  readonly scale: number;
}

type Style = Styles[string];

export const styles = StyleSheet.create({
  /** One height of line for Latin and Arabic, whose faces differ. */
  text: { lineHeight: 1.25 },
  title: { fontSize: 18, fontWeight: 500 },
  heading: { fontSize: 10, fontWeight: 500 },
  label: { fontSize: 8, color: second },
  value: { fontSize: 10, fontWeight: 500 },
  body: { fontSize: 9 },
  quiet: { fontSize: 8.5, color: second },
  strong: { fontWeight: 500 },
  ruleStrong: { borderBottomWidth: 1.2, borderBottomColor: ink },
  rule: { borderBottomWidth: 0.6, borderBottomColor: hair },
  total: { fontSize: 11, fontWeight: 500 },
});

interface Drawn {
  readonly pen: Pen;
  readonly style?: Style | readonly Style[];
  readonly children?: ReactNode;
}

/** A row in the direction of reading. */
export function Row({ pen, style, children }: Drawn) {
  const direction = pen.rightToLeft ? 'row-reverse' : 'row';
  return <View style={[{ flexDirection: direction, alignItems: 'center' }, ...flat(style)]}>{children}</View>;
}

interface Written extends Omit<Drawn, 'children'> {
  readonly children: string;
  /** At the far side of the line. */
  readonly end?: boolean;
}

/** Words of the document's language. Arabic stands lower in its line than Latin, by so much of its size, and is lifted. */
export function Words({ pen, style, end = false, children }: Written) {
  const { rightToLeft } = pen;
  const all: readonly Style[] = [styles.text, styles.body, ...flat(style)];
  const fontSize = sizeOf(all) * pen.scale;
  const lift = /[\u0600-\u06ff]/.test(children) ? -arabicLift * fontSize : 0;
  return (
    <Text
      hyphenationPenalty={unbreakable}
      style={[
        {
          direction: rightToLeft ? 'rtl' : 'ltr',
          textAlign: rightToLeft === end ? 'left' : 'right',
          position: 'relative',
          top: lift,
        },
        ...all,
        { fontSize },
      ]}
    >
      {drawable(children)}
    </Text>
  );
}

/** Keeps a word of two fonts, such as an amount with its ₹, in one line without a hyphen. */
const unbreakable = 10_000;

/** How much further below its top the Arabic face sets its base line than Roboto, in ems. */
const arabicLift = 0.15;

/** Names, codes, addresses, times: left to right wherever they stand. */
export function Plain({ pen, style, end = false, children }: Written) {
  const all: readonly Style[] = [styles.text, styles.body, ...flat(style)];
  return (
    <Text
      hyphenationPenalty={unbreakable}
      style={[
        { direction: 'ltr', textAlign: pen.rightToLeft === end ? 'left' : 'right' },
        ...all,
        { fontSize: sizeOf(all) * pen.scale },
      ]}
    >
      {drawable(children)}
    </Text>
  );
}

interface LineProps extends Omit<Written, 'children'> {
  readonly of: PaperLine;
  /** Of its words; codes and figures among them keep the plain look. */
  readonly words?: Style;
}

/** Wraps the pieces of a line and shrinks none: the library draws a shrunk text at its full width, over the next. */
export function Line({ pen, of, style, words, end = false }: LineProps) {
  const drawn = of.map(({ text, plain }, at) =>
    plain === true ? (
      <Plain key={at} pen={pen} end={end} style={[piece, ...flat(style)]}>
        {text}
      </Plain>
    ) : (
      <Words
        key={at}
        pen={pen}
        end={end}
        style={[piece, ...flat(style), ...(words === undefined || of.length < 2 ? [] : [words])]}
      >
        {text}
      </Words>
    ),
  );
  return of.length === 1 ? (
    <View>{drawn}</View>
  ) : (
    <Row pen={pen} style={{ columnGap: 4, flexWrap: 'wrap', ...(end ? { justifyContent: 'flex-end' } : {}) }}>
      {drawn}
    </Row>
  );
}

const piece: Style = { flexShrink: 0, maxWidth: '100%' };

/** Words above, a value under them. */
export function Fact({ pen, fact: { label, value } }: { readonly pen: Pen; readonly fact: PaperFact }) {
  return (
    <View style={{ gap: 2 * pen.scale, flexShrink: value.length > 1 ? 0 : 1 }}>
      <Words pen={pen} style={styles.label}>
        {label}
      </Words>
      <Line pen={pen} of={value} style={[styles.value, ...(value.length > 1 ? [{ flexShrink: 0 }] : [])]} />
    </View>
  );
}

export function Heading({ pen, children }: Omit<Written, 'style'>) {
  return (
    <Words pen={pen} style={[styles.heading, { marginTop: 10 * pen.scale, marginBottom: 3 * pen.scale }]}>
      {children}
    </Words>
  );
}

/** A party as letters address it. */
export function Party({
  pen,
  party: { name, lines },
  end = false,
}: {
  readonly pen: Pen;
  readonly party: PaperParty;
  readonly end?: boolean;
}) {
  return (
    <View style={{ gap: 1.5, ...(end ? { width: 280 } : {}) }}>
      <Plain pen={pen} end={end} style={{ fontSize: 10.5, fontWeight: 700 }}>
        {name}
      </Plain>
      {lines.map((line) => (
        <Plain key={line} pen={pen} end={end} style={styles.quiet}>
          {line}
        </Plain>
      ))}
    </View>
  );
}

function sizeOf(all: readonly Style[]): number {
  return all.reduce((found, { fontSize }) => (typeof fontSize === 'number' ? fontSize : found), 9);
}

function flat(style: Style | readonly Style[] | undefined): readonly Style[] {
  if (style === undefined) return [];
  return 'length' in style ? style : [style];
}
