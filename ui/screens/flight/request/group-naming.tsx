/** Naming the travellers of a group that was asked for, from a file; and those who are named by now. */
import { useEffect } from 'react';
import Download from 'lucide-react/icons/download';
import { isFlightRequest } from '#domain/flight/request/request.ts';
import { isAmiss, namedIn } from '#application/portal/flight/request/name-file.ts';
import type { ActsProps, RequestProps } from '#ui/booking/request/request-view.ts';
import { requestParts } from '#ui/composition/request-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { NamesFromFile, Records } from './request-names.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function GroupNaming({ state: { acting }, request }: ActsProps) {
  const words = useWords();
  const naming = usePart(requestParts.names);
  const { number, names } = useStateOf(naming.state$);
  useEffect(() => naming.open(request.number), [naming, request.number]);
  const group = isFlightRequest(request) ? request.group : undefined;
  if (group === undefined || number !== request.number) return null;
  const count = namedIn(names).length;
  return (
    <div className={styles.rows}>
      <h3>{words('requests-name-now')}</h3>
      <NamesFromFile
        id="request-names"
        names={names}
        disabled={acting !== undefined}
        onFile={(name, text) => void naming.take(group, name, text)}
        onDrop={() => naming.drop()}
        onSample={() => void naming.saveSample()}
      />
      {names === undefined || isAmiss(names) ? null : (
        <div className={styles.acts}>
          <Button act="booking.nameGroup" variant="primary" busy={acting === 'name'} onClick={() => void naming.send()}>
            {words('requests-name-send', { count })}
          </Button>
        </div>
      )}
    </div>
  );
}

export function GroupNamed({ request }: RequestProps) {
  const words = useWords();
  const naming = usePart(requestParts.names);
  const group = isFlightRequest(request) ? request.group : undefined;
  if (group === undefined) return null;
  const { adults, children, infants } = group.party;
  const { travellers } = request;
  return (
    <>
      <h3>{words('requests-names')}</h3>
      <p>{words('requests-named', { count: travellers.length, total: adults + children + infants })}</p>
      {travellers.length === 0 ? null : (
        <>
          <Records travellers={travellers} />
          <div className={styles.acts}>
            <Button icon={Download} onClick={() => void naming.saveNamed(request)}>
              {words('requests-names-download')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
