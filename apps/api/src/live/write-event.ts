/** Writes the events of one stream, which the contract lists by name, in the form of the HTML standard. */
export const createEventWriter =
  <Events>(): EventWriter<Events> =>
  (name, data, id) =>
    // JSON has no line breaks of its own.
    Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** `id` is the cursor to continue from. */
type EventWriter<Events> = <Name extends keyof Events & string>(name: Name, data: Events[Name], id?: string) => Buffer;
