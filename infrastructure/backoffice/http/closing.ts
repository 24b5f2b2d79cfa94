/**
 * The end of an HTTP server. Work at hand is answered, and each of these answers closes its connection; connections at
 * rest are closed at once, and those that only began to ask, or would be kept open for more, shortly after the last answer.
 */
import type { FastifyInstance } from 'fastify';

const lookMilliseconds = 100;
/** From the last answer until whatever is still connected is cut off: time for its bytes to arrive. */
const lastMilliseconds = 1000;

export function closeWithLastAnswer(app: FastifyInstance): void {
  let isClosing = false;
  const atWork = new WeakSet<object>();
  let answersDue = 0;
  let looking: NodeJS.Timeout | undefined;
  // What has not arrived whole is not yet work.
  app.addHook('preHandler', (request, _reply, done) => {
    atWork.add(request.raw);
    answersDue += 1;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (atWork.delete(request.raw)) answersDue -= 1;
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    let rested = 0;
    looking = setInterval(() => {
      app.server.closeIdleConnections();
      rested = answersDue === 0 ? rested + lookMilliseconds : 0;
      if (rested >= lastMilliseconds) app.server.closeAllConnections();
    }, lookMilliseconds);
  });
  app.addHook('onClose', async () => clearInterval(looking));
}
