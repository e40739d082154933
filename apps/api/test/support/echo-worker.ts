import { answerTasks } from '#workers/answer-tasks.ts';

/** Says which process it is, or does as it is told. */
answerTasks(async (task: 'who' | 'hang' | 'throw' | 'fill') => {
  if (task === 'throw') throw new Error('torn');
  if (task === 'fill') fill([]);
  if (task === 'hang') await new Promise(() => undefined);
  return process.pid;
});

function fill(held: unknown[]): never {
  for (;;) held.push(Array.from({ length: 10_000 }, () => ({})));
}
