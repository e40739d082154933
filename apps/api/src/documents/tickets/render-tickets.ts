import { AppError } from '#errors.ts';
import { Semaphore } from '#workers/semaphore.ts';
import { WorkerPool } from '#workers/worker-pool.ts';
import type { RenderedTickets, TicketSheet } from './ticket-sheet.ts';

const busy = (detail: string) => new AppError('BUSY', { detail });

/** Renders two files at a time. Other files wait in a queue that is fair to every caller. */
const semaphore = new Semaphore({
  capacity: 2,
  longestWaitMs: 20_000,
  most: 40,
  mostOfOne: 10,
  refuse: () => busy('Other tickets are being drawn. Try again in a moment.'),
});
/**
 * A thousand tickets need half of this heap, and a process that needs more is ended. The allocator returns large blocks
 * immediately, young objects are collected early and code is kept small, so that the process stays small.
 */
export const TICKET_PROCESS = {
  execArgv: ['--expose-gc', '--max-old-space-size=256', '--max-semi-space-size=1', '--optimize-for-size'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '2' },
};
/** Opens the processes that draw, with a limit of time and memory for each file. */
export const openTicketProcesses = ({ timeLimitMs = 60_000, execArgv = TICKET_PROCESS.execArgv } = {}) =>
  new WorkerPool<TicketSheet, RenderedTickets>({
    program: { name: 'ticket-program', importer: import.meta.url, env: TICKET_PROCESS.env, execArgv },
    restMs: 30_000,
    timeLimitMs,
    refuseSlow: () => busy('The tickets took too long to draw. Draw fewer at once.'),
    refuseDeadly: (end) => (end.signal ? busy('The tickets needed too much memory. Draw fewer at once.') : end),
  });
const processes = openTicketProcesses();

/**
 * Draws tickets as one PDF in a process of its own, with limits of time and memory. Throws BUSY while too many others
 * are being drawn, and for tickets that take too long or too much memory. `who`, such as the promoter's id, keeps the
 * queue fair.
 */
export const renderTickets = (sheet: TicketSheet, who = 0): Promise<RenderedTickets> =>
  semaphore.run(() => processes.ask(sheet), { who });
