/** What a claim on the railway is filled in with: why and until when, for whom, with which paper. */
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import Timer from 'lucide-react/icons/timer';
import { claimable, type RaiseTdr, type RaiseTdrState, type TdrOpened } from '#application/portal/train/raise-tdr.ts';
import { isLocked } from '#application/portal/sending.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { requestMostText } from '#domain/booking/request/rules.ts';
import { statusText } from '#domain/train/berths/status.ts';
import { type TdrChoice, tdrPaper, tdrPaperMost, tdrReasons } from '#domain/train/cancel/tdr.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { useTrainText } from './train-text.ts';
import styles from './raise-tdr.module.css';

/** Reasons in view before all are asked for. */
const few = 6;

export interface Claiming {
  readonly state: RaiseTdrState;
  readonly tdr: RaiseTdr;
  readonly opened: TdrOpened;
}

export type Choosing = Claiming & { readonly choices: readonly TdrChoice[] };

function useErrorAt({ violations }: RaiseTdrState): (path: string) => string | undefined {
  const words = useWords();
  return (path) => {
    const found = violations.find((each) => each.path === path || each.path.startsWith(`${path}[`));
    return found === undefined ? undefined : violationText(words, found);
  };
}

/** Those that can be chosen first; the rest when asked for. */
export function Why({ state, tdr, choices, opened }: Choosing) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const errorAt = useErrorAt(state);
  const { typed, now } = state;
  const rank = ({ closed }: TdrChoice) => (closed === undefined ? 0 : 1);
  const sorted = choices.toSorted((one, other) => rank(one) - rank(other));
  const open = sorted.filter(({ closed }) => closed === undefined).length;
  const first = Math.max(few, Math.min(open, few + 2));
  const shown = all ? sorted : sorted.slice(0, first);
  return (
    <Card
      title={words('tdr-why')}
      fact={words('tdr-why-note')}
      footer={
        sorted.length > shown.length ? (
          <Button variant="quiet" icon={ChevronDown} onClick={() => setAll(true)}>
            {words('tdr-more', { count: sorted.length - shown.length })}
          </Button>
        ) : undefined
      }
    >
      <RadioGroup
        id={fieldId('reason')}
        label={words('tdr-why')}
        labelHidden
        look="cards"
        value={typed.reason ?? null}
        error={errorAt('reason')}
        choices={shown.map((choice) => ({
          key: choice.reason,
          label: words(`bookings-train-tdr-${choice.reason}`),
          note: <Note choice={choice} opened={opened} />,
          disabled: choice.closed !== undefined || isLocked(state),
          aside: <FromUntil choice={choice} now={now} />,
        }))}
        onChange={(key) => tdr.change({ reason: tdrReasons.find((each) => each === key) })}
      />
    </Card>
  );
}

/** What it needs, or why it does not fit. */
function Note({ choice: { reason, closed }, opened }: { readonly choice: TdrChoice; readonly opened: TdrOpened }) {
  const words = useWords();
  const text = useTrainText();
  const { booking, tdrs } = opened;
  const { running } = tdrs;
  if (closed === 'ran') {
    const late = running?.late ?? 0;
    return reason === 'late-three-hours'
      ? words('tdr-note-late', { late: text.duration(late) })
      : words('tdr-course', { course: running?.course ?? 'usual' });
  }
  if (reason === 'late-three-hours' && running !== undefined && closed === undefined) {
    return words('tdr-note-late', { late: text.duration(running.late) });
  }
  if (reason === 'rac-not-travelled') {
    const rac = booking.travellers.filter((_, at) => booking.standings[at]?.current.kind === 'rac');
    return rac.length === 0 ? words('tdr-note-no-rac') : words('tdr-note-only', { names: rac.map(nameOf).join(', ') });
  }
  if (reason === 'party-part-waiting' && closed === 'status') return words('tdr-note-none-waits');
  const paper = tdrPaper(reason);
  return paper === undefined ? null : words(`tdr-note-${paper}`);
}

