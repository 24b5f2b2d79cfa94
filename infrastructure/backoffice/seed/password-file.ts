/** Where the owner reads the demonstration's password. It is there only where a database was filled. */
import { join } from 'node:path';

export function passwordFileIn(dataDir: string): string {
  return join(dataDir, 'demonstration-password.txt');
}
