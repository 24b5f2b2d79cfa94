/**
 * What all pages are put together from. Everything is told whether it is read from the right: rows turn round, texts align
 * at the other side; figures, codes and names in Latin letters stay as they are.
 */
import type { ReactNode } from 'react';
import { StyleSheet, type Styles, Text, View } from '@react-pdf/renderer';
import type { DocumentParty } from '#domain/booking/documents.ts';
import type { Speech } from './speech.ts';

export const ink = '#14171f';
export const second = '#4a4e59';
export const hair = '#c4c7ce';
/** 12 mm in points. */
export const margin = 34;

type Style = Styles[string];

export const styles = StyleSheet.create({
  /** One height of line for Latin and Arabic, whose faces differ. */
  text: { lineHeight: 1.25 },
  title: { fontSize: 18, fontWeight: 500 },
  heading: { fontSize: 10, fontWeight: 500, marginTop: 10, marginBottom: 3 },
  label: { fontSize: 8, color: second },
  value: { fontSize: 10, fontWeight: 500 },
  body: { fontSize: 9 },
  quiet: { fontSize: 8.5, color: second },
  strong: { fontWeight: 500 },
  ruleStrong: { borderBottomWidth: 1.2, borderBottomColor: ink },
  rule: { borderBottomWidth: 0.6, borderBottomColor: hair },
  total: { fontSize: 11, fontWeight: 500 },
});

interface Told {
  readonly speech: Speech;
  readonly style?: Style | readonly Style[];
  readonly children?: ReactNode;
}

/** A row in the direction of reading. */
export function Row({ speech, style, children }: Told) {
  const direction = speech.rightToLeft ? 'row-reverse' : 'row';
  return <View style={[{ flexDirection: direction, alignItems: 'center' }, ...flat(style)]}>{children}</View>;
}

/** Words of the document's language. Arabic stands lower in its line than Latin, by so much of its size, and is lifted. */
export function Words({ speech, style, children }: Told) {
  const { rightToLeft } = speech;
  const told: readonly Style[] = [styles.text, styles.body, ...flat(style)];
  const size = told.reduce((found, { fontSize }) => (typeof fontSize === 'number' ? fontSize : found), 9);
  const lift = typeof children === 'string' && /[\u0600-\u06ff]/.test(children) ? -arabicLift * size : 0;
  return (
    <Text
      style={[
        {
          direction: rightToLeft ? 'rtl' : 'ltr',
          textAlign: rightToLeft ? 'right' : 'left',
          position: 'relative',
          top: lift,
        },
        ...told,
      ]}
    >
      {children}
    </Text>
  );
}

/** How much further below its top the Arabic face sets its base line than Roboto, in ems. */
const arabicLift = 0.15;

/** Names, codes, addresses, times: left to right wherever they stand. `end`: at the far side of the line. */
export function Plain({ speech, style, end = false, children }: Told & { readonly end?: boolean }) {
  return (
    <Text
      style={[
        { direction: 'ltr', textAlign: speech.rightToLeft === end ? 'left' : 'right' },
        styles.text,
        styles.body,
        ...flat(style),
      ]}
    >
      {children}
    </Text>
  );
}

/** Words above, a value under them. */
export function Fact({ speech, label, children }: Told & { readonly label: string }) {
  return (
    <View style={{ gap: 2 }}>
      <Words speech={speech} style={styles.label}>
        {speech.say(label)}
      </Words>
      <Plain speech={speech} style={styles.value}>
        {children}
      </Plain>
    </View>
  );
}

export function Heading({ speech, children }: Told) {
  return (
    <Words speech={speech} style={styles.heading}>
      {children}
    </Words>
  );
}

/** A party as letters address it: name, address, telephone and mail, tax number with its state. */
export function PartyLines({
  speech,
  party,
  end = false,
}: {
  readonly speech: Speech;
  readonly party: DocumentParty;
  readonly end?: boolean;
}) {
  const { name, address, phone, email, gstin, state, agentId } = party;
  const reach = [phone, email].filter((each) => each !== undefined && each !== '').join(', ');
  const place = state === undefined ? undefined : `${state.name} (${state.code})`;
  const registered = [gstin === undefined ? undefined : `GSTIN ${gstin}`, place].filter((each) => each !== undefined);
  const lines = [address, reach, agentId, registered.join(', ')].filter(
    (line): line is string => line !== undefined && line !== '',
  );
  return (
    <View style={{ gap: 1.5, ...(end ? { width: 280 } : {}) }}>
      <Plain speech={speech} end={end} style={{ fontSize: 10.5, fontWeight: 700 }}>
        {name}
      </Plain>
      {lines.map((line) => (
        <Plain key={line} speech={speech} end={end} style={styles.quiet}>
          {line}
        </Plain>
      ))}
    </View>
  );
}

export interface Column {
  /** Share of the width. */
  readonly share: number;
  readonly end?: boolean;
}

/** A row of cells by columns, ruled below. Cells that are texts are set as they are; others draw themselves. */
export function TableRow({
  speech,
  columns,
  cells,
  head = false,
  last = false,
}: {
  readonly speech: Speech;
  readonly columns: readonly Column[];
  readonly cells: readonly ReactNode[];
  readonly head?: boolean;
  readonly last?: boolean;
}) {
  const rule = head ? styles.ruleStrong : styles.rule;
  return (
    <View wrap={false} style={last ? {} : rule}>
      <Row speech={speech} style={{ paddingVertical: head ? 2.5 : 3, gap: 8 }}>
        {columns.map(({ share, end }, index) => (
          // Columns have no other name than their place.
          <View key={`${index}`} style={{ flexGrow: share, flexShrink: 1, flexBasis: 0 }}>
            {head ? (
              <Words speech={speech} style={[styles.label, ...(end === true ? [farEdge(speech)] : [])]}>
                {cells[index]}
              </Words>
            ) : (
              cells[index]
            )}
          </View>
        ))}
      </Row>
    </View>
  );
}

export function farEdge({ rightToLeft }: Speech): { readonly textAlign: 'left' | 'right' } {
  return { textAlign: rightToLeft ? 'left' : 'right' };
}

function flat(style: Style | readonly Style[] | undefined): readonly Style[] {
  if (style === undefined) return [];
  return 'length' in style ? style : [style];
}
