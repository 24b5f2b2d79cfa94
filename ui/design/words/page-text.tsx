/** A text that the house wrote, drawn: its paragraphs, headings, lists and links, in its own language and direction. */
import type { Language } from '#domain/people/language.ts';
import { pageBlocks, type PageNames, type PagePiece } from '#domain/session/page-text.ts';
import styles from './page-text.module.css';

interface PageTextProps {
  readonly text: string;
  readonly language: Language;
  readonly names: PageNames;
  /** Of its headings. */
  readonly level?: 2 | 3;
}

export function PageText({ text, language, names, level = 2 }: PageTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.text} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {pageBlocks(text, names).map((block, at) =>
        block.kind === 'list' ? (
          <ul key={at} className={styles.list}>
            {block.items.map((item, place) => (
              <li key={place}>
                <Pieces of={item} />
              </li>
            ))}
          </ul>
        ) : block.kind === 'heading' ? (
          <Heading key={at}>
            <Pieces of={block.pieces} />
          </Heading>
        ) : (
          <p key={at} className={styles.paragraph}>
            <Pieces of={block.pieces} />
          </p>
        ),
      )}
    </div>
  );
}

function Pieces({ of }: { readonly of: readonly PagePiece[] }) {
  return of.map((piece, at) =>
    piece.kind === 'link' ? (
      <a key={at} href={piece.address} rel="noreferrer">
        <bdi dir="ltr">{piece.text}</bdi>
      </a>
    ) : (
      <span key={at}>{piece.text}</span>
    ),
  );
}
