/** The supplier of a deployment that has no other: the sandbox, over the deployment's own database. */
import { createHash } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { readFaults } from '../suppliers/sandbox/faults.ts';
import { SandboxFlightSupplier } from '../suppliers/sandbox/sandbox-flight-supplier.ts';
import { given, ports } from './parts.ts';

export const sandbox = new ContainerModule(({ bind }) => {
  bind(ports.suppliers)
    .toResolvedValue(
      (airports, database, { sandbox: { seed, faults }, businessZone }) => [
        new SandboxFlightSupplier(airports, database, {
          seed: createHash('sha256').update(seed).digest().readUInt32BE(0),
          businessZone,
          faults: readFaults(faults),
        }),
      ],
      [given.airports, given.database, given.settings],
    )
    .inSingletonScope();
});
