/** Files of names that a group's form is given. */
import type { Desk } from '../harness/desk.ts';

const header = 'type,title,first_name,last_name,dob,gender';

/** A title that is not an adult's, a digit in a name, a day that is none; a child of 25; somebody twice. */
export const wrongNames = [
  header,
  'adult,Mr,Arun,Rao,1988-03-12,male',
  'adult,Mstr,L33la,Rao,1989-02-30,F',
  'child,Mstr,Kiran,Rao,2001-06-01,m',
  'adult,Mr,Arun,Rao,1988-03-12,male',
].join('\r\n');

export const goodNames = [
  header,
  ...[...'abcdefghij'].map((letter) => `adult,Mr,"Arun${letter}",Rao,12/03/1988,male`),
].join('\r\n');

export async function chooseFile({ page }: Desk, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
