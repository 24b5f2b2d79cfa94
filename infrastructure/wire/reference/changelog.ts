/** The version of the wire and what changed in it: a first figure more breaks clients, a second adds, a third puts right. */

export interface Release {
  readonly version: string;
  readonly changes: readonly string[];
}

/** Newest first. */
export const changelog: readonly [Release, ...Release[]] = [
  {
    version: '2.1.0',
    changes: [
      'This reference tells of every field its type, whether it must be there, its length, default and values, and /docs/openapi.json says the same for programs.',
      'Entries of LEDGER have hash, previoushash and sealedtext, from which anybody can recompute the chain.',
      'FAREQUOTE answers 902 with return-fare-alone, no longer 906, where a special return fare is not taken in both directions of one airline.',
    ],
  },
  { version: '2.0.0', changes: ['The wire as it was first described here.'] },
];

export const wireVersion: string = changelog[0].version;
