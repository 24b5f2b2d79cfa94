/** A booking in a row of a list, in the notation of its product; the plain text until that is there. */
import { Code } from '#ui/design/data/amount.tsx';
import type { MarkProps, ProductView } from '../product-view.ts';
import { useProductView } from '../use-product.ts';
import styles from './booking-title.module.css';

interface InRow {
  readonly transactionId: string;
}

export function BookingTitle({ of: { transactionId, title } }: { readonly of: InRow & { readonly title: string } }) {
  const view = useProductView(transactionId);
  return view === undefined || view === 'missing' ? <Code>{title}</Code> : <RowTitle view={view} title={title} />;
}

export function RowTitle({ view: { Row }, title }: { readonly view: ProductView; readonly title: string }) {
  return Row === undefined ? <bdi>{title}</bdi> : <Row title={title} />;
}

export interface BookingMarkProps {
  readonly of: InRow & Pick<MarkProps, 'mark'>;
}

export function BookingMark({ of: { transactionId, mark } }: BookingMarkProps) {
  const view = useProductView(transactionId);
  return view === undefined || view === 'missing' ? <span className={styles.mark} /> : <view.Mark mark={mark} />;
}
