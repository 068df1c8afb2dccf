import { readSection } from '#domains/site/server/sections.ts'
import type { Context } from '#platform/context.ts'
import { serve } from '#platform/http/calls.ts'
import { coffeeName } from '../coffee.ts'
import { coffeeContract } from '../contract.ts'

export const coffeeRoutes = serve(coffeeContract, {
  list: listCoffees,
})

/** The coffees of the gallery, as set in the site's settings. A picture that is there twice is listed once, with its first caption. */
async function listCoffees(context: Context) {
  const captions = new Map<string, string>()
  for (const { image, caption } of await readSection(context, 'coffees')) {
    const name = coffeeName(image)
    if (!captions.has(name)) captions.set(name, caption)
  }
  return { result: true as const, data: [...captions.keys()], captions: Object.fromEntries(captions) }
}
