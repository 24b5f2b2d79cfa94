/** What is wrong with a value that a schema refused, in the words of the wire: a code, and the path by wire names. */
import type { SchemaIssue } from 'effect';
import type { Violation } from '#domain/rules/violation.ts';
import { spellWire } from './codec.ts';

/** What a leaf's own check is annotated with, to be found again where it fails. */
export type Complaint = Pick<Violation, 'code' | 'params'>;

const mostComplaints = 100;

/** Each once at its place, and a hundred at most. */
export function violationsOf(issue: SchemaIssue.Issue): readonly Violation[] {
  const byPlace = new Map(all(issue, [], undefined).map((each) => [`${each.code} ${each.path}`, each]));
  return [...byPlace.values()].slice(0, mostComplaints);
}

function all(issue: SchemaIssue.Issue, path: readonly PropertyKey[], complaint: Complaint | undefined): Violation[] {
  switch (issue._tag) {
    case 'Pointer':
      return all(issue.issue, [...path, ...issue.path], undefined);
    case 'Composite':
      return issue.issues.flatMap((each) => all(each, path, complaint));
    case 'Encoding':
      return all(issue.issue, path, complaint);
    case 'Filter':
      return all(issue.issue, path, complaintOf(issue.filter.annotations?.['complaint']) ?? complaint);
    case 'MissingKey':
      return [{ code: 'required', path: spell(path) }];
    case 'InvalidValue': {
      const said = issue.annotations?.['message'];
      return [{ ...(complaint ?? { code: typeof said === 'string' ? said : 'not-a-choice' }), path: spell(path) }];
    }
    default:
      return [{ ...(complaint ?? { code: 'not-a-choice' }), path: spell(path) }];
  }
}

function complaintOf(annotation: unknown): Complaint | undefined {
  // The annotation is written by `leaf` alone.
  return typeof annotation === 'object' && annotation !== null ? (annotation as Complaint) : undefined;
}

function spell(path: readonly PropertyKey[]): string {
  return spellWire(path.map((step) => (typeof step === 'number' ? step : String(step))));
}
