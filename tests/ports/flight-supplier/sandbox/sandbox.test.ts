import { describe } from 'vitest';
import { databases } from '#tests/support/databases.ts';
import { sandboxCase } from './case.ts';
import { flightSupplierSuite } from '../suite.ts';

describe.each(databases())('SandboxFlightSupplier on the $kind database', ({ fresh }) => {
  flightSupplierSuite(sandboxCase(fresh));
});
