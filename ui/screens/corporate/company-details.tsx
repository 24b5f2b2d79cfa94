/** A company's name, GST numbers, cost centres, and the reasons for trips that do not keep its policy. */
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { mostTripReasons } from '#domain/corporate/trip-reason.ts';
import type { OpenCompany } from '#application/portal/corporate/companies.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './corporate.module.css';
import { useUsualReasons } from './usual-reasons.ts';

function without<A>(list: readonly A[], at: number): readonly A[] {
  return list.filter((_, each) => each !== at);
}

function withOne<A>(list: readonly A[], at: number, one: A): readonly A[] {
  return list.map((each, place) => (place === at ? one : each));
}

export function CompanyDetails({ open }: { readonly open: OpenCompany }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { name, gstNumbers, costCentres, reasons } = open.draft;
  const usual = useUsualReasons();
  const error = (path: string) => violationAt(words, open.violations, path);
  return (
    <div className={styles.details}>
      <Card title={words('corporate-company')}>
        <div className={styles.fields}>
          <TextField
            label={words('corporate-name')}
            value={name}
            error={error('name')}
            autoComplete="off"
            onChange={(value) => companies.change({ name: value })}
          />
          {gstNumbers.map((number, at) => (
            <div key={at} className={styles.line}>
              <TextField
                label={words('corporate-gst-number', { place: at + 1 })}
                value={number}
                error={error(`gstNumbers[${at}]`)}
                leftToRight
                autoComplete="off"
                onChange={(value) => companies.change({ gstNumbers: withOne(gstNumbers, at, value) })}
              />
              <IconButton
                label={words('corporate-remove-gst', { place: at + 1 })}
                icon={Trash2}
                onClick={() => companies.change({ gstNumbers: without(gstNumbers, at) })}
              />
            </div>
          ))}
          <div>
            <Button icon={Plus} onClick={() => companies.change({ gstNumbers: [...gstNumbers, ''] })}>
              {words('corporate-add-gst')}
            </Button>
          </div>
        </div>
      </Card>
      <Card title={words('corporate-cost-centres')}>
        <div className={styles.fields}>
          {costCentres.length === 0 ? <p className={styles.quiet}>{words('corporate-cost-centres-none')}</p> : null}
          <CodedLines
            of="centre"
            list={costCentres}
            error={(at, field) => error(`costCentres[${at}].${field}`)}
            onChange={(list) => companies.change({ costCentres: list })}
          />
          <div>
            <Button
              icon={Plus}
              onClick={() => companies.change({ costCentres: [...costCentres, { code: '', name: '' }] })}
            >
              {words('corporate-add-centre')}
            </Button>
          </div>
        </div>
      </Card>
      <Card title={words('corporate-reasons')}>
        <div className={styles.fields}>
          <p className={styles.quiet}>
            {words(reasons.length === 0 ? 'corporate-reasons-none' : 'corporate-reasons-help')}
          </p>
          <CodedLines
            of="reason"
            list={reasons}
            error={(at, field) => error(`reasons[${at}].${field}`)}
            onChange={(list) => companies.change({ reasons: list })}
          />
          <div className={styles.choices}>
            <Button
              icon={Plus}
              disabled={reasons.length >= mostTripReasons}
              onClick={() => companies.change({ reasons: [...reasons, { code: '', name: '' }] })}
            >
              {words('corporate-add-reason')}
            </Button>
            {reasons.length > 0 ? null : (
              <Button icon={ListChecks} onClick={() => companies.change({ reasons: usual })}>
                {words('corporate-usual-reasons')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

interface Coded {
  readonly code: string;
  readonly name: string;
}

interface CodedProps {
  /** As its words call it. */
  readonly of: 'centre' | 'reason';
  readonly list: readonly Coded[];
  readonly error: (at: number, field: keyof Coded) => string | undefined;
  readonly onChange: (list: readonly Coded[]) => void;
}

/** What a company lists, each with a code and a name. */
function CodedLines({ of, list, error, onChange }: CodedProps) {
  const words = useWords();
  return list.map((each, at) => {
    const place = at + 1;
    const change = (to: Partial<Coded>) => onChange(withOne(list, at, { ...each, ...to }));
    return (
      <div key={at} className={styles.centre}>
        <TextField
          label={words(`corporate-${of}-code`, { place })}
          value={each.code}
          error={error(at, 'code')}
          leftToRight
          autoComplete="off"
          onChange={(code) => change({ code })}
        />
        <TextField
          label={words(`corporate-${of}-name`, { place })}
          value={each.name}
          error={error(at, 'name')}
          autoComplete="off"
          onChange={(name) => change({ name })}
        />
        <IconButton
          label={words(`corporate-remove-${of}`, { place })}
          icon={Trash2}
          onClick={() => onChange(without(list, at))}
        />
      </div>
    );
  });
}
