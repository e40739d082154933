import { PDF } from '@parterre/contract/wire/file-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '#addresses.ts';
import { isUnavailable } from '#db/database-error.ts';
import { AppError } from '#errors.ts';
import type { Log } from '#process/log.ts';
import { PUBLIC_HEADERS, sendDeadEnd } from '../dead-end-page.ts';
import { createQuota } from '../quota.ts';
import { readVisitor } from '../visitor.ts';

export interface TicketLinkDeps {
  links: {
    draw(link: {
      showCode: string;
      orderId: string;
      proof: string;
      form: 'PAPER' | 'PHONE';
    }): Promise<Uint8Array | undefined>;
  };
  now: () => Date;
  addresses: Pick<Addresses, 'siteAt'>;
  log: Log;
}

interface Route {
  Params: { showCode: string; orderId: string; proof: string };
  Querystring: { form?: string };
}

/** People open their own links a few times. A client that opens more guesses links or overloads the renderer. */
const MISSES = { most: 20, windowMs: 60_000 };
const DRAWN = { most: 30, windowMs: 60_000 };
const RETRY_SECONDS = 30;

/**
 * Serves `/t/:showCode/:orderId/:proof`, the link in a mail of tickets: their PDF, `?form=phone` as pages for a phone,
 * or a page that says that the link is invalid.
 */
export async function mountTicketLinks(app: FastifyInstance, deps: TicketLinkDeps): Promise<void> {
  const misses = createQuota(MISSES);
  const drawn = createQuota(DRAWN);

  const open = async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const now = deps.now();
    const { network } = readVisitor(request.ip, request.headers);
    if (misses.waitMs(network, now) > 0 || !drawn.spend(network, now)) return sendBusy(request, reply.code(429));
    const { form, ...rest } = { ...request.query, ...request.params };
    const pdf = await deps.links.draw({ ...rest, form: form === 'phone' ? 'PHONE' : 'PAPER' });
    if (!pdf) {
      misses.spend(network, now);
      return sendDeadEnd(request, reply.code(404), { kind: 'nowhere', siteAt: deps.addresses.siteAt });
    }
    return reply
      .headers({ ...PUBLIC_HEADERS, 'content-disposition': `inline; filename="tickets-${rest.orderId}.pdf"` })
      .type(PDF)
      .send(pdf);
  };

  const sendBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendDeadEnd(request, reply.header('retry-after', RETRY_SECONDS), { kind: 'busy', siteAt: deps.addresses.siteAt });

  await app.register(async (links) => {
    links.setErrorHandler((error, request, reply) => {
      const isBusy = isUnavailable(error) || (error instanceof AppError && error.code === 'BUSY');
      if (!isBusy) deps.log.error({ err: error, requestId: request.id }, 'a link to tickets failed');
      return sendBusy(request, reply.code(isBusy ? 503 : 500));
    });
    links.get<Route>('/t/:showCode/:orderId/:proof', open);
  });
}
