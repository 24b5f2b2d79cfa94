/** The schema of this program. What has been released is never edited: a change is a migration more, at the end. */
import { baseline } from '../schema/baseline.ts';
import { routines } from '../routines/routines.ts';
import type { Schema } from './migrate.ts';

export const schema: Schema = { baseline, migrations: [], routines };
