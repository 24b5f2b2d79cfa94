/** The examples of the reference, by operation, and as they are sent. */
import type { Desk } from '#application/desk/desk.ts';
import type { Example, Reference } from '#infrastructure/wire/reference/area-reference.ts';
import { type CatalogueReference, catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import type { BoundOperation } from '../bound-operations.ts';

type AnyExample = Partial<Pick<Example<unknown, unknown>, 'title'>> & Omit<Example<unknown, unknown>, 'title'>;

/** What is said of an operation, by the name under which it is bound. */
export function referenceOf({ name }: BoundOperation): Reference<unknown, unknown> {
  const [area = '', method = ''] = name.split('.');
  const reference = byArea(catalogueReference)[area]?.[method];
  if (reference === undefined) throw new Error(`No example of ${name}`);
  return reference;
}

/** All examples of an operation: the first has no title. */
export function examplesOf(bound: BoundOperation): readonly AnyExample[] {
  const { request, answer, more = [] } = referenceOf(bound);
  return [{ request, answer }, ...more];
}

/** The fields of a form, nested. */
export function sentFields({ operation }: BoundOperation, request: unknown): Readonly<Record<string, unknown>> {
  const written = operation.request.write(request);
  return {
    opid: operation.opid,
    ...(operation.actioncode !== undefined && { actioncode: operation.actioncode }),
    ...(operation.session && { sessiontoken: '…' }),
    resultformat: 'JSON',
    ...(typeof written === 'object' && written),
  };
}

type ByArea = Readonly<Record<string, Readonly<Record<string, Reference<unknown, unknown>>>>>;

function byArea(reference: CatalogueReference): ByArea & Readonly<Record<keyof Desk, unknown>> {
  return reference;
}
