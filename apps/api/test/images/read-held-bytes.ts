import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the bytes of memory of this process and those it has started, as Linux counts them, with shared pages counted
 * once; elsewhere only those of this process.
 */
export function readHeldBytes(): number {
  if (!existsSync(CHILDREN)) return process.memoryUsage.rss();
  const pids = ['self', ...readFileSync(CHILDREN, 'utf8').split(' ').filter(Boolean)];
  return pids.reduce((sum, pid) => sum + readShareBytes(pid), 0);
}

const CHILDREN = `/proc/self/task/${process.pid}/children`;

/** Returns 0 for a process that has just ended. */
function readShareBytes(pid: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
