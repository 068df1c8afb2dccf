import { readSection } from '#domains/site/server/sections.ts'
import type { Context } from '#platform/context.ts'
import { coffeeName } from '../coffee.ts'

/** The gallery as the owner set it. A picture named twice is listed once, with its first caption. */
export async function listCoffees(context: Context) {
  const captions = new Map<string, string>()
  for (const { image, caption } of await readSection(context, 'coffees')) {
    const name = coffeeName(image)
    if (!captions.has(name)) captions.set(name, caption)
  }
  return { result: true as const, data: [...captions.keys()], captions: Object.fromEntries(captions) }
}
