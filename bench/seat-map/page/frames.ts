/** The time of the next frame. */
export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Until what the next frame paints has been handed over: the frame after it begins. */
export async function painted(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Runs one step a frame and answers the gaps between the frames in milliseconds. */
export async function timeFrames(count: number, step: (frame: number) => void): Promise<number[]> {
  const gaps: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < count; frame++) {
    step(frame);
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}
