/** A range of sales in a handful of figures. */
import type { ReactNode } from 'react';
import { averageSale, earnedPercent, type SaleFigures } from '#domain/account/sales/sale-summary.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './sales.module.css';

export function SalesTiles({ total }: { readonly total: SaleFigures }) {
  const words = useWords();
  const average = averageSale(total);
  const percent = earnedPercent(total);
  return (
    <Card flush>
      <dl className={styles.tiles}>
        <Tile label={words('sales-sales')} note={words('sales-sales-note')}>
          <Amount of={total.sales} decimals="whole" />
        </Tile>
        <Tile label={words('sales-bookings')} note={words('sales-travellers-note', { count: total.travellers })}>
          {words('sales-number', { number: total.bookings })}
        </Tile>
        {average && (
          <Tile label={words('sales-average')} note={words('sales-average-note')}>
            <Amount of={average} decimals="whole" />
          </Tile>
        )}
        <Tile label={words('sales-cancelled')} note={words('sales-bookings-note', { count: total.cancelled })}>
          <Amount of={total.cancelledSales} decimals="whole" />
        </Tile>
        {total.net && (
          <Tile label={words('sales-net')} note={words('sales-net-note')}>
            <Amount of={total.net} decimals="whole" />
          </Tile>
        )}
        {total.earned && (
          <Tile label={words('sales-earned')} note={percent === undefined ? '' : words('sales-of-sales', { percent })}>
            <Amount of={total.earned} decimals="whole" tone="gain" />
          </Tile>
        )}
      </dl>
    </Card>
  );
}

interface TileProps {
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Tile({ label, note, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileLabel}>{label}</dt>
      <dd className={styles.tileFigure}>{children}</dd>
      <dd className={styles.tileLabel}>{note}</dd>
    </div>
  );
}
