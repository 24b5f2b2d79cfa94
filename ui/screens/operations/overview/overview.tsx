/** What an operator sees first: the work that waits, what is in doubt, how suppliers answer, the books, today. */
import { useEffect } from 'react';
import type { OperationsOverview } from '#application/desk/operations/overview.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { BooksCard } from './books-card.tsx';
import { InDoubt } from './in-doubt.tsx';
import { Suppliers } from './suppliers.tsx';
import { Today } from './today.tsx';
import { Waiting } from './waiting.tsx';
import styles from './overview.module.css';

export function Overview() {
  const overview = usePart(operationsParts.overview);
  const { seen } = useStateOf(overview.state$);
  useEffect(() => overview.follow(), [overview]);
  return (
    <Loaded of={seen} onAgain={() => void overview.look()}>
      {(value) => <Seen overview={value} />}
    </Loaded>
  );
}

function Seen({ overview }: { readonly overview: OperationsOverview }) {
  return (
    <div className={styles.page}>
      <Waiting waiting={overview.waiting} at={overview.at} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <InDoubt bookings={overview.doubtful} />
          <Suppliers suppliers={overview.suppliers} />
        </div>
        <div className={styles.side}>
          <Today overview={overview} />
          <BooksCard />
        </div>
      </div>
    </div>
  );
}
