import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { domainsOn } from '#platform/modules.ts'
import { commandPaletteContract } from '../contract.ts'

export const commandPalette = defineDomain({
  routes: serve(commandPaletteContract, {
    find: async (context, input) => {
      if (!input.q) return { data: [] }
      const domains = await domainsOn(context)
      const found = await Promise.all(domains.map(({ find }) => find?.(context, input.q) ?? []))
      return { data: found.flat() }
    },
  }),
})
