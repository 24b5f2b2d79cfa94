/**
 * A table: heads that stay in view, numbers at the end edge, a tinted row for what is open, totals at the foot. On a narrow
 * window, and on one that is zoomed until columns would stick out, each row is two lines of the caller's.
 */
import { Fragment } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import { windowFits } from '../theme/window-fits.ts';
import { useWords } from '../words/words.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and money: at the end of the cell. */
  readonly numeric?: boolean | undefined;
  /** A CSS length. */
  readonly width?: string | undefined;
  readonly sortable?: boolean | undefined;
  /** The head is read out only; for a column of acts. */
  readonly headerHidden?: boolean | undefined;
  /** Names the row, as a row header. */
  readonly names?: boolean | undefined;
}

export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}

/** Cells by column key, for lines that are no rows: opening, totals, a day's heading. */
export type LineCells = Readonly<Record<string, ReactNode>>;

export interface DataTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly density?: 36 | 40 | 44 | 52 | undefined;
  readonly selected?: string | null | undefined;
  /** A press anywhere in the row; give the row a link or button of its own for the keyboard. */
  readonly onRowPress?: ((row: Row) => void) | undefined;
  readonly sorting?: Sorting | null | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
  /** A line above the first row of each group; the key tells groups apart. */
  readonly group?: ((row: Row) => { readonly key: string; readonly cells: LineCells }) | undefined;
  readonly opening?: LineCells | undefined;
  /** Of two lines a row, the first and the last cell. */
  readonly totals?: LineCells | undefined;
  /** The two lines of a row where columns have no room, and what can be done to it, in a line of its own. */
  readonly narrow?:
    | ((row: Row) => {
        readonly first: ReactNode;
        readonly firstEnd?: ReactNode;
        readonly second?: ReactNode;
        readonly secondEnd?: ReactNode;
        readonly acts?: ReactNode;
      })
    | undefined;
  /** Shown in place of rows. */
  readonly empty?: ReactNode;
  /** CSS length from the window's top at which the heads stay; none when absent. */
  readonly stickyTop?: string | undefined;
}

/** Not in print: a page has room for columns. */
const useStacked = windowFits('screen and (width < 900px)', false);

const pressedControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null;

export const DataTable = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  density = 44,
  selected = null,
  onRowPress,
  sorting = null,
  onSort,
  group,
  opening,
  totals,
  narrow,
  empty,
  stickyTop,
}: DataTableProps<Row>) => {
  const words = useWords();
  const stacked = useStacked();

  if (rows.length === 0 && empty !== undefined) return empty;

  if (stacked && narrow !== undefined) {
    return (
      <ul className={styles.list} aria-label={label}>
        {rows.map((row, index) => {
          const key = rowKey(row);
          const lines = narrow(row);
          const heading = group?.(row);
          const before = rows[index - 1];
          const opens = heading !== undefined && (before === undefined || group?.(before).key !== heading.key);
          return (
            <Fragment key={key}>
              {opens ? (
                <li className={styles.listGroup}>
                  {Object.values(heading.cells).map((cell, at) => (
                    <span key={at}>{cell}</span>
                  ))}
                </li>
              ) : null}
              <li
                className={classNames(styles.item, key === selected && styles.selected)}
                onClick={(event) => {
                  if (onRowPress && !pressedControl(event)) onRowPress(row);
                }}
              >
                <div className={styles.pair}>
                  <span className={styles.main}>{lines.first}</span>
                  <span className={styles.end}>{lines.firstEnd}</span>
                </div>
                {lines.second === undefined && lines.secondEnd === undefined ? null : (
                  <div className={classNames(styles.pair, styles.second)}>
                    <span>{lines.second}</span>
                    <span className={styles.end}>{lines.secondEnd}</span>
                  </div>
                )}
                {lines.acts === undefined ? null : <div className={styles.acts}>{lines.acts}</div>}
              </li>
            </Fragment>
          );
        })}
        {totals === undefined ? null : (
          <li className={styles.listGroup}>
            <span>{Object.values(totals)[0]}</span>
            <span>{Object.values(totals).at(-1)}</span>
          </li>
        )}
      </ul>
    );
  }

  const line = (key: string, cells: LineCells, className: string | undefined) => (
    <tr key={key} className={className}>
      {columns.map((column) => (
        <td key={column.key} className={classNames(styles.cell, column.numeric === true && styles.numeric)}>
          {cells[column.key]}
        </td>
      ))}
    </tr>
  );

  const head = (column: Column<Row>) => {
    const sorted = sorting?.column === column.key ? sorting : null;
    const direction = sorted === null ? undefined : sorted.descending ? 'descending' : 'ascending';
    return (
      <th
        key={column.key}
        scope="col"
        className={classNames(
          styles.head,
          column.numeric === true && styles.numeric,
          stickyTop !== undefined && styles.sticky,
        )}
        style={{ inlineSize: column.width, insetBlockStart: stickyTop }}
        aria-sort={direction}
      >
        {column.sortable === true && onSort !== undefined ? (
          <button
            type="button"
            className={styles.sort}
            onClick={() => onSort({ column: column.key, descending: sorted !== null && !sorted.descending })}
          >
            {column.header}
            {sorted === null ? null : <Icon of={sorted.descending ? ArrowDown : ArrowUp} size={14} />}
            <span className="unseen">
              {sorted === null ? '' : words(sorted.descending ? 'design-sort-descending' : 'design-sort-ascending')}
            </span>
          </button>
        ) : (
          <span className={column.headerHidden === true ? 'unseen' : undefined}>{column.header}</span>
        )}
      </th>
    );
  };

  return (
    <table className={classNames(styles.table, styles[`density${density}`])} aria-label={label}>
      <thead>
        <tr>{columns.map(head)}</tr>
      </thead>
      <tbody>
        {opening === undefined ? null : line('opening', opening, styles.total)}
        {rows.map((row, index) => {
          const key = rowKey(row);
          const heading = group?.(row);
          const before = rows[index - 1];
          const opens = heading !== undefined && (before === undefined || group?.(before).key !== heading.key);
          return (
            <Fragment key={key}>
              {opens ? line(`group-${heading.key}`, heading.cells, styles.group) : null}
              <tr
                className={classNames(
                  styles.row,
                  key === selected && styles.selected,
                  onRowPress !== undefined && styles.pressable,
                )}
                aria-current={key === selected || undefined}
                onClick={(event) => {
                  if (onRowPress && !pressedControl(event)) onRowPress(row);
                }}
              >
                {columns.map((column) => {
                  const className = classNames(styles.cell, column.numeric === true && styles.numeric);
                  return column.names === true ? (
                    <th key={column.key} scope="row" className={className}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={className}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
      {totals === undefined ? null : <tfoot>{line('totals', totals, styles.total)}</tfoot>}
    </table>
  );
};

/** The second line of a cell. */
export function Second({ children }: { readonly children: ReactNode }) {
  return <small className={styles.under}>{children}</small>;
}
