/** How each supplier answered: of the last hour in figures, of the last day as a line. */
import { type HourOfCalls, type SupplierHealth, type SupplierState } from '#domain/operations/supplier-health.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { ProductTile } from './in-doubt.tsx';
import { Lines } from './lines.tsx';
import styles from './overview.module.css';

const badges: Readonly<Record<SupplierState, BadgeKind>> = {
  healthy: 'success',
  slow: 'warning',
  stopped: 'danger',
  idle: 'neutral',
};

export function Suppliers({ suppliers }: { readonly suppliers: readonly SupplierHealth[] }) {
  const words = useWords();
  return (
    <Card flush title={words('operations-suppliers')} fact={words('operations-suppliers-help')}>
      {suppliers.length === 0 ? (
        <p className={styles.none}>{words('operations-suppliers-none')}</p>
      ) : (
        <Table suppliers={suppliers} />
      )}
    </Card>
  );
}

function Table({ suppliers }: { readonly suppliers: readonly SupplierHealth[] }) {
  const words = useWords();
  const products = useProducts();
  const name = ({ product, supplier }: SupplierHealth) => {
    const of = products.all.find((each) => each.product === product);
    return (
      <span className={styles.named}>
        <ProductTile of={of?.icon} />
        <Lines first={of === undefined ? product : words(of.words)} second={<Code>{supplier}</Code>} />
      </span>
    );
  };
  const seconds = (ms: number | undefined) =>
    ms === undefined ? '–' : words('operations-seconds', { seconds: ms / 1000 });
  const share = ({ calls, answered }: SupplierHealth) =>
    calls === 0 ? '–' : words('operations-share', { share: (100 * answered) / calls });
  const calls = ({ calls: count }: SupplierHealth) => words('operations-number', { number: count });
  const state = ({ state: is }: SupplierHealth) => (
    <Badge kind={badges[is]}>{words(`operations-supplier-${is}`)}</Badge>
  );
  const columns: readonly Column<SupplierHealth>[] = [
    { key: 'supplier', header: words('operations-supplier'), cell: name, names: true },
    { key: 'typical', header: words('operations-typical'), numeric: true, cell: (each) => seconds(each.typicalMs) },
    { key: 'slow', header: words('operations-slowest'), numeric: true, cell: (each) => seconds(each.slowMs) },
    { key: 'answered', header: words('operations-answered-share'), numeric: true, cell: share },
    { key: 'calls', header: words('operations-calls'), numeric: true, cell: calls },
    { key: 'day', header: words('operations-day'), cell: ({ hours, state: is }) => <DayLine hours={hours} of={is} /> },
    { key: 'state', header: words('operations-state'), cell: state },
  ];
  return (
    <DataTable
      label={words('operations-suppliers')}
      columns={columns}
      rows={suppliers}
      rowKey={({ product, supplier }) => `${product} ${supplier}`}
      density={52}
      narrow={(each) => ({
        first: name(each),
        firstEnd: state(each),
        second: words('operations-supplier-short', {
          seconds: seconds(each.typicalMs),
          share: share(each),
          calls: calls(each),
        }),
        secondEnd: <DayLine hours={each.hours} of={each.state} />,
      })}
    />
  );
}

const width = 112;
const height = 24;

/** The typical time of each hour; an hour without an answer has no point. */
function DayLine({ hours, of }: { readonly hours: readonly HourOfCalls[]; readonly of: SupplierState }) {
  const words = useWords();
  const times = hours.map(({ typicalMs }) => typicalMs);
  const known = times.filter((each) => each !== undefined);
  const most = Math.max(1, ...known);
  const step = width / Math.max(1, hours.length - 1);
  const points = times.flatMap((time, at) =>
    time === undefined ? [] : [{ x: at * step, y: height - 2 - ((height - 4) * time) / most }],
  );
  const last = points.at(-1);
  return (
    <svg
      className={classNames(styles.line, styles[of])}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words('operations-day-line', {
        seconds: (known.length === 0 ? 0 : most) / 1000,
        calls: hours.reduce((total, { calls }) => total + calls, 0),
      })}
    >
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last === undefined ? null : <circle cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="2" />}
    </svg>
  );
}
