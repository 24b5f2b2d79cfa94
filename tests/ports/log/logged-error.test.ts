/** What the log says of an error: kind, message, code and place; never what a driver hung on it. */
import { describe, expect, it } from 'vitest';
import { loggedError, troubleOf } from '#infrastructure/backoffice/machine/logged-error.ts';

const lost = Object.assign(new Error('terminating connection', { cause: new TypeError('the socket ended') }), {
  code: '57P01',
  detail: 'Key (login)=(asha@example.com) already exists.',
  client: { password: 'secret', host: 'db.example' },
});

describe('an error in the log', () => {
  it('is its message and code, where it heals by itself', () => {
    expect(troubleOf(lost)).toEqual({ trouble: { message: 'terminating connection', code: '57P01' } });
    expect(troubleOf('gone')).toEqual({ trouble: { message: 'gone' } });
  });

  it('has kind, place and what it came from, and nothing else', () => {
    expect(loggedError(lost)).toEqual({
      type: 'Error',
      message: 'terminating connection',
      code: '57P01',
      stack: lost.stack,
      cause: { type: 'TypeError', message: 'the socket ended', stack: expect.any(String) },
    });
    expect(JSON.stringify(loggedError(lost))).not.toMatch(/secret|asha@example/);
  });
});
