import { z } from 'zod';

/** A list that stops at its first wrong item: a file with millions of them would otherwise fill the memory with issues. */
export function listOf<Item extends z.ZodType>(item: Item, mostItems = Number.POSITIVE_INFINITY) {
  return z.unknown().transform((value, context): z.output<Item>[] => {
    if (!Array.isArray(value)) {
      context.addIssue({ code: 'invalid_type', expected: 'array', input: value });
      return z.NEVER;
    }
    if (value.length > mostItems) {
      context.addIssue({ code: 'too_big', origin: 'array', maximum: mostItems, inclusive: true, input: value });
      return z.NEVER;
    }
    const items: z.output<Item>[] = [];
    for (const [index, element] of value.entries()) {
      const result = item.safeParse(element);
      if (!result.success) {
        for (const issue of result.error.issues)
          context.issues.push({ ...issue, path: [index, ...issue.path], input: element });
        return z.NEVER;
      }
      items.push(result.data);
    }
    return items;
  });
}
