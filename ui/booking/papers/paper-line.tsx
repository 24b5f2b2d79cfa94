/** A line of a paper: its pieces, each in the direction of its own letters. */
import type { PaperLine } from '#domain/booking/papers/paper-sheet.ts';
import styles from './paper-line.module.css';

export function PieceLine({ line }: { readonly line: PaperLine }) {
  return line.map(({ text, plain }, at) => (
    <span key={at} className={styles.piece}>
      <bdi dir={plain === true ? 'ltr' : undefined}>{text}</bdi>
    </span>
  ));
}
