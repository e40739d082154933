/** Resolves with the time of the next frame. */
export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Resolves after the next frame is painted and handed over, which is at the start of the frame after it. */
export async function painted(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Runs one step per frame and returns the gaps between the frames in milliseconds. */
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
