/** The catalogue bound to the desk: for each operation, by its key and its aliases, the method that answers it. */
import type { Effect } from 'effect';
import type { Desk } from '#application/desk/desk.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Catalogue, catalogue } from '#infrastructure/wire/catalogue.ts';
import { type Operation, operationKey } from '#infrastructure/wire/form/operation.ts';
import { type OtherNames, wireProducts } from '#infrastructure/wire/products.ts';

/** An operation of any request and answer; what `answer` is given must have been read by its own request codec. */
export interface BoundOperation {
  readonly key: string;
  /** Further keys of the same. */
  readonly aliases: readonly string[];
  /** `flight.search`: for logs and metrics. */
  readonly name: string;
  readonly operation: Operation<unknown, unknown>;
  readonly answer: (desk: Desk, request: unknown) => Effect.Effect<unknown, DeskFailure>;
}

function bind<Area extends keyof Desk, Method extends keyof Desk[Area] & keyof Catalogue[Area] & string>(
  all: Catalogue,
  area: Area,
  method: Method,
  otherNames: OtherNames,
): BoundOperation {
  // The catalogue is a mapped type over the desk: this operation's request is this method's, and so is its answer.
  const operation = all[area][method] as Operation<unknown, unknown>;
  return {
    key: operationKey(operation.opid, operation.actioncode),
    aliases: (otherNames[area] ?? []).flatMap((names) => names[method] ?? []),
    name: `${area}.${method}`,
    operation,
    answer: (desk, request) => {
      const methods = desk[area];
      const ask = methods[method] as (request: unknown) => Effect.Effect<unknown, DeskFailure>;
      return ask.call(methods, request);
    },
  };
}

/** Every operation, in the order of the catalogue. */
export function bindAll(all: Catalogue, otherNames: OtherNames): readonly BoundOperation[] {
  const bindArea = <Area extends keyof Desk>(area: Area): BoundOperation[] => {
    // The keys of an area's operations are the names of its desk's methods.
    const methods = Object.keys(all[area]) as (keyof Desk[Area] & keyof Catalogue[Area] & string)[];
    return methods.map((method) => bind(all, area, method, otherNames));
  };
  return (Object.keys(all) as (keyof Desk)[]).flatMap((area) => bindArea(area));
}

export const boundOperations = bindAll(catalogue, wireProducts.otherNames);

/** What `v2dispatch.jsp` answers, by opid and actioncode; an alias keeps its name, for logs and metrics. */
export function dispatched(bound: readonly BoundOperation[]): ReadonlyMap<string, BoundOperation> {
  return new Map(
    bound
      .filter(({ operation }) => operation.opid !== '')
      .flatMap((each) => [each.key, ...each.aliases].map((key) => [key, { ...each, key }] as const)),
  );
}

export const dispatchOperations = dispatched(boundOperations);

/** What `appv2.jsp` answers. */
export const configurationOperation: BoundOperation = bind(catalogue, 'configuration', 'read', {});
