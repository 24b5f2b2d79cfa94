/** A paper on the screen and in print: what it says comes laid out, in the language of the paper, and is only drawn here. */
import type { ReactNode } from 'react';
import {
  type PaperBlock,
  type PaperCode,
  type PaperFact,
  type PaperFacts,
  type PaperList,
  type PaperNotes,
  type PaperParty,
  type PaperSheet as Paper,
  type PaperTable,
  sideBySide,
} from '#domain/booking/papers/paper-sheet.ts';
import type { ProductView } from '#ui/booking/product-view.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { usePrintedMargins } from '#ui/design/data/printed-margins.ts';
import { Logo } from '#ui/shell/frame/logo.tsx';
import { PieceLine } from './paper-line.tsx';
import { Way } from './paper-way.tsx';
import styles from './paper-sheet.module.css';

export interface PaperSheetProps {
  readonly paper: Paper;
  /** How the product draws of whom it is bought; left out until that is there. */
  readonly mark: ProductView['Mark'] | undefined;
}

export function PaperSheet({ paper, mark }: PaperSheetProps) {
  const { language, title, subtitle, stamp, brand, logo, issuer, facts, code, blocks, foot } = paper;
  usePrintedMargins(`${foot.words} ${foot.reach}`);
  return (
    <article className={styles.sheet} aria-label={title} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <header className={styles.letterhead}>
        <Logo name={brand} source={logo} />
        <Party party={issuer} className={styles.issuer} />
      </header>
      <section className={styles.facts}>
        <div>
          <p className={styles.title}>{title}</p>
          {subtitle === undefined ? null : <p className={styles.label}>{subtitle}</p>}
          {stamp === undefined ? null : <strong className={styles.stamp}>{stamp}</strong>}
        </div>
        <div className={styles.factsIn}>
          <Facts facts={facts} />
        </div>
        {code === undefined ? null : <Barcode code={code} />}
      </section>
      {sideBySide(blocks).map((row, at) => (
        <div key={at} className={classNames(row.length > 1 && styles.beside)}>
          {row.map((block, side) => (
            <Block key={side} block={block} mark={mark} />
          ))}
        </div>
      ))}
      <footer className={styles.foot}>
        {foot.words} <bdi>{foot.reach}</bdi>
      </footer>
    </article>
  );
}

function Block({ block, mark }: Pick<PaperSheetProps, 'mark'> & { readonly block: PaperBlock }): ReactNode {
  switch (block.kind) {
    case 'way':
      return <Way way={block} mark={mark} />;
    case 'table':
      return <Table table={block} />;
    case 'facts':
      return <FactsBlock block={block} />;
    case 'list':
      return <List list={block} />;
    case 'notes':
      return <Notes notes={block} />;
  }
}

function Facts({ facts }: { readonly facts: readonly PaperFact[] }) {
  return facts.map(({ label, value }) => (
    <div key={label} className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <strong>
        <PieceLine line={value} />
      </strong>
    </div>
  ));
}

function Party({ party: { name, lines }, className }: { readonly party: PaperParty; readonly className?: string }) {
  return (
    <address className={classNames(styles.party, className)}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}

/** It says nothing that does not stand beside it in letters. */
function Barcode({ code: { form, width, height, path } }: { readonly code: PaperCode }) {
  return (
    <svg className={styles[form]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Table({ table: { heading, columns, rows, note } }: { readonly table: PaperTable }) {
  const headed = columns.some(({ label }) => label !== '');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          {headed ? (
            <thead>
              <tr>
                {columns.map(({ label, end }, at) => (
                  <th key={at} scope="col" className={classNames(end === true && styles.far)}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map(({ cells, total }, row) => (
              <tr key={row} className={classNames(total === true && styles.total)}>
                {columns.map(({ end }, at) => (
                  <td
                    key={at}
                    className={classNames(
                      end === true && styles.far,
                      at === 0 && cells[0]?.[0]?.[0]?.plain === true && styles.strong,
                    )}
                  >
                    {(cells[at] ?? []).map((line, place) => (
                      <div key={place}>
                        <PieceLine line={line} />
                      </div>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note === undefined ? null : <p className={styles.label}>{note}</p>}
    </section>
  );
}

function FactsBlock({ block: { heading, party, facts, framed } }: { readonly block: PaperFacts }) {
  return (
    <section className={classNames(styles.block, framed === true && styles.framed)}>
      {heading === undefined ? null : <h2 className={styles.label}>{heading}</h2>}
      {party === undefined ? null : <Party party={party} />}
      {facts.length === 0 ? null : (
        <div className={styles.factsIn}>
          <Facts facts={facts} />
        </div>
      )}
    </section>
  );
}

function List({ list: { heading, items, marked } }: { readonly list: PaperList }) {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={marked === true ? styles.marked : styles.plain}>
        {items.map((item, at) => (
          <li key={at}>
            <PieceLine line={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes: { lines, signatory } }: { readonly notes: PaperNotes }) {
  return (
    <section className={classNames(styles.block, styles.notes)}>
      <div>
        {lines.map((line, at) => (
          <p key={at}>
            <PieceLine line={line} />
          </p>
        ))}
      </div>
      {signatory === undefined ? null : (
        <p className={styles.signatory}>
          <strong>
            <bdi>{signatory.name}</bdi>
          </strong>
          <span>{signatory.as}</span>
        </p>
      )}
    </section>
  );
}
