/** Editing the profile: who it is, and the passports, visas, payment cards and memberships kept in it. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type CompleteProfile, type MasterKind, masterKinds, profileTitles } from '#domain/agency/profile-masters.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { MasterFields } from '#application/portal/agency/profile.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { RecordDialog } from './record-dialog.tsx';
import { deletingAct, savingAct } from './profile-acts.ts';
import styles from './profile.module.css';

export function Screen() {
  const words = useWords();
  const profile = usePart(agencyParts.profile);
  const state = useStateOf(profile.state$);
  useEffect(() => {
    void profile.load();
  }, [profile]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words('title-edit-profile')}</h1>
        <div className={styles.links}>
          <LinkButton to="/profile">{words('title-profile')}</LinkButton>
        </div>
      </div>
      {state.failure === undefined || state.open !== undefined ? null : (
        <Alert kind="error">{failureText(words, state.failure)}</Alert>
      )}
      {state.profile.kind === 'failed' ? (
        <ErrorPanel
          message={words('agency-load-failed')}
          action={{ label: words('agency-try-again'), onPress: () => void profile.load() }}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.whole}>
            <PersonCard />
          </div>
          {masterKinds.map((kind) => (
            <RecordsCard
              key={kind}
              kind={kind}
              profile={state.profile.kind === 'ready' ? state.profile.value : undefined}
            />
          ))}
        </div>
      )}
      <RecordDialog />
    </div>
  );
}

function PersonCard() {
  const words = useWords();
  const profile = usePart(agencyParts.profile);
  const { profile: loaded, person, personViolations, personSaved, busy } = useStateOf(profile.state$);
  const text = (field: 'firstName' | 'lastName' | 'mobile') => ({
    label: words(`agency-field-${field}`),
    value: person[field] ?? '',
    error: violationAt(words, personViolations, field),
    onChange: (value: string) => profile.changePerson({ [field]: value }),
  });
  return (
    <Card title={words('agency-person')}>
      {loaded.kind === 'ready' ? (
        <form
          className={styles.fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void profile.savePerson();
          }}
        >
          <FormRow columns={[1, 2, 2]}>
            <Select
              label={words('agency-field-title')}
              options={profileTitles.map((key) => ({ key, label: words(`agency-title-${key}`) }))}
              value={person.title ?? null}
              placeholder={words('design-select')}
              error={violationAt(words, personViolations, 'title')}
              onChange={(title) => profile.changePerson({ title })}
            />
            <TextField {...text('firstName')} autoComplete="given-name" />
            <TextField {...text('lastName')} autoComplete="family-name" />
          </FormRow>
          <FormRow columns={[1, 1]}>
            <TextField {...text('mobile')} type="tel" leftToRight autoComplete="tel-national" />
            <TextField
              label={words('agency-email')}
              value={loaded.value.email}
              onChange={() => undefined}
              readOnly
              leftToRight
              help={words('agency-email-fixed')}
            />
          </FormRow>
          <div className={styles.tools}>
            <Button
              act="agency.saveProfile"
              type="submit"
              variant="primary"
              busy={busy === 'person'}
              busyLabel={words('agency-saving')}
            >
              {words('agency-save')}
            </Button>
            <span role="status">{personSaved ? words('agency-saved') : ''}</span>
          </div>
        </form>
      ) : (
        <SkeletonRows rows={4} height="40px" />
      )}
    </Card>
  );
}

interface Line {
  readonly recordId: string;
  readonly name: string;
  readonly facts: ReactNode;
  readonly fields: MasterFields;
}

function RecordsCard({ kind, profile }: { readonly kind: MasterKind; readonly profile: CompleteProfile | undefined }) {
  const words = useWords();
  const dates = useDates();
  const use = usePart(agencyParts.profile);
  const { busy } = useStateOf(use.state$);
  const country = useCountryName();
  const until = (date: IsoDate) => words('agency-until', { date: dates.numeric(date) });
  const lines = profile === undefined ? [] : linesOf(kind, profile, until, country, words);
  return (
    <Card
      title={words(`agency-${kind}s`)}
      fact={kind === 'card' ? words('agency-cards-fact') : undefined}
      flush
      aside={
        <Button act={savingAct[kind]} size={32} icon={Plus} onClick={() => use.open(kind)}>
          {words('agency-add')}
          <span className="unseen"> {words(`agency-${kind}`)}</span>
        </Button>
      }
    >
      {profile === undefined ? <SkeletonRows rows={2} height="44px" /> : null}
      {profile !== undefined && lines.length === 0 ? (
        <p className={styles.none}>{words(`agency-no-${kind}s`)}</p>
      ) : null}
      {lines.map(({ recordId, name, facts, fields }) => (
        <div key={recordId} className={styles.record}>
          <div className={styles.recordBody}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className={styles.quiet}>{facts}</span>
          </div>
          {kind === 'card' ? null : (
            <Button variant="quiet" size={32} onClick={() => use.open(kind, { ...fields, recordId })}>
              {words('agency-change')}
              <span className="unseen"> {name}</span>
            </Button>
          )}
          <IconButton
            act={deletingAct[kind]}
            label={words('agency-delete-named', { name })}
            icon={Trash2}
            size={32}
            aria-disabled={busy !== undefined || undefined}
            onClick={() => void use.remove(kind, recordId)}
          />
        </div>
      ))}
    </Card>
  );
}

function linesOf(
  kind: MasterKind,
  profile: CompleteProfile,
  until: (date: IsoDate) => string,
  country: (code: string) => string,
  words: ReturnType<typeof useWords>,
): readonly Line[] {
  const comma = words('design-comma');
  switch (kind) {
    case 'passport':
      return profile.passports.map(({ recordId, ...fields }) => ({
        recordId,
        name: fields.number,
        facts: [
          until(fields.expiresOn),
          country(fields.country),
          ...(fields.placeOfIssue === fields.country ? [] : [country(fields.placeOfIssue)]),
        ].join(comma),
        fields,
      }));
    case 'visa':
      return profile.visas.map(({ recordId, ...fields }) => ({
        recordId,
        name: fields.number,
        facts: [
          until(fields.expiresOn),
          country(fields.country),
          fields.kind,
          words(`agency-entries-${fields.entries}`),
        ].join(comma),
        fields,
      }));
    case 'card':
      return profile.cards.map(({ recordId, brand, lastFour, holder, expires }) => ({
        recordId,
        name: words('agency-card-ends', { brand: words(`agency-brand-${brand}`), digits: lastFour }),
        facts: (
          <>
            {holder}
            {comma}
            <bdi dir="ltr">{`${expires.slice(5)}/${expires.slice(2, 4)}`}</bdi>
          </>
        ),
        fields: {},
      }));
    case 'membership':
      return profile.memberships.map(({ recordId, ...fields }) => ({
        recordId,
        name: `${fields.programme} ${fields.number}`,
        facts: [
          ...(fields.expiresOn === undefined ? [] : [until(fields.expiresOn)]),
          words(`agency-membership-${fields.kind}`),
        ].join(comma),
        fields,
      }));
  }
}
