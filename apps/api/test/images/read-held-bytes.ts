import { existsSync, readFileSync } from 'node:fs';

/**
 * Bytes of memory this process and those it has started take, pages they share counted once, as Linux counts them;
 * elsewhere its own alone.
 */
export function readHeldBytes(): number {
  if (!existsSync(CHILDREN)) return process.memoryUsage.rss();
  const pids = ['self', ...readFileSync(CHILDREN, 'utf8').split(' ').filter(Boolean)];
  return pids.reduce((sum, pid) => sum + readShareBytes(pid), 0);
}

const CHILDREN = `/proc/self/task/${process.pid}/children`;

/** 0 for a process that has just ended. */
function readShareBytes(pid: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
