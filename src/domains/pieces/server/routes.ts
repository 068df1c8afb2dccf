import { readSection } from '#domains/site/server/sections.ts'
import { serve } from '#platform/http/calls.ts'
import { piecesContract } from '../contract.ts'
import { countTrial, listTrials } from './trials.ts'

export const piecesRoutes = serve(piecesContract, {
  rules: async (context) => ({ data: await readSection(context, 'pieces') }),
  tried: countTrial,
  trials: listTrials,
})
