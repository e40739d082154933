import { answerTasks } from '#workers/answer-tasks.ts';

/** Returns the id of the process, or hangs, throws or fills the memory as the task says. */
answerTasks(async (task: 'who' | 'hang' | 'throw' | 'fill') => {
  if (task === 'throw') throw new Error('torn');
  if (task === 'fill') fill([]);
  if (task === 'hang') await new Promise(() => undefined);
  return process.pid;
});

function fill(held: unknown[]): never {
  for (;;) held.push(Array.from({ length: 10_000 }, () => ({})));
}
