import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TICKET_PROCESS } from '../../apps/api/src/documents/tickets/render-tickets.ts';
import type { RenderedTickets, TicketSheet } from '../../apps/api/src/documents/tickets/ticket-sheet.ts';

export interface TicketProcess {
  draw(sheet: TicketSheet): Promise<{ ms: number; bytes: number }>;
  /** The peak memory of the process; undefined if the system does not report it. */
  readPeakBytes(): number | undefined;
  stop(): void;
}

/** Starts a program that draws tickets, as the server does; a source file runs through tsx. */
export function startTicketProcess(file: string): TicketProcess {
  const { execArgv, env } = TICKET_PROCESS;
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = fork(file, { execArgv: [...loader, ...execArgv], env, serialization: 'advanced' });
  return {
    draw: (sheet) => {
      const startedAt = performance.now();
      return new Promise((resolve, reject) => {
        const listen = (message: { answer?: RenderedTickets; failure?: string }) => {
          if (message.failure !== undefined) reject(new Error(message.failure));
          if (message.answer === undefined) return;
          child.off('message', listen);
          resolve({ ms: performance.now() - startedAt, bytes: message.answer.pdf.length });
        };
        child.on('message', listen).once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
        child.send({ task: sheet });
      });
    },
    readPeakBytes: () => {
      if (process.platform !== 'linux') return undefined;
      const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
    },
    stop: () => child.disconnect(),
  };
}
