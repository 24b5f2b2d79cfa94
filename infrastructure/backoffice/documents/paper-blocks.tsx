/** The blocks of a paper, drawn. */
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type {
  PaperBlock,
  PaperCode,
  PaperEnd,
  PaperFacts,
  PaperList,
  PaperNotes,
  PaperRow,
  PaperTable,
  PaperWay,
} from '#domain/booking/papers/paper-sheet.ts';
import { Fact, hair, Heading, ink, Line, Party, type Pen, Plain, Row, second, styles, Words } from './sheet-parts.tsx';

interface BlockProps<Block> {
  readonly pen: Pen;
  readonly block: Block;
}

export function Block({ pen, block }: BlockProps<PaperBlock>) {
  switch (block.kind) {
    case 'way':
      return <Way pen={pen} block={block} />;
    case 'table':
      return <Table pen={pen} block={block} />;
    case 'facts':
      return <Facts pen={pen} block={block} />;
    case 'list':
      return <List pen={pen} block={block} />;
    case 'notes':
      return <Notes pen={pen} block={block} />;
  }
}

/** Barcodes are outlines, sharp at any size. */
export function Code({ code: { form, width, height, path } }: { readonly code: PaperCode }) {
  const side = form === 'square' ? 60 : 21;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: (width / height) * side, height: side, flexShrink: 0 }}>
      <Path d={path} fill="#000" />
    </Svg>
  );
}

/** A bordered card: who flies, when and where from and to, on which terms. */
function Way({ pen, block }: BlockProps<PaperWay>) {
  const { mark, title, date, reference, from, to, between, facts } = block;
  const { scale } = pen;
  return (
    <View wrap={false} style={{ borderWidth: 0.8, borderColor: hair, borderRadius: 5, marginTop: 6 * scale }}>
      <Row
        pen={pen}
        style={[{ alignItems: 'center', gap: 8, paddingVertical: 6 * scale, paddingHorizontal: 10 }, styles.rule]}
      >
        <View style={{ borderWidth: 0.8, borderColor: ink, borderRadius: 3, paddingVertical: 2, paddingHorizontal: 4 }}>
          <Text style={{ fontSize: 8 * scale, fontWeight: 700 }}>{mark}</Text>
        </View>
        <Words pen={pen} style={{ fontSize: 10.5, fontWeight: 700 }}>
          {title}
        </Words>
        <Words pen={pen}>{date}</Words>
        <View style={{ flexGrow: 1 }} />
        {reference === undefined ? null : (
          <>
            <Words pen={pen}>{reference.label}</Words>
            <Line pen={pen} of={reference.value} style={{ fontSize: 12, fontWeight: 700 }} />
          </>
        )}
      </Row>
      <Row pen={pen} style={{ alignItems: 'stretch', paddingVertical: 7 * scale, paddingHorizontal: 10, gap: 10 }}>
        <End pen={pen} end={from} />
        <View style={{ width: 78, paddingTop: 4 * scale, alignItems: 'center' }}>
          <Line pen={pen} of={between.slice(0, 1)} style={styles.quiet} />
          <View style={{ height: 1, backgroundColor: second, alignSelf: 'stretch', marginVertical: 4 * scale }} />
          <Line pen={pen} of={between.slice(1)} style={styles.quiet} />
        </View>
        <End pen={pen} end={to} />
        <View style={{ width: 0.8, backgroundColor: hair }} />
        <View style={{ width: 140, gap: 2 * scale }}>
          {facts.map((fact) => (
            <Words key={fact} pen={pen}>
              {fact}
            </Words>
          ))}
        </View>
      </Row>
    </View>
  );
}

function End({ pen, end: { time, day, place, details } }: { readonly pen: Pen; readonly end: PaperEnd }) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, gap: 1 }}>
      <Plain pen={pen} style={{ fontSize: 17, fontWeight: 500 }}>
        {day === undefined ? time : `${time} ${day}`}
      </Plain>
      <Words pen={pen} style={{ fontSize: 9.5, fontWeight: 500 }}>
        {place}
      </Words>
      {details.map((piece) => (
        <Line key={piece.text} pen={pen} of={[piece]} style={styles.quiet} />
      ))}
    </View>
  );
}

