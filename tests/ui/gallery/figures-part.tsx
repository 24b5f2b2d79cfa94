/** Figures: the explain tree, tables, the countdown, carrier tiles, a long list. */
import { useState } from 'react';
import { money } from '#domain/money/money.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { CarrierImages, CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { Countdown } from '#ui/design/data/countdown.tsx';
import { DataTable } from '#ui/design/data/data-table.tsx';
import type { Sorting } from '#ui/design/data/data-table.tsx';
import { ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { VirtualList } from '#ui/design/data/virtual-list.tsx';

interface Row {
  readonly id: string;
  readonly pnr: string;
  readonly state: 'success' | 'warning';
  readonly amount: number;
}

const rows: readonly Row[] = [
  { id: 'BK482967', pnr: 'R4TQ7N', state: 'success', amount: 3962300 },
  { id: 'BK482951', pnr: 'Q7XK2M', state: 'warning', amount: 1154000 },
  { id: 'BK482913', pnr: 'D9LM3X', state: 'success', amount: 2266200 },
];

const many = Array.from({ length: 400 }, (_, index) => ({ id: `row-${index}`, code: `6E ${2000 + index}` }));
const turnedRound = many.toReversed();

export const FiguresPart = () => {
  const [selected, setSelected] = useState<string | null>('BK482913');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [turned, setTurned] = useState(false);
  return (
    <>
      <Card title="Bookings" flush footer="3 bookings">
        <DataTable
          label="Bookings"
          rows={
            sorting === null
              ? rows
              : [...rows].sort((one, other) => (one.amount - other.amount) * (sorting.descending ? -1 : 1))
          }
          rowKey={(row) => row.id}
          selected={selected}
          onRowPress={(row) => setSelected(row.id)}
          sorting={sorting}
          onSort={setSorting}
          stickyTop="0px"
          columns={[
            { key: 'id', header: 'Booking', names: true, cell: (row) => <Code strong>{row.id}</Code> },
            { key: 'pnr', header: 'PNR', cell: (row) => <Code strong>{row.pnr}</Code> },
            {
              key: 'state',
              header: 'Status',
              cell: (row) => <Badge kind={row.state}>{row.state === 'success' ? 'Ticketed' : 'On hold, 42m'}</Badge>,
            },
            {
              key: 'amount',
              header: 'Customer',
              numeric: true,
              sortable: true,
              cell: (row) => <Amount of={money(row.amount, 'INR')} />,
            },
          ]}
          opening={{ id: 'Opening', amount: <Amount of={money(17634200, 'INR')} /> }}
          totals={{ id: 'Total', amount: <Amount of={money(7382500, 'INR')} signed /> }}
          group={(row) => ({ key: row.state, cells: { id: row.state === 'success' ? 'Issued' : 'Held' } })}
          narrow={(row) => ({
            first: <Code>{row.id}</Code>,
            firstEnd: <Amount of={money(row.amount, 'INR')} />,
            second: <Code>{row.pnr}</Code>,
          })}
        />
      </Card>
      <Card title="Fare" aside={<Countdown label="Session ends in" text="12:48" share={0.85} />}>
        <ExplainTree
          label="Airline fare"
          lines={[
            {
              key: 'fare',
              label: 'Airline fare',
              amount: '₹ 35,673',
              parts: [
                {
                  key: 'base',
                  label: 'Base fare',
                  amount: '₹ 29,220',
                  parts: [
                    { key: 'a', label: '6E 2134 Saver', note: '3 × ₹ 4,780, filed fare SR1IP', amount: '₹ 14,340' },
                  ],
                },
                {
                  key: 'tax',
                  label: 'Taxes and surcharges',
                  amount: '₹ 6,453',
                  parts: [{ key: 'yq', label: 'YQ, airline fuel', note: '3 × ₹ 400 and 3 × ₹ 350', amount: '₹ 2,250' }],
                },
              ],
            },
            { key: 'markup', label: 'Your markup', note: 'Rule “Domestic, all airlines”, 3 × ₹ 200', amount: '₹ 600' },
          ]}
        />
        <div className="line">
          <CarrierTile code="6E 2134" />
          <CarrierImages value="/no-such-place">
            <CarrierTile code="AI" size={32} />
          </CarrierImages>
          <CarrierTile code="QP" size={24} />
          <Amount of={money(11800, 'INR')} tone="gain" signed />
          <Amount of={money(-80550, 'INR')} tone="loss" />
          <Countdown label="Ends in" text="00:48" share={0.05} urgent />
        </div>
      </Card>
      <Card title="Long list">
        <VirtualList label="Flights" items={turned ? turnedRound : many} estimatedHeight={40} gap={4}>
          {(row) => (
            <Button variant="quiet" size={32} onClick={() => setTurned((before) => !before)}>
              {row.code}
            </Button>
          )}
        </VirtualList>
      </Card>
    </>
  );
};