function FromUntil({ choice: { from, until, closed }, now }: { readonly choice: TdrChoice; readonly now: Instant }) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const left = Math.floor(millisecondsBetween(now, until) / 60_000);
  const isSoon = left < 24 * 60;
  return (
    <span className={styles.until}>
      <span>
        {words('tdr-window', {
          from: momentText(words, dates, from, railwayZone),
          until: momentText(words, dates, until, railwayZone),
        })}
      </span>
      {closed !== undefined ? (
        <Badge kind="neutral" icon={Lock}>
          {words(`tdr-closed-${closed}`)}
        </Badge>
      ) : isSoon ? (
        <Badge kind="warning" icon={Timer}>
          {words('tdr-left', { left: text.duration(Math.max(0, left)) })}
        </Badge>
      ) : (
        <Badge kind="success">{words('tdr-open')}</Badge>
      )}
    </span>
  );
}

export function Who({ state, tdr, opened }: Claiming) {
  const words = useWords();
  const errorAt = useErrorAt(state);
  const { booking, tdrs } = opened;
  const { travellers: chosen } = state.typed;
  const all = claimable(opened);
  const put = (at: number, on: boolean) =>
    tdr.change({
      travellers: [...chosen.filter((each) => each !== at), ...(on ? [at] : [])].toSorted((one, other) => one - other),
    });
  return (
    <Card
      title={words('tdr-who')}
      aside={
        all.length > 1 ? (
          <Button variant="quiet" disabled={isLocked(state)} onClick={() => tdr.change({ travellers: all })}>
            {words('tdr-all', { count: all.length })}
          </Button>
        ) : undefined
      }
    >
      {booking.travellers.map((traveller, at) => {
        if (!all.includes(at)) return null;
        const standing = booking.standings[at];
        const place = chosen.indexOf(at);
        return (
          <Checkbox
            key={at}
            id={fieldId(`travellers[${at}]`)}
            checked={place >= 0}
            disabled={isLocked(state)}
            error={place < 0 ? undefined : errorAt(`travellers[${place}]`)}
            aside={
              <span className={styles.fare}>
                <Code>{standing === undefined ? '' : statusText(standing.current)}</Code>
                {tdrs.paid?.[at] === undefined ? null : <Amount of={tdrs.paid[at]} />}
              </span>
            }
            onChange={(on) => put(at, on)}
          >
            <bdi>{nameOf(traveller)}</bdi>
          </Checkbox>
        );
      })}
      {chosen.length === 0 ? <p role="alert">{words('bookings-train-choose-traveller')}</p> : null}
    </Card>
  );
}

/** The paper that the reason needs, a word to the railway, and that it is true. */
export function Paper({ state, tdr }: Claiming) {
  const words = useWords();
  const errorAt = useErrorAt(state);
  const { typed } = state;
  const paper = typed.reason && tdrPaper(typed.reason);
  return (
    <Card>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField
          id={fieldId('paper')}
          label={words(paper === 'pnr' ? 'tdr-other-pnr' : 'tdr-certificate')}
          value={paper === undefined ? '' : typed.paper}
          placeholder={paper === undefined ? words('tdr-not-needed') : undefined}
          error={errorAt('paper')}
          maxLength={tdrPaperMost}
          autoComplete="off"
          leftToRight={paper !== undefined}
          optional={paper === undefined}
          disabled={paper === undefined || isLocked(state)}
          onChange={(text) => tdr.change({ paper: text })}
        />
        <TextField
          id={fieldId('remarks')}
          label={words('tdr-remarks')}
          optional
          value={typed.remarks}
          error={errorAt('remarks')}
          maxLength={requestMostText}
          autoComplete="off"
          disabled={isLocked(state)}
          onChange={(text) => tdr.change({ remarks: text })}
        />
      </FormRow>
      <Checkbox
        id={fieldId('declared')}
        checked={typed.declared}
        disabled={isLocked(state)}
        error={errorAt('declared')}
        onChange={(declared) => tdr.change({ declared })}
      >
        {words('tdr-declared')}
      </Checkbox>
    </Card>
  );
}
