/** Approvals of a company's trips: what waits, sorted by its end; one open beside the list, alone on a narrow screen. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import CalendarOff from 'lucide-react/icons/calendar-off';
import UserCheck from 'lucide-react/icons/user-check';
import type { ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { boxes } from '#application/portal/corporate/approvals.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Tabs, TabPanel } from '#ui/design/choice/tabs.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import { ApprovalDetail } from './approval-detail.tsx';
import { ApprovalMark, EndsIn } from '#ui/corporate/approval-marks.tsx';
import { Delegating, Delegations } from './delegating.tsx';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import frame from '#ui/booking/request/list-and-detail.module.css';
import styles from './approvals.module.css';

export function Screen() {
  const words = useWords();
  const approvals = usePart(corporateParts.approvals);
  const { box, list, open } = useStateOf(approvals.state$);
  const [query] = useSearchParams();
  const wanted = query.get('approval');
  const first = boxes.find((each) => each === query.get('box'));
  useEffect(() => void (wanted === null ? approvals.load(first) : approvals.find(wanted)), [approvals, wanted, first]);
  const page = list.kind === 'ready' ? list.value : undefined;
  const opened = page?.approvals.find(({ approvalId }) => approvalId === open);
  // One that is open ends in its decision.
  useShellParts({ header: true, footer: true, mobileBar: opened === undefined });
  return (
    <div className={classNames(styles.page, opened !== undefined && styles.opened)}>
      <div className={styles.head}>
        <PageHead
          title={words('title-approvals')}
          fact={page === undefined ? undefined : words('approvals-count', { count: page.total })}
          acts={
            page === undefined || page.colleagues.length === 0 ? undefined : (
              <Button act="corporate.delegateApprovals" icon={CalendarOff} onClick={() => approvals.delegating({})}>
                {words('approvals-away')}
              </Button>
            )
          }
        />
      </div>
      {page === undefined ? null : <Delegations page={page} />}
      <Delegating page={page} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <Tabs
            id="approvals"
            block
            label={words('approvals-boxes')}
            value={box}
            tabs={boxes.map((key) => ({
              key,
              label: words(`approvals-box-${key}`),
              ...(key === box && page !== undefined && { count: page.total }),
            }))}
            onChange={(key) => void approvals.load(boxes.find((each) => each === key))}
          />
          <TabPanel id="approvals" tab={box}>
            <Loaded of={list} onAgain={() => void approvals.load()}>
              {(shown) =>
                shown.approvals.length === 0 ? (
                  <EmptyState title={words(`approvals-none-${box}`)} icon={UserCheck}>
                    {words(`approvals-none-${box}-help`)}
                  </EmptyState>
                ) : (
                  <ul className={frame.rowsList}>
                    {shown.approvals.map((each) => (
                      <li key={each.approvalId}>
                        <Row
                          of={each}
                          isOpen={each.approvalId === open}
                          onOpen={() => approvals.choose(each.approvalId)}
                        />
                      </li>
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </TabPanel>
        </div>
        {opened === undefined ? (
          <p className={styles.unchosen}>{page === undefined || page.total === 0 ? null : words('approvals-choose')}</p>
        ) : (
          <ApprovalDetail key={opened.approvalId} of={opened} onBack={() => approvals.choose(undefined)} />
        )}
      </div>
    </div>
  );
}

interface RowProps {
  readonly of: ApprovalShown;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Row({ of, isOpen, onOpen }: RowProps) {
  const dates = useDates();
  const { trip, total, state } = of;
  return (
    <button type="button" className={frame.row} aria-pressed={isOpen} onClick={onOpen}>
      <span className={styles.rowLine}>
        <strong>
          <bdi>{trip.leadTraveller}</bdi>
        </strong>
        {state === 'waiting' ? <EndsIn until={of.expiresAt} /> : <ApprovalMark of={of} />}
      </span>
      <span className={styles.rowLine}>
        <span className={styles.trip}>
          <bdi>{trip.title}</bdi> <span>{dates.short(trip.startsOn)}</span>
        </span>
        <Amount of={total} strong />
      </span>
    </button>
  );
}
