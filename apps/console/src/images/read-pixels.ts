/** Width and height of a picture as it is seen, upright; undefined for what the browser cannot read. */
export async function readPixels(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
