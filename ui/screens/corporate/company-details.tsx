/** A company's name, GST numbers, cost centres, and the reasons for trips that do not keep its policy. */
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { CostCentre } from '#domain/corporate/company.ts';
import { mostTripReasons, type TripReason } from '#domain/corporate/trip-reason.ts';
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

export function CompanyDetails({ open }: { readonly open: OpenCompany }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { name, gstNumbers, costCentres, reasons } = open.draft;
  const usual = useUsualReasons();
  const error = (path: string) => violationAt(words, open.violations, path);
  const without = <A,>(list: readonly A[], at: number) => list.filter((_, each) => each !== at);
  const withOne = <A,>(list: readonly A[], at: number, one: A) =>
    list.map((each, place) => (place === at ? one : each));
  const centre = (at: number, was: CostCentre, to: Partial<CostCentre>) =>
    companies.change({ costCentres: withOne(costCentres, at, { ...was, ...to }) });
  const reason = (at: number, was: TripReason, to: Partial<TripReason>) =>
    companies.change({ reasons: withOne(reasons, at, { ...was, ...to }) });
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
          {costCentres.map((each, at) => (
            <div key={at} className={styles.centre}>
              <TextField
                label={words('corporate-centre-code', { place: at + 1 })}
                value={each.code}
                error={error(`costCentres[${at}].code`)}
                leftToRight
                autoComplete="off"
                onChange={(code) => centre(at, each, { code })}
              />
              <TextField
                label={words('corporate-centre-name', { place: at + 1 })}
                value={each.name}
                error={error(`costCentres[${at}].name`)}
                autoComplete="off"
                onChange={(to) => centre(at, each, { name: to })}
              />
              <IconButton
                label={words('corporate-remove-centre', { place: at + 1 })}
                icon={Trash2}
                onClick={() => companies.change({ costCentres: without(costCentres, at) })}
              />
            </div>
          ))}
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
          {reasons.map((each, at) => (
            <div key={at} className={styles.centre}>
              <TextField
                label={words('corporate-reason-code', { place: at + 1 })}
                value={each.code}
                error={error(`reasons[${at}].code`)}
                leftToRight
                autoComplete="off"
                onChange={(code) => reason(at, each, { code })}
              />
              <TextField
                label={words('corporate-reason-name', { place: at + 1 })}
                value={each.name}
                error={error(`reasons[${at}].name`)}
                autoComplete="off"
                onChange={(to) => reason(at, each, { name: to })}
              />
              <IconButton
                label={words('corporate-remove-reason', { place: at + 1 })}
                icon={Trash2}
                onClick={() => companies.change({ reasons: without(reasons, at) })}
              />
            </div>
          ))}
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
