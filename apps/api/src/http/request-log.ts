import type { FastifyInstance } from 'fastify';

/** Logs one line per request: method, path template (no ids, codes or e-mail addresses), status, time, request id. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      operationId: request.routeOptions.config.operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(fields, 'request');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}