/** Its titles stand again on each page that it goes on to. */
function Table({ pen, block: { heading, columns, rows, note } }: BlockProps<PaperTable>) {
  const headed = columns.some(({ label }) => label !== '');
  return (
    <View>
      <Heading pen={pen}>{heading}</Heading>
      {headed ? (
        <View fixed>
          <Row pen={pen} style={[{ paddingVertical: 2.5 * pen.scale, gap: 8 }, styles.ruleStrong]}>
            {columns.map(({ label, share, end }, at) => (
              <View key={at} style={{ flexGrow: share, flexShrink: 1, flexBasis: 0 }}>
                <Words pen={pen} style={styles.label} end={end === true}>
                  {label}
                </Words>
              </View>
            ))}
          </Row>
        </View>
      ) : null}
      {rows.map((row, at) => (
        <TableRow key={at} pen={pen} columns={columns} row={row} last={at === rows.length - 1} />
      ))}
      {note === undefined ? null : (
        <Words pen={pen} style={[styles.quiet, { marginTop: 4 * pen.scale }]}>
          {note}
        </Words>
      )}
    </View>
  );
}

interface TableRowProps {
  readonly pen: Pen;
  readonly columns: PaperTable['columns'];
  readonly row: PaperRow;
  readonly last: boolean;
}

function TableRow({ pen, columns, row: { cells, total }, last }: TableRowProps) {
  return (
    <View wrap={false} style={last ? {} : styles.rule}>
      <Row pen={pen} style={{ paddingVertical: 3 * pen.scale, gap: 8 }}>
        {columns.map(({ share, end }, at) => (
          <View key={at} style={{ flexGrow: share, flexShrink: 1, flexBasis: 0 }}>
            {(cells[at] ?? []).map((line, place) => (
              <Line
                key={place}
                pen={pen}
                of={line}
                end={end === true}
                style={total === true ? styles.total : at === 0 && line[0]?.plain === true ? styles.strong : {}}
                words={styles.quiet}
              />
            ))}
          </View>
        ))}
      </Row>
    </View>
  );
}

function Facts({ pen, block: { heading, party, facts, framed } }: BlockProps<PaperFacts>) {
  const frame = { borderWidth: 0.8, borderColor: hair, borderRadius: 5, padding: 7 };
  return (
    <View wrap={false} style={[{ marginTop: 8 * pen.scale, gap: 4 * pen.scale }, framed === true ? frame : {}]}>
      {heading === undefined ? null : (
        <Words pen={pen} style={styles.label}>
          {heading}
        </Words>
      )}
      {party === undefined ? null : <Party pen={pen} party={party} />}
      {facts.length === 0 ? null : (
        <Row pen={pen} style={{ alignItems: 'flex-start', gap: 18, rowGap: 6 * pen.scale, flexWrap: 'wrap' }}>
          {facts.map((fact) => (
            <Fact key={fact.label} pen={pen} fact={fact} />
          ))}
        </Row>
      )}
    </View>
  );
}

function List({ pen, block: { heading, items, marked } }: BlockProps<PaperList>) {
  const half = Math.ceil(items.length / 2);
  const columns = marked === true ? [items.slice(0, half), items.slice(half)] : [items];
  return (
    <View wrap={false}>
      <Heading pen={pen}>{heading}</Heading>
      <Row pen={pen} style={{ alignItems: 'flex-start', gap: 24 }}>
        {columns.map((column, side) => (
          <View key={side} style={{ flexGrow: 1, flexBasis: 0, gap: 2 }}>
            {column.map((item, at) => (
              <Row key={at} pen={pen} style={{ alignItems: 'flex-start', gap: 5 }}>
                {marked === true ? (
                  <Plain pen={pen} style={styles.quiet}>
                    •
                  </Plain>
                ) : null}
                <View style={{ flexShrink: 1, flexGrow: 1, flexBasis: 0 }}>
                  <Line pen={pen} of={item} style={marked === true ? styles.quiet : {}} />
                </View>
              </Row>
            ))}
          </View>
        ))}
      </Row>
    </View>
  );
}

function Notes({ pen, block: { lines, signatory } }: BlockProps<PaperNotes>) {
  return (
    <View wrap={false} style={{ marginTop: 10 * pen.scale }}>
      <Row pen={pen} style={{ alignItems: 'flex-end', gap: 20 }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 }}>
          {lines.map((line, at) => (
            <Line key={at} pen={pen} of={line} style={styles.quiet} />
          ))}
        </View>
        {signatory === undefined ? null : (
          <View style={{ width: 160, borderTopWidth: 0.8, borderTopColor: ink, paddingTop: 4, marginTop: 22 }}>
            <Plain pen={pen} style={styles.strong}>
              {signatory.name}
            </Plain>
            <Words pen={pen} style={styles.quiet}>
              {signatory.as}
            </Words>
          </View>
        )}
      </Row>
    </View>
  );
}
