import { createServer } from 'node:http';
import { renderTickets } from '../../apps/api/src/documents/tickets/render-tickets.ts';
import { makeTickets } from './make-tickets.ts';

/** A server that answers calls and, on a message with the numbers of tickets, draws that many files. */
const server = createServer((_request, response) => response.end('{"status":"ok"}'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('message', async (count: number) => {
  await Promise.all([1, 2].map((who) => renderTickets(makeTickets(count), who)));
  process.send?.({ isDone: true });
});
