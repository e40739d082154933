/** '40.7725; -73.9835' in the language's figures; nothing unless both are known. */
export function formatCoordinates(
  latitude: number | null,
  longitude: number | null,
  language: string,
): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  const write = (degrees: number) => degrees.toLocaleString(language, { maximumFractionDigits: 4 });
  return `${write(latitude)}; ${write(longitude)}`;
}
