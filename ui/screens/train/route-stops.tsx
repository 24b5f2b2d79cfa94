/** Where a train stops: those of the journey stand out. */
import type { TrainFound, TrainStopShown } from '#application/desk/train/train.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import { clockOfLocal, dayOffset } from '#domain/time/place-time.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { LaterDay } from '#ui/design/date/later-day.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './train-card.module.css';

interface RouteStopsProps {
  readonly train: TrainFound;
  readonly route: Loadable<readonly TrainStopShown[]> | undefined;
}

export function RouteStops({ train, route }: RouteStopsProps) {
  const words = useWords();
  const results = usePart(trainParts.results);
  if (route === undefined || route.kind === 'loading') return <SkeletonRows rows={4} />;
  if (route.kind === 'failed') {
    return (
      <ErrorPanel
        message={failureText(words, route.failure)}
        action={{ label: words('train-route-again'), onPress: () => void results.loadRoute(train) }}
      />
    );
  }
  const stops = route.value;
  const place = (code: string) => stops.findIndex(({ station }) => station === code);
  const [start, end] = [place(train.from.station), place(train.to.station)];
  const [first] = stops;
  const time = (at: TrainStopShown['arrives']) => (
    <>
      <Code>{clockOfLocal(at.local)}</Code>
      <LaterDay days={first === undefined ? 0 : dayOffset(first.departs.local, at.local)} />
    </>
  );
  return (
    <div className={styles.route}>
      <table>
        <caption className="unseen">{words('train-route-of', { name: train.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('train-stop')}</th>
            <th scope="col">{words('train-arrives')}</th>
            <th scope="col">{words('train-departs')}</th>
            <th scope="col">{words('train-km')}</th>
          </tr>
        </thead>
        <tbody>
          {stops.map(({ station, name, km, arrives, departs }, at) => (
            <tr key={station} className={classNames(at >= start && at <= end ? styles.own : styles.others)}>
              <th scope="row">
                <bdi>{name}</bdi> <Code>{station}</Code>
              </th>
              <td>{at === 0 ? '—' : time(arrives)}</td>
              <td>{at === stops.length - 1 ? '—' : time(departs)}</td>
              <td>
                <Code>{String(km)}</Code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
